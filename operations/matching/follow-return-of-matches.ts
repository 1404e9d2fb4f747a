import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { findChargeIdOfGift, lockMatchingCharge } from '../../db/queries/matching/charges';
import { requireRow } from '../../domain/errors';
import { failMatchesOfCharge } from './fail-matches';
import { giveBackMatches } from './give-back-matches';
import { lowerMatchesOfCharge } from './lower-matches';

export interface ReturnedSponsorsGift {
  /** The caller has locked the gift. */
  gift: Donation;
  status: Donation['status'];
  /** The sum of the gift's returned parts. */
  refundedMinor: bigint;
  at: Date;
}

/**
 * Adjusts charged matches after a refund or dispute of the sponsor's gift that paid them. Fails them if nothing is left
 * of that gift. Otherwise lowers them to what is left. Then pays the sponsor refunds that had to wait for the end of a
 * dispute.
 */
export async function followReturnOfMatches(tx: Database, returned: ReturnedSponsorsGift): Promise<void> {
  const { gift, status, refundedMinor, at } = returned;
  if (gift.campaignId === null || (status !== 'completed' && status !== 'refunded')) return;
  const chargeId = await findChargeIdOfGift(tx, gift.id);
  if (chargeId === undefined) return;
  const charge = requireRow(await lockMatchingCharge(tx, chargeId), chargeId);
  if (charge.status !== 'charged') return;
  if (status === 'completed') {
    await lowerMatchesOfCharge(tx, { gift, charge, refundedMinor, at });
    await giveBackMatches(tx, { chargeId, at });
    return;
  }
  const failure = { code: 'RETURNED', message: "The sponsor's payment was returned." };
  await failMatchesOfCharge(tx, { charge, failure, at });
}
