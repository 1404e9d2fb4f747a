import { type Database } from '../../db/database';
import { type Donation } from '../../db/queries/gifts/gifts';
import { findUsdRate } from '../../db/queries/exchange-rates/rates';
import { insertMatch } from '../../db/queries/matching/matches';
import {
  addUsed,
  findAcceptedPledge,
  lockPledge,
  markMatching,
  type Pledge,
} from '../../db/queries/matching/pledges';
import { isMember } from '../../db/queries/members/members';
import { dayOf } from '../../domain/days';
import { leftOf, matchOf } from '../../domain/matching/match';
import { takesGifts } from '../../domain/matching/pledge';

/**
 * Reserves the match of a gift that was just accepted, if its campaign has an accepted pledge. Locks the pledge, so
 * that concurrent gifts never reserve more than is left. The last gift gets only the rest.
 */
export async function reserveMatch(tx: Database, gift: Donation, at: Date): Promise<void> {
  if (gift.campaignId === null) return;
  const found = await findAcceptedPledge(tx, gift.campaignId);
  if (found === undefined || leftOf(found) === 0n || !(await isMatchable(tx, gift, found))) return;
  const rates = { gift: gift.usdPerUnit, pledge: await findUsdRate(tx, found.currency, dayOf(at)) };
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

/** The sponsor and the charity's members cannot raise matches for their own gifts. */
async function isMatchable(tx: Database, gift: Donation, pledge: Pledge): Promise<boolean> {
  if (gift.donorUserId === pledge.sponsorUserId) return false;
  return !(await isMember(tx, gift.charityId, gift.donorUserId));
}
