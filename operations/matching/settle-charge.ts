import { recordEvent } from '../../db/queries/events/record-events';
import { type Gift } from '../../db/queries/gifts/gifts';
import {
  findChargeIdOfGift,
  lockMatchingCharge,
  type MatchingCharge,
  updateMatchingCharge,
} from '../../db/queries/matching/charges';
import {
  countKeptMatches,
  failMatches,
  listKeptMatches,
  lowerMatches,
  settleMatches,
} from '../../db/queries/matching/matches';
import { addUsed, findPledge, lockPledge, markMatching } from '../../db/queries/matching/pledges';
import { requireRow } from '../../domain/errors';
import { matchesCharged, matchesFailed } from '../../domain/matching/events';
import { leftOf, splitReturn } from '../../domain/matching/match';
import { takesGifts } from '../../domain/matching/pledge';
import { type Act } from '../act';
import { endPledge, giveBackMatches, tellSponsor } from './end-pledge';
import { wakeMatching } from './start-matching';

export interface SettledGift {
  gift: Gift;
  /** Null if the gift was completed. */
  failure: { code: string; message: string } | null;
}

/**
 * Stores the outcome of a sponsor's gift in the charge that it pays. Call it in the transaction that completes or fails
 * the gift. The pledge's workflow decides whether a declined charge is retried. Returns true if the gift pays matches.
 * Its sponsor then gets a mail about matches instead of the usual mail about a gift. Does nothing for other gifts.
 */
export async function settleMatchingCharge({ tx, at }: Act, settled: SettledGift): Promise<boolean> {
  const { gift, failure } = settled;
  if (gift.campaignId === null) return false;
  const chargeId = await findChargeIdOfGift(tx, gift.id);
  if (chargeId === undefined) return false;
  const charge = requireRow(await lockMatchingCharge(tx, chargeId), chargeId);
  if (charge.status !== 'charging' || charge.donationId !== gift.id) return false;
  await wakeMatching(tx, charge.pledgeId);
  if (failure !== null) {
    const { code: failureCode, message: failureMessage } = failure;
    await updateMatchingCharge(tx, chargeId, { status: 'declined', failureCode, failureMessage });
    return true;
  }
  await updateMatchingCharge(tx, chargeId, { status: 'charged' });
  await settleMatches(tx, chargeId);
  const pledge = requireRow(await findPledge(tx, charge.pledgeId), charge.pledgeId);
  const { matches } = await countKeptMatches(tx, chargeId);
  const outcome = { donationId: gift.id, amountMinor: gift.amountMinor, matches: Math.max(1, matches) };
  await recordEvent(tx, matchesCharged(pledge, outcome), pledge, at);
  await tellSponsor(tx, 'matches_charged', { pledge, subject: gift.id });
  await giveBackMatches({ tx, at }, chargeId);
  return true;
}

export interface FailedCharge {
  /** The caller has locked the charge. */
  charge: MatchingCharge;
  failure: { code: string; message: string };
}

/**
 * Fails the matches of a charge that will never be paid, so their gifts are no longer matched. Also ends the pledge,
 * because its sponsor did not pay.
 */
export async function failMatchesOfCharge({ tx, at }: Act, { charge, failure }: FailedCharge): Promise<void> {
  const { pledgeId } = charge;
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  const { matches, keptMinor } = await countKeptMatches(tx, charge.id);
  await updateMatchingCharge(tx, charge.id, {
    status: 'failed',
    nextAttemptAt: null,
    failureCode: failure.code,
    failureMessage: failure.message,
  });
  const detail = 'The sponsor could not be charged: the gift is not matched.';
  await failMatches(tx, { chargeId: charge.id, detail, at });
  if (matches === 0) return;
  await addUsed(tx, pledgeId, -keptMinor);
  const outcome = { donationId: charge.donationId, amountMinor: keptMinor, matches };
  await recordEvent(tx, matchesFailed(pledge, outcome, failure), pledge, at);
  if (pledge.status === 'accepted') {
    const usedMinor = pledge.usedMinor - keptMinor;
    await endPledge({ tx, at }, { pledge: { ...pledge, usedMinor }, reason: 'charge_failed' });
  }
}

export interface PartlyReturned {
  /** The sponsor's gift. The caller has locked it. */
  gift: Gift;
  charge: { id: string; pledgeId: string };
  /** The sum of the gift's returned parts. */
  refundedMinor: bigint;
}

/**
 * Lowers the matches of a charge to what is left of the sponsor's gift that paid them. Does nothing if the sponsor was
 * refunded for returned gifts, because their matches are already lower. Repeating is harmless.
 */
export async function lowerMatchesOfCharge({ tx, at }: Act, returned: PartlyReturned): Promise<void> {
  const { gift, charge, refundedMinor } = returned;
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
  // A mutant survives: what is missing is more than zero there
  if (takesGifts(pledge, at)) await markMatching(tx, pledge.campaignId, leftOf(pledge) + missingMinor > 0n);
}
