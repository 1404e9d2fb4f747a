import { type Database } from '../../db/database';
import { lockDonation } from '../../db/queries/gifts/gifts';
import { findMatchingCharge } from '../../db/queries/matching/charges';
import { noteGivenBack } from '../../db/queries/matching/matches';
import { findTakenShare } from '../../db/queries/refunds/refunds';
import { requireRow } from '../../domain/errors';
import { smaller } from '../../domain/matching/match';
import { formatMoney } from '../../domain/money';
import { newId } from '../../new-id';
import { requestRefund } from '../refunds/request-refund';

/**
 * Refunds the sponsor, at the charity's cost, for charged matches whose gifts were returned. Does nothing while the
 * sponsor's gift is pending or disputed, because the end of that state calls this again. Repeating is harmless.
 */
export async function giveBackMatches(
  tx: Database,
  { chargeId, at }: { chargeId: string; at: Date },
): Promise<void> {
  const { status, donationId } = requireRow(await findMatchingCharge(tx, chargeId), chargeId);
  if (status !== 'charged' || donationId === null) return;
  const gift = requireRow(await lockDonation(tx, donationId), donationId);
  if (gift.status !== 'completed') return;
  const owedMinor = await noteGivenBack(tx, chargeId);
  const taken = await findTakenShare(tx, gift.id);
  const minor = smaller(owedMinor, gift.amountMinor - taken.amountMinor);
  if (minor === 0n) return;
  await requestRefund(tx, {
    id: newId('refund'),
    donationId: gift.id,
    amount: formatMoney({ currency: gift.currency, minor }),
    reason: 'Matched gifts were returned.',
    requestedBy: 'platform',
    requestedByUserId: gift.donorUserId,
    isOwed: true,
    // No effect here: the environment matters only for donors' requests.
    environment: 'production',
    at,
  });
}
