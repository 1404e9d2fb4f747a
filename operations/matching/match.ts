import { type Database } from '../../db/database';
import { type Gift, lockGift } from '../../db/queries/gifts/gifts';
import {
  findChargeIdOfGift,
  findMatchingCharge,
  insertMatchingCharge,
  lockMatchingCharge,
  removeMatchingCharge,
} from '../../db/queries/matching/charges';
import {
  collectDueMatches,
  findMatch,
  type GiftMatch,
  insertMatch,
  keepOfMatch,
} from '../../db/queries/matching/matches';
import {
  addUsed,
  findAcceptedPledge,
  lockPledge,
  markMatching,
  type Pledge,
  updatePledge,
} from '../../db/queries/matching/pledges';
import { isInsidersGift } from '../../db/queries/matching/insiders';
import { type Day, dayOf } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { type DayRates, keptOf, leftOf, matchOf, smaller } from '../../domain/matching/match';
import { dueBefore, type MatchingEnvironment, nextBatchAt, takesGifts } from '../../domain/matching/pledge';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { readLimitRates } from '../exchange-rates/limit-rates';
import { endPledge, giveBackMatches } from './end-pledge';
import { failMatchesOfCharge, lowerMatchesOfCharge } from './settle-charge';

/**
 * Reserves the match of a gift that was just accepted, if its campaign has an accepted pledge. Locks the pledge, so
 * that concurrent gifts never reserve more than is left. The last gift gets only the rest.
 */
export async function reserveMatch({ tx, at }: Act, gift: Gift): Promise<void> {
  if (gift.campaignId === null) return;
  const found = await findAcceptedPledge(tx, gift.campaignId);
  if (found === undefined || leftOf(found) === 0n || !(await isMatchable(tx, gift, found))) return;
  const rates = await findMatchRates(tx, { gift, pledge: found }, dayOf(at));
  const pledge = await lockPledge(tx, found.id);
  if (pledge === undefined || !takesGifts(pledge, at)) return;
  const reservedMinor = matchOf(pledge, { currency: gift.currency, minor: gift.amountMinor }, rates);
  if (reservedMinor === 0n) return;
  await insertMatch(tx, {
    donationId: gift.id,
    pledgeId: pledge.id,
    reservedMinor,
    keptMinor: reservedMinor,
    status: 'reserved',
    chargeId: null,
    chargedMinor: 0n,
    givenBackMinor: 0n,
  });
  await addUsed(tx, pledge.id, reservedMinor);
  if (reservedMinor === leftOf(pledge)) await markMatching(tx, gift.campaignId, false);
}

/** The rates by which a gift takes the least of a pledge, because a match is a limit of what the sponsor gives. */
async function findMatchRates(
  tx: Database,
  { gift, pledge }: { gift: Gift; pledge: Pledge },
  day: Day,
): Promise<DayRates> {
  const ratesOf = await readLimitRates(tx, [gift.currency, pledge.currency], day);
  return { gift: ratesOf(gift.currency).low, pledge: ratesOf(pledge.currency).high };
}

/** The sponsor and the charity's members cannot raise matches for their own gifts, also not as guests. */
async function isMatchable(tx: Database, gift: Gift, { sponsorUserId }: Pledge): Promise<boolean> {
  return !(await isInsidersGift(tx, { ...gift, sponsorUserId }));
}

export interface ChangedGift {
  gift: Gift;
  /** The sum of the gift's returned parts. The whole amount if the gift failed. */
  refundedMinor: bigint;
}

/**
 * Adjusts a gift's match after the gift failed or parts of it were returned. Frees the reserved money for other gifts.
 * If the sponsor was already charged, refunds the sponsor.
 */
export async function followMatch({ tx, at }: Act, { gift, refundedMinor }: ChangedGift): Promise<void> {
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
  if (match.chargeId !== null) await giveBackMatches({ tx, at }, match.chargeId);
}

/** Locks the sponsor's gift before the pledge, as the end of that gift does. Another order could deadlock. */
async function lockSponsorsGift(tx: Database, { chargeId }: GiftMatch): Promise<void> {
  const charge = chargeId === null ? undefined : await findMatchingCharge(tx, chargeId);
  if (typeof charge?.donationId === 'string') await lockGift(tx, charge.donationId);
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

export interface ReturnedSponsorsGift {
  /** The caller has locked the gift. */
  gift: Gift;
  status: Gift['status'];
  /** The sum of the gift's returned parts. */
  refundedMinor: bigint;
}

/**
 * Adjusts charged matches after a refund or dispute of the sponsor's gift that paid them. Fails them if nothing is left
 * of that gift. Otherwise lowers them to what is left. Then pays the sponsor refunds that had to wait for the end of a
 * dispute.
 */
export async function followReturnOfMatches(act: Act, returned: ReturnedSponsorsGift): Promise<void> {
  const { gift, status, refundedMinor } = returned;
  if (gift.campaignId === null || (status !== 'completed' && status !== 'refunded')) return;
  const chargeId = await findChargeIdOfGift(act.tx, gift.id);
  if (chargeId === undefined) return;
  const charge = requireRow(await lockMatchingCharge(act.tx, chargeId), chargeId);
  if (charge.status !== 'charged') return;
  if (status === 'completed') {
    await lowerMatchesOfCharge(act, { gift, charge, refundedMinor });
    await giveBackMatches(act, chargeId);
    return;
  }
  const failure = { code: 'RETURNED', message: "The sponsor's payment was returned." };
  await failMatchesOfCharge(act, { charge, failure });
}

export interface Collection {
  pledgeId: string;
  environment: MatchingEnvironment;
}

/**
 * Collects the due matches of a pledge into one charge, if the pledge's next batch is due. Also ends the pledge if its
 * time is over.
 */
export async function collectMatches({ tx, at }: Act, { pledgeId, environment }: Collection): Promise<void> {
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  if (pledge.status === 'accepted' && pledge.endsAt <= at)
    await endPledge({ tx, at }, { pledge, reason: 'time' });
  if (pledge.acceptedAt === null || pledge.nextBatchAt === null || at < pledge.nextBatchAt) return;
  const chargeId = newId('matchcharge');
  await insertMatchingCharge(tx, {
    id: chargeId,
    pledgeId,
    status: 'due',
    attempts: 0,
    donationId: null,
    amountMinor: 0n,
    firstAttemptAt: null,
    nextAttemptAt: at,
    failureCode: null,
    failureMessage: null,
    createdAt: at,
  });
  const collected = await collectDueMatches(tx, { pledgeId, chargeId, before: dueBefore(environment, at) });
  if (collected === 0) await removeMatchingCharge(tx, chargeId);
  await updatePledge(tx, pledgeId, { nextBatchAt: nextBatchAt(pledge.acceptedAt, environment, at) });
}
