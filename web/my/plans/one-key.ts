import { useMemo } from 'react';

/**
 * One Idempotency-Key for as long as a question is open and asks the same: if the first answer is lost, asking again
 * brings it, and changes nothing a second time.
 */
export function useOneKey(asked = ''): { idempotencyKey: string } {
  return useMemo(() => ({ idempotencyKey: crypto.randomUUID() }), [asked]);
}
