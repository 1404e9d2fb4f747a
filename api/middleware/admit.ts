import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Actor } from '../../db/queries/access/api-keys';
import { hashKey } from '../../gateways/credentials';
import { hourlyLimit } from './rate-limit';
import { type ApiContext, type Next, required } from './state';

type Check = (context: ApiContext, next: Next) => Promise<void>;

const KEPT_MS = 10_000;
const MOST_KEPT = 10_000;

/**
 * Who asks, within which limit and with which right: all checks have to pass before anything is answered. A read that says
 * so is begun beside them for a credential that passed them a moment ago; its answer, or its fault, waits for them.
 */
export function admit(checks: Check[]) {
  const expected = new ExpectedActors();
  return async (context: ApiContext, next: Next): Promise<void> => {
    const { isBegunEarly } = required(context.state.route, 'the route');
    if (isBegunEarly !== true) {
      await runChecks(checks, context);
      await next();
      return;
    }
    const credential = hashKey(context.get('Authorization'));
    const actor = expected.take(credential);
    if (actor === undefined) {
      await runChecks(checks, context);
      expected.keep(credential, context);
      await next();
      return;
    }
    context.state.actor = actor;
    const [checked, answered] = await Promise.allSettled([runChecksBeside(checks, context), next()]);
    if (checked.status === 'rejected') throw checked.reason;
    expected.keep(credential, context);
    if (answered.status === 'rejected') throw answered.reason;
  };
}

async function runChecks(checks: Check[], context: ApiContext): Promise<void> {
  for (const check of checks) await check(context, () => Promise.resolve());
}

/** The search is on its way after two turns of the event loop: then Postgres works while the engine does. */
async function runChecksBeside(checks: Check[], context: ApiContext): Promise<void> {
  await nextTurn();
  await nextTurn();
  await runChecks(checks, context);
}

/** Actors by the hash of the credential that admitted them; one that is refused once is not expected again. */
class ExpectedActors {
  private readonly kept = new Map<string, { actor: Actor; until: number }>();

  take(credential: string): Actor | undefined {
    const known = this.kept.get(credential);
    this.kept.delete(credential);
    return known !== undefined && known.until > performance.now() ? known.actor : undefined;
  }

  /** Keeps who was just admitted, unless the next request will be over the limit. */
  keep(credential: string, { state }: ApiContext): void {
    const actor = required(state.actor, 'the actor');
    if (required(state.rateUse, 'the rate use').used >= hourlyLimit(actor)) return;
    this.kept.set(credential, { actor, until: performance.now() + KEPT_MS });
    const [first] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && first !== undefined) this.kept.delete(first);
  }
}
