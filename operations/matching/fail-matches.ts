import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { type MatchingCharge, updateMatchingCharge } from '../../db/queries/matching/charges';
import { countKeptMatches, failMatches } from '../../db/queries/matching/matches';
import { addUsed, lockPledge } from '../../db/queries/matching/pledges';
import { requireRow } from '../../domain/errors';
import { matchesFailed } from '../../domain/matching/events';
import { endPledge } from './end-pledge';

export interface FailedCharge {
  /** The caller has locked the charge. */
  charge: MatchingCharge;
  failure: { code: string; message: string };
  at: Date;
}

/**
 * Fails the matches of a charge that will never be paid, so their gifts are no longer matched. Also ends the pledge,
 * because its sponsor did not pay.
 */
export async function failMatchesOfCharge(
  tx: Database,
  { charge, failure, at }: FailedCharge,
): Promise<void> {
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
    await endPledge(tx, { pledge: { ...pledge, usedMinor }, reason: 'charge_failed', at });
  }
}
