import { type Database } from '../../db/database';
import { type Campaign } from '../../db/queries/campaigns/campaigns';
import { recordEvent } from '../../db/queries/events/record-events';
import {
  countWaitingPledges,
  insertPledge,
  lockPledge,
  type Pledge,
  updatePledge,
} from '../../db/queries/matching/pledges';
import { campaignState } from '../../domain/campaigns/campaign';
import { GivingError, invalidCharity, requireRow, validationError } from '../../domain/errors';
import { pledgeEvent } from '../../domain/matching/events';
import { MAX_WAITING_PLEDGES } from '../../domain/matching/pledge';
import { type Money, toUsdMinor } from '../../domain/money';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { checkCharityLimit, checkDonorLimit } from '../gifts/conditions';
import { type Donor } from '../gifts/order';
import { choosePayment, requireTakenMethod } from '../gifts/payment';
import { findGiftTerms } from '../gifts/price';
import { alreadyBound } from '../sources/bind-source';
import { endPledge } from './end-pledge';

export interface NewPledge {
  campaign: Campaign;
  sponsor: Donor;
  source: string;
  ratioHundredths: number;
  cap: Money;
  endsAt: Date;
  processor: Pick<PaymentProcessor, 'name' | 'country'>;
}

/**
 * Stores a sponsor's pledge to match the gifts of a campaign. It matches nothing until a member accepts it. Throws a
 * GivingError if the campaign is over, or if the sponsor could not give the whole cap as one gift.
 */
export async function pledgeMatching(act: Act, order: NewPledge): Promise<Pledge> {
  const { tx, at } = act;
  const { campaign, sponsor, source, cap, endsAt } = order;
  const id = newId('pledge');
  const state = campaignState(campaign, at);
  if (state !== 'active') throw new GivingError('CONFLICT', `The campaign is ${state}.`);
  if (endsAt <= at)
    throw validationError([{ field: 'ends_at', code: 'too_small', message: 'is in the past' }]);
  const paymentMethod = await chooseMethod(tx, order, id);
  await checkLimits(act, order, paymentMethod);
  const pledge: Pledge = {
    id,
    campaignId: campaign.id,
    charityId: campaign.charityId,
    accountId: sponsor.accountId,
    sponsorUserId: sponsor.userId,
    source,
    paymentMethod,
    ratioHundredths: order.ratioHundredths,
    currency: cap.currency,
    capMinor: cap.minor,
    usedMinor: 0n,
    endsAt,
    status: 'pending',
    createdAt: at,
    acceptedAt: null,
    acceptedByUserId: null,
    endedAt: null,
    endReason: null,
    nextBatchAt: null,
  };
  await requireRoom(act, pledge);
  await insertPledge(tx, pledge);
  await recordEvent(tx, pledgeEvent('pledged', pledge), pledge, at);
  return pledge;
}

/** Chooses the payment as for a plan. The source must be saved, and stays locked until the transaction ends. */
async function chooseMethod(tx: Database, { sponsor, source, cap, processor }: NewPledge, pledgeId: string) {
  const wish = { donor: sponsor, source, amount: cap, internationalCard: false, recurringId: pledgeId };
  const payment = await choosePayment(tx, wish, processor);
  if (payment.source.isGuests) throw alreadyBound();
  return payment.method;
}

/** Refuses a cap that exceeds the limits of one gift, because all matches may be charged as one gift. */
async function checkLimits(
  act: Act,
  { campaign, sponsor, cap }: NewPledge,
  method: Pledge['paymentMethod'],
): Promise<void> {
  const { charityId } = campaign;
  const terms = await findGiftTerms(act, { charityId, currency: cap.currency });
  if (terms?.charity.listed !== true) throw invalidCharity(charityId, 'This charity cannot receive gifts.');
  requireTakenMethod(terms.charity, method, 'source');
  const capUsdMinor = toUsdMinor(cap, terms.limitRates.high);
  checkCharityLimit(terms.charity, capUsdMinor);
  await checkDonorLimit(act, sponsor, capUsdMinor);
}

async function requireRoom({ tx, at }: Act, pledge: Pledge): Promise<void> {
  if ((await countWaitingPledges(tx, pledge, at)) < MAX_WAITING_PLEDGES) return;
  const message = `A sponsor can have ${MAX_WAITING_PLEDGES} pledges for a campaign that wait for acceptance.`;
  throw new GivingError('CONFLICT', message);
}

export interface SourceChange {
  pledgeId: string;
  sponsor: Donor;
  source: string;
  processor: Pick<PaymentProcessor, 'name' | 'country'>;
}

/**
 * Replaces the source that pays the next charges of a pledge. The new source must have the same payment method, because
 * the charity accepted the pledge with this method. Throws CONFLICT if the pledge was withdrawn.
 */
export async function changeSource(tx: Database, change: SourceChange): Promise<Pledge> {
  const { pledgeId, sponsor, source, processor } = change;
  const pledge = requireRow(await lockPledge(tx, pledgeId), pledgeId);
  if (pledge.status === 'withdrawn') throw new GivingError('CONFLICT', 'The pledge was withdrawn.');
  const amount = { currency: pledge.currency, minor: pledge.capMinor };
  const wish = { donor: sponsor, source, method: pledge.paymentMethod, amount };
  const payment = await choosePayment(
    tx,
    { ...wish, internationalCard: false, recurringId: pledgeId, sendsOnlySource: true },
    processor,
  );
  if (payment.source.isGuests) throw alreadyBound();
  await updatePledge(tx, pledgeId, { source });
  return { ...pledge, source };
}

/** Withdraws or ends a pledge at the request of its sponsor or the charity. Repeating is harmless. */
export async function closePledge(
  act: Act,
  { pledgeId, reason }: { pledgeId: string; reason: 'sponsor' | 'charity' },
): Promise<Pledge> {
  const pledge = requireRow(await lockPledge(act.tx, pledgeId), pledgeId);
  return endPledge(act, { pledge, reason });
}
