/** Requests of one credential that come while it is being looked up are looked up together, by the next statement. */
import { type Admitted } from '../../db/queries/access/api-keys';

/** Looks a credential up and counts so many requests of it; the use is that of the last one. */
type LookUp = (credential: string, requests: number) => Promise<Admitted | undefined>;

interface Waiter {
  resolve: (admitted: Admitted | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * They would queue for the row of its hour anyway. Each is counted, and none is admitted by a statement that began before
 * it came: a key that was revoked meanwhile is refused.
 */
export function admitTogether(lookUp: LookUp): (credential: string) => Promise<Admitted | undefined> {
  /** By credential, those who came since its statement began. */
  const waiting = new Map<string, Waiter[]>();

  const answer = async (credential: string, waiters: Waiter[]): Promise<void> => {
    try {
      const admitted = await lookUp(credential, waiters.length);
      waiters.forEach(({ resolve }, index) =>
        resolve(admitted && before(admitted, waiters.length - 1 - index)),
      );
    } catch (error) {
      for (const { reject } of waiters) reject(error);
    }
  };
  const answerAll = async (credential: string, first: Waiter): Promise<void> => {
    for (let next = [first]; next.length > 0; next = waiting.get(credential) ?? []) {
      waiting.set(credential, []);
      await answer(credential, next);
    }
    waiting.delete(credential);
  };

  return (credential) =>
    new Promise((resolve, reject) => {
      const others = waiting.get(credential);
      if (others === undefined) void answerAll(credential, { resolve, reject });
      else others.push({ resolve, reject });
    });
}

/** What the request got that was counted so many places before the last. */
function before({ actor, use }: Admitted, places: number): Admitted {
  return { actor, use: { ...use, used: use.used - places } };
}
