import { type Database } from '../../db/database';
import { holdOauthGrant } from '../../db/queries/access/oauth-records';
import { recordEvent } from '../../db/queries/events/record-events';
import { type Gift } from '../../db/queries/gifts/gifts';
import { findOccurrence, saveOccurrence } from '../../db/queries/plans/occurrences';
import { insertPlan, lockPlan } from '../../db/queries/plans/plans';
import { type Day, DAY_MS } from '../../domain/days';
import { GivingError, requireRow } from '../../domain/errors';
import { type GiftDay } from '../../domain/gifts/gift-day';
import { type Frequency } from '../../domain/plans/calendar';
import { planEvent } from '../../domain/plans/events';
import { FIRST_NUMBER } from '../../domain/plans/occurrence';
import { beginPlan as begin, type Plan } from '../../domain/plans/plan';
import { secondOfSharedDay } from '../../domain/time-zones';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { type Acceptance, acceptGift } from '../gifts/accept-gift';
import { type GiftOrder } from '../gifts/order';
import { occurrenceGiftId } from './attempt';
import { storePlanChange } from './plan-change';

export interface PlanOrder {
  frequency: Frequency;
  /** Null if the plan runs until it is cancelled. */
  durationMonths: number | null;
  /** The grant of the application that orders the plan. Absent if the donor does, or a key. */
  grant?: { clientId: string; hash: string } | undefined;
}

/**
 * Stores a pending plan and makes its first gift at once. The plan begins when that gift is charged. If a rule refuses
 * the gift, throws a GivingError and stores no plan.
 */
export async function createPlan(
  { tx, at }: Act,
  order: GiftOrder,
  { frequency, durationMonths, grant }: PlanOrder,
  { gateways }: Omit<Acceptance, 'id'>,
): Promise<Gift> {
  if (grant !== undefined) await requireGrant(tx, grant.hash);
  const recurringId = newId('recurring');
  const id = occurrenceGiftId(recurringId, FIRST_NUMBER, 1, at);
  const gift = await acceptGift({ tx, at }, { ...order, recurringId }, { id, gateways });
  const startDate = gift.givenOn;
  const plan: Plan = {
    id: recurringId,
    accountId: gift.accountId,
    donorUserId: gift.donorUserId,
    charityId: gift.charityId,
    campaignId: gift.campaignId,
    amountMinor: gift.amountMinor,
    currency: gift.currency,
    paymentMethod: gift.paymentMethod,
    source: gift.source,
    message: gift.message,
    anonymous: gift.anonymous,
    contactConsent: gift.contactConsent,
    coverFees: gift.coverFees,
    feeSchedule: gift.feeSchedule,
    internationalCard: gift.internationalCard,
    metadata: gift.metadata,
    frequency,
    startDate,
    durationMonths,
    anchorNumber: FIRST_NUMBER,
    anchorDate: startDate,
    // Provisional. `beginPlan` sets the time of day and the dates once the first gift is charged.
    dueSecond: Math.floor((at.getTime() % DAY_MS) / 1_000),
    nextNumber: FIRST_NUMBER + 1,
    failedInRow: 0,
    status: 'pending',
    pausedBy: null,
    pausedUntil: null,
    heldFor: null,
    needsSource: false,
    guestLimitMinor: order.donor.guest === undefined ? null : gift.amountMinor,
    cancelledBy: null,
    cancelReason: null,
    startedAt: at,
    endedAt: null,
    clientId: grant?.clientId ?? null,
    grantHash: grant?.hash ?? null,
    keepable: false,
  };
  await insertPlan(tx, plan);
  await recordEvent(tx, planEvent('created', plan), plan, at);
  await saveOccurrence(tx, {
    recurringId,
    number: FIRST_NUMBER,
    dueOn: startDate,
    status: 'pending',
    attempts: 1,
    donationId: gift.id,
    firstAttemptAt: at,
    nextAttemptAt: null,
    failureCode: null,
    failureMessage: null,
  });
  return gift;
}

/** Keeps the grant from being revoked until the plan is stored, because a revocation cancels only stored plans. */
async function requireGrant(tx: Database, grantHash: string): Promise<void> {
  if (await holdOauthGrant(tx, grantHash)) return;
  throw new GivingError('INVALID_API_KEY', 'The access of this application was revoked.', {
    reason: 'revoked',
  });
}

/**
 * Begins the plan of a gift that was just charged, and counts its dates from the day of that gift. Call it in the
 * transaction that stores the charge. Does nothing for a one-time gift, and for a plan that has begun or ended.
 */
export async function beginPlan(
  act: Act,
  { recurringId }: Pick<Gift, 'recurringId'>,
  { day, timeZone }: Pick<GiftDay, 'day' | 'timeZone'>,
): Promise<void> {
  const plan = recurringId === null ? undefined : await lockPlan(act.tx, recurringId);
  if (plan?.status !== 'pending') return;
  if (plan.startDate !== day) await moveFirstDate(act.tx, plan.id, day);
  const dueSecond = secondOfSharedDay(timeZone, plan.startedAt);
  await storePlanChange(act, begin({ ...plan, startDate: day, anchorDate: day, dueSecond }));
}

async function moveFirstDate(tx: Database, planId: string, dueOn: Day): Promise<void> {
  const first = requireRow(await findOccurrence(tx, planId, FIRST_NUMBER), planId);
  await saveOccurrence(tx, { ...first, dueOn });
}
