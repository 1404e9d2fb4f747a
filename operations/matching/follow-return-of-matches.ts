import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { findChargeIdOfGift, lockMatchingCharge } from '../../db/queries/matching/charges';
import { requireRow } from '../../domain/errors';
import { failMatchesOfCharge } from './fail-matches';
import { giveBackMatches } from './give-back-matches';

/**
 * Lets matches follow the returns of the sponsor's gift that paid them. If nothing is left of that gift, its matches
 * fail. After a dispute that the charity won, what waited for its end goes back to the sponsor.
 */
export async function followReturnOfMatches(
  tx: Database,
  { gift, status, at }: { gift: Donation; status: Donation['status']; at: Date },
): Promise<void> {
  if (gift.campaignId === null) return;
  const chargeId = await findChargeIdOfGift(tx, gift.id);
  if (chargeId === undefined) return;
  if (status === 'completed') {
    await giveBackMatches(tx, { chargeId, at });
    return;
  }
  if (status !== 'refunded') return;
  const charge = requireRow(await lockMatchingCharge(tx, chargeId), chargeId);
  const failure = { code: 'RETURNED', message: "The sponsor's payment was returned." };
  if (charge.status === 'charged') await failMatchesOfCharge(tx, { charge, failure, at });
}
