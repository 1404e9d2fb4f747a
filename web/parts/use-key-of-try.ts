import { useMemo, useState } from 'react';
import { GivingApiError } from '../../client/index';

interface KeyOfTry {
  options: { idempotencyKey: string };
  /** Tell it how each try went. */
  settle: (answer: unknown, error: Error | null) => void;
}

/**
 * One Idempotency-Key until the API has answered: only a request whose answer was lost is repeated under it. The API
 * keeps refusals, too, and a later try of the same thing may not be refused.
 */
export function useKeyOfTry(asked: string): KeyOfTry {
  const [answers, setAnswers] = useState(0);
  const options = useMemo(() => ({ idempotencyKey: crypto.randomUUID() }), [asked, answers]);
  const settle = (_answer: unknown, error: Error | null) => {
    if (error === null || isAnswer(error)) setAnswers((count) => count + 1);
  };
  return { options, settle };
}

/** After a failure of the server, or of something before it, nobody knows what was done. */
function isAnswer(error: Error): boolean {
  return error instanceof GivingApiError && error.code !== 'UNKNOWN' && error.status < 500;
}
