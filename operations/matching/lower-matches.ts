import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { listKeptMatches, lowerMatches } from '../../db/queries/matching/matches';
import { addUsed, lockPledge, markMatching } from '../../db/queries/matching/pledges';
import { requireRow } from '../../domain/errors';
import { leftOf, splitReturn } from '../../domain/matching/match';
import { takesGifts } from '../../domain/matching/pledge';

export interface PartlyReturned {
  /** The sponsor's gift. The caller has locked it. */
  gift: Donation;
  charge: { id: string; pledgeId: string };
  /** The sum of the gift's returned parts. */
  refundedMinor: bigint;
  at: Date;
}

/**
 * Lowers the matches of a charge to what is left of the sponsor's gift that paid them. Does nothing if the sponsor was
 * refunded for returned gifts, because their matches are already lower. Repeating is harmless.
 */
export async function lowerMatchesOfCharge(tx: Database, returned: PartlyReturned): Promise<void> {
  const { gift, charge, refundedMinor, at } = returned;
  const pledge = requireRow(await lockPledge(tx, charge.pledgeId), charge.pledgeId);
  const kept = await listKeptMatches(tx, charge.id);
  const keptMinor = kept.reduce((sum, match) => sum + match.keptMinor, 0n);
  const missingMinor = keptMinor - (gift.amountMinor - refundedMinor);
  if (missingMinor <= 0n) return;
  const shares = splitReturn(
    kept.map((match) => match.keptMinor),
    missingMinor,
  );
  const parts = kept.map(({ donationId }, index) => ({ donationId, minor: shares[index] ?? 0n }));
  const detail = 'A part of the match went back to its sponsor.';
  const lowered = parts.filter(({ minor }) => minor > 0n);
  await lowerMatches(tx, lowered, { detail, at });
  await addUsed(tx, pledge.id, -missingMinor);
  if (takesGifts(pledge, at)) await markMatching(tx, pledge.campaignId, leftOf(pledge) + missingMinor > 0n);
}
