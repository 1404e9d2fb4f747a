import { type Donation } from '../../db/queries/gifts/gifts';
import { GivingError } from '../../domain/errors';

const WHY_NOT = {
  pending: 'The gift is not completed yet.',
  failed: 'The gift failed: nothing was taken, so there is nothing to give back.',
  refunded: 'The gift was given back in full.',
  disputed: 'The gift is disputed: its money is with the issuer until the dispute ends.',
};

/** Refuses with CONFLICT unless the gift is completed: only then is its money here. */
export function requireCompleted(gift: Pick<Donation, 'status'>): void {
  if (gift.status === 'completed') return;
  throw new GivingError('CONFLICT', WHY_NOT[gift.status], { status: gift.status });
}
