import { type Database } from '../../db/database';
import { bindStoredSource } from '../../db/queries/sources/sources';
import { validationError } from '../../domain/errors';
import { type PayingSource } from '../gifts/payment';

/**
 * Binds a guest's source to the gift or plan that it pays, so that it cannot pay anything else. If two gifts or plans
 * use the source concurrently, the second is refused.
 */
export async function bindSource(
  tx: Database,
  { source, isGuests, boundTo }: Pick<PayingSource, 'source' | 'isGuests' | 'boundTo'>,
  payee: string,
): Promise<void> {
  if (!isGuests || boundTo === payee) return;
  if (boundTo === null && (await bindStoredSource(tx, source, payee))) return;
  throw alreadyBound();
}

export function alreadyBound(field = 'source') {
  const message = 'pays only the gift or plan that a guest gave it for. Enter the payment details again.';
  return validationError([{ field, code: 'not_allowed', message }]);
}
