import { type Database } from '../../db/database';
import { type Donation, lockDonation } from '../../db/queries/gifts/gifts';
import { findMatchingCharge } from '../../db/queries/matching/charges';
import { findMatch, type GiftMatch, keepOfMatch } from '../../db/queries/matching/matches';
import { addUsed, lockPledge, markMatching, type Pledge } from '../../db/queries/matching/pledges';
import { requireRow } from '../../domain/errors';
import { keptOf, leftOf, smaller } from '../../domain/matching/match';
import { takesGifts } from '../../domain/matching/pledge';
import { giveBackMatches } from './give-back-matches';

export interface ChangedGift {
  gift: Donation;
  /** The sum of the gift's returned parts. The whole amount if the gift failed. */
  refundedMinor: bigint;
  at: Date;
}

/**
 * Adjusts a gift's match after the gift failed or parts of it were returned. Frees the reserved money for other gifts.
 * If the sponsor was already charged, refunds the sponsor.
 */
export async function followMatch(tx: Database, { gift, refundedMinor, at }: ChangedGift): Promise<void> {
  if (gift.campaignId === null) return;
  const found = await findMatch(tx, gift.id);
  if (found === undefined) return;
  await lockSponsorsGift(tx, found);
  const pledge = requireRow(await lockPledge(tx, found.pledgeId), found.pledgeId);
  const match = requireRow(await findMatch(tx, gift.id), gift.id);
  const keptMinor = nextKept(match, pledge, keptOf(match.reservedMinor, { ...gift, refundedMinor }));
  if (keptMinor === match.keptMinor) return;
  await keepOfMatch(tx, gift.id, keptMinor);
  await addUsed(tx, pledge.id, keptMinor - match.keptMinor);
  const leftMinor = leftOf(pledge) + match.keptMinor - keptMinor;
  if (takesGifts(pledge, at)) await markMatching(tx, pledge.campaignId, leftMinor > 0n);
  if (match.chargeId !== null) await giveBackMatches(tx, { chargeId: match.chargeId, at });
}

/** Locks the sponsor's gift before the pledge, as the end of that gift does. Another order could deadlock. */
async function lockSponsorsGift(tx: Database, { chargeId }: GiftMatch): Promise<void> {
  const charge = chargeId === null ? undefined : await findMatchingCharge(tx, chargeId);
  if (typeof charge?.donationId === 'string') await lockDonation(tx, charge.donationId);
}

/**
 * Returns the new kept amount. The amount grows if a refund failed after its completion, up to the money that the
 * pledge has left. It never grows after the match was charged or the pledge ended.
 */
function nextKept(match: GiftMatch, pledge: Pledge, wantedMinor: bigint): bigint {
  if (match.status === 'failed') return match.keptMinor;
  if (wantedMinor <= match.keptMinor) return wantedMinor;
  if (match.status !== 'reserved' || pledge.status !== 'accepted') return match.keptMinor;
  return smaller(wantedMinor, match.keptMinor + leftOf(pledge));
}
