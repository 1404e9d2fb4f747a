import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { type Donation } from '../../db/queries/gifts/gifts';
import {
  findChargeIdOfGift,
  lockMatchingCharge,
  updateMatchingCharge,
} from '../../db/queries/matching/charges';
import { countKeptMatches, settleMatches } from '../../db/queries/matching/matches';
import { findPledge } from '../../db/queries/matching/pledges';
import { requireRow } from '../../domain/errors';
import { matchesCharged } from '../../domain/matching/events';
import { giveBackMatches } from './give-back-matches';
import { tellSponsor } from './tell-sponsor';
import { wakeMatching } from './wake-matching';

export interface SettledGift {
  gift: Donation;
  /** Null if the gift was completed. */
  failure: { code: string; message: string } | null;
  at: Date;
}

/**
 * Stores the outcome of a sponsor's gift in the charge that it pays. Call it in the transaction that completes or fails
 * the gift. The pledge's workflow decides whether a declined charge is retried. Returns true if the gift pays matches.
 * Its sponsor then gets a mail about matches instead of the usual mail about a gift. Does nothing for other gifts.
 */
export async function settleMatchingCharge(tx: Database, settled: SettledGift): Promise<boolean> {
  const { gift, failure, at } = settled;
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
  await giveBackMatches(tx, { chargeId, at });
  return true;
}
