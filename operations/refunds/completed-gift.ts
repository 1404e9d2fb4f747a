import { type Donation } from '../../db/queries/gifts/gifts';
import { GivingError } from '../../domain/errors';

const WHY_NOT = {
  pending: 'The gift is not completed yet.',
  failed: 'The gift failed: nothing was charged, so there is nothing to refund.',
  refunded: 'The gift was refunded in full.',
  disputed: 'The gift is disputed: its money is with the issuer until the dispute ends.',
};

/**
 * Throws CONFLICT if the gift is not completed or was redirected, because only a completed gift has money to return.
 */
export function requireCompleted(gift: Pick<Donation, 'status' | 'redirectedTo'>): void {
  if (gift.redirectedTo !== null) {
    const message = 'The gift was redirected: the gift in details.redirected_to replaced it.';
    throw new GivingError('CONFLICT', message, { redirected_to: gift.redirectedTo });
  }
  if (gift.status === 'completed') return;
  throw new GivingError('CONFLICT', WHY_NOT[gift.status], { status: gift.status });
}
