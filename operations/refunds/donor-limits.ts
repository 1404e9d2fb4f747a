import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { lockDonorRefunds } from '../../db/queries/refunds/refunds';
import { DAY_MS } from '../../domain/days';
import { GivingError } from '../../domain/errors';
import {
  DONOR_REFUND_WINDOW_DAYS,
  DONOR_REFUNDS,
  isTooLateForDonor,
  REFUND_DAYS,
} from '../../domain/refunds/refund';

export interface DonorRequest {
  userId: string;
  environment: keyof typeof DONOR_REFUNDS;
  at: Date;
}

/**
 * Refuses a donor who has requested too many refunds, or who requests one too long after the gift was
 * completed.
 */
export async function checkDonorLimits(
  tx: Database,
  gift: Pick<Donation, 'settledAt'>,
  { userId, environment, at }: DonorRequest,
): Promise<void> {
  if (gift.settledAt !== null && isTooLateForDonor(gift.settledAt, at)) {
    const message = `A donor can take a gift back within ${REFUND_DAYS} days of its completion. Ask the charity to refund it.`;
    throw new GivingError('CONFLICT', message, { completed_at: gift.settledAt.toISOString() });
  }
  const since = new Date(at.getTime() - DONOR_REFUND_WINDOW_DAYS * DAY_MS);
  const limit = DONOR_REFUNDS[environment];
  if ((await lockDonorRefunds(tx, userId, since)) < limit) return;
  throw new GivingError(
    'LIMIT_EXCEEDED',
    `A donor may request ${limit} refunds in ${DONOR_REFUND_WINDOW_DAYS} days. Ask the charity to refund the gift.`,
    { limit, days: DONOR_REFUND_WINDOW_DAYS },
  );
}
