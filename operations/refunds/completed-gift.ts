import { type Donation } from '../../db/queries/gifts/gifts';
import { GivingError } from '../../domain/errors';

const WHY_NOT = {
  pending: 'The gift is not completed yet.',
  failed: 'The gift failed: nothing was charged, so there is nothing to refund.',
  refunded: 'The gift was refunded in full.',
  disputed: 'The gift is disputed: its money is with the issuer until the dispute ends.',
};

/** Throws CONFLICT if the gift is not completed, because only a completed gift has money to return. */
export function requireCompleted(gift: Pick<Donation, 'status'>): void {
  if (gift.status === 'completed') return;
  throw new GivingError('CONFLICT', WHY_NOT[gift.status], { status: gift.status });
}
