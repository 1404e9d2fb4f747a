/** Changes of the account, of which many need a recent sign-in. */
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { AuthenticationError, ConflictError, GivingApiError } from '../../client/index';
import { useSession } from './context';

interface OneKey {
  idempotencyKey: string;
}

type ActOptions<Answer, Asked> = Omit<UseMutationOptions<Answer, Error, Asked>, 'mutationFn'> & {
  act: (asked: Asked, options: OneKey) => Promise<Answer>;
};

/**
 * A change whose answer was lost is repeated under its Idempotency-Key, and so happens once. One that is refused for want
 * of a recent sign-in leaves for it, and stays busy until the page is gone.
 */
export function useAct<Answer, Asked = void>({
  act,
  ...options
}: ActOptions<Answer, Asked>): UseMutationResult<Answer, Error, Asked> {
  const { recent } = useSession();
  const last = useRef<OneKey & { asked: string }>(undefined);
  return useMutation({
    ...options,
    mutationFn: async (given) => {
      const asked = JSON.stringify([given]);
      if (last.current?.asked !== asked) last.current = { asked, idempotencyKey: crypto.randomUUID() };
      const { idempotencyKey } = last.current;
      try {
        const answer = await act(given, { idempotencyKey });
        last.current = undefined;
        return answer;
      } catch (error) {
        if (isAnswered(error)) last.current = undefined;
        if (recent === undefined || !isStepUp(error)) throw error;
        return recent.signInRecently();
      }
    },
  });
}

/** What the API answers before it looks at the key. It stores none of that. */
const BEFORE_THE_KEY = [401, 429];

/** The API repeats a refusal for the same key, so the next attempt needs another one. */
function isAnswered(error: unknown): boolean {
  if (!(error instanceof GivingApiError) || BEFORE_THE_KEY.includes(error.status)) return false;
  const isRunning = error instanceof ConflictError && error.retryAfterSeconds !== undefined;
  return error.status < 500 && !isRunning;
}

function isStepUp(error: unknown): boolean {
  return error instanceof AuthenticationError && error.details.reason === 'step_up';
}
