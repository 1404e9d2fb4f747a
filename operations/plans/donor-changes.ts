import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { lockPlan } from '../../db/queries/plans/plans';
import { findSource, shareSource } from '../../db/queries/sources/sources';
import { type Day } from '../../domain/days';
import { type FieldFault, GivingError, requireRow, validationError } from '../../domain/errors';
import { formatMoney, parseAmount } from '../../domain/money';
import { keepPlan } from '../../domain/plans/end-grant';
import {
  cancelPlan as cancel,
  changePlan,
  isLive,
  loseSource,
  pausePlan as pause,
  type Plan,
  type PlanActor,
  type PlanTerms,
  regainSource,
  resumePlan as resume,
  skipNext,
} from '../../domain/plans/plan';
import { findSandboxSource } from '../../domain/sandbox/sources';
import { isInternationalCard } from '../../domain/sources/source';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { type Act } from '../act';
import { choosePayment, requireTakenMethod } from '../gifts/payment';
import { findGiftTerms, priceGift } from '../gifts/price';
import { bindSource } from '../sources/bind-source';
import { storePlanChange, tellTerms } from './plan-change';

interface NewPayment extends NonNullable<PlanTerms['payment']> {
  /** False for a guest's source that pays the plan already. */
  isGivenNow: boolean;
  isGuests: boolean;
}

/** A donor's changes to a plan. An undefined field is not changed. */
export interface PlanUpdate {
  planId: string;
  /** A decimal string in the plan's currency. */
  amount: string | undefined;
  source: string | undefined;
  nextDate: Day | undefined;
  processor: Pick<PaymentProcessor, 'name' | 'country'>;
}

/**
 * Changes the amount, source or next date of a live plan. Refuses a source that cannot pay for the plan. A
 * new source also resumes a plan that was paused because its source was disabled.
 */
export async function updatePlan(act: Act, update: PlanUpdate): Promise<Plan> {
  const { planId, amount, source, nextDate, processor } = update;
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  const payment = source === undefined ? undefined : await paymentOf(act.tx, plan, source, processor);
  const terms: PlanTerms = {
    amountMinor: amount === undefined ? undefined : parseAmount(amount, plan.currency),
    payment,
    nextDate,
  };
  const guestLimitMinor = limitOf(plan, terms.amountMinor ?? plan.amountMinor, payment);
  const changed = changePlan({ ...plan, guestLimitMinor }, terms, act.at);
  if (amount !== undefined) await requirePayable(act, changed.plan, processor.country);
  else if (source !== undefined)
    await requirePayable(act, changed.plan, processor.country).catch(blameSource);
  const stored = await storePlanChange(act, changed);
  const after = source === undefined ? stored : await resumeWithSource(act, stored);
  await tellTerms(act, { before: plan, after });
  return after;
}

/**
 * Returns the highest amount that the plan's source may pay after the change, if a guest added the source. Throws if
 * the new amount is higher, because the guest must then enter the payment details again.
 */
function limitOf(plan: Plan, amountMinor: bigint, payment: NewPayment | undefined): bigint | null {
  if (payment?.isGivenNow === true) return payment.isGuests ? amountMinor : null;
  if (plan.guestLimitMinor === null || amountMinor <= plan.guestLimitMinor) return plan.guestLimitMinor;
  const limit = formatMoney({ currency: plan.currency, minor: plan.guestLimitMinor });
  const message = `is required: the source was given for at most ${limit}. Enter the payment details again.`;
  throw validationError([{ field: 'source', code: 'required', message, limit }]);
}

/**
 * Prices the next gift. The price also depends on the country of the plan's card. Refuses an amount that leaves the
 * charity nothing after fees, or that is below the processor's minimum.
 */
async function requirePayable(act: Act, plan: Plan, home: PlanUpdate['processor']['country']): Promise<void> {
  const { charityId, currency, amountMinor, paymentMethod: method, coverFees } = plan;
  const terms = requireRow(await findGiftTerms(act, { charityId, currency }), charityId);
  const stored = await findSource(act.tx, plan.source, plan.donorUserId);
  const internationalCard =
    method === 'card' && isInternationalCard(stored?.country ?? null, plan.internationalCard, home);
  const feeSchedule = coverFees ? plan.feeSchedule : undefined;
  const order = { amount: { currency, minor: amountMinor }, coverFees, internationalCard, feeSchedule };
  priceGift(order, method, terms);
}

/** Names the source in a refusal of the plan's amount, because the request sent no amount. */
function blameSource(error: unknown): never {
  const fields =
    error instanceof GivingError ? (error.details.fields as FieldFault[] | undefined) : undefined;
  if (fields === undefined) throw error;
  throw validationError(
    fields.map((each) =>
      each.field === 'amount'
        ? { field: 'source', code: 'not_allowed', message: `cannot pay this amount: it ${each.message}` }
        : each,
    ),
  );
}

async function paymentOf(
  tx: Database,
  plan: Plan,
  source: string,
  processor: PlanUpdate['processor'],
): Promise<NewPayment> {
  const amount = { currency: plan.currency, minor: plan.amountMinor };
  const donor = { userId: plan.donorUserId };
  const wish = {
    amount,
    source,
    internationalCard: false,
    donor,
    recurringId: plan.id,
    sendsOnlySource: true,
  };
  const chosen = await choosePayment(tx, wish, processor);
  const charity = await findCharity(tx, plan.charityId);
  if (charity !== undefined) requireTakenMethod(charity, chosen.method, 'source');
  const { source: name, isGuests, boundTo } = chosen.source;
  await bindSource(tx, chosen.source, plan.id);
  return {
    method: chosen.method,
    source: name,
    isGivenNow: boundTo !== plan.id,
    // A test source has no row that could mark it as a guest's, so this uses the plan's limit instead.
    isGuests: isGuests || (plan.guestLimitMinor !== null && findSandboxSource(name) !== undefined),
  };
}

/**
 * Pauses an active plan at its donor's request. If `until` is set, the plan resumes automatically on that
 * day.
 */
export async function pausePlan(
  act: Act,
  { planId, until }: { planId: string; until: Day | null },
): Promise<Plan> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  return storePlanChange(act, pause(plan, until, act.at));
}

/**
 * Resumes a plan that its donor paused, or keeps one that was cancelled with its application's access. Skips the
 * occurrences that were due meanwhile.
 */
export async function resumePlan(act: Act, planId: string): Promise<Plan> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  if (plan.keepable) return takePlanOver(act, plan);
  return storePlanChange(act, resume(plan, act.at));
}

/** If the plan's source can no longer pay, the kept plan waits for another one. */
async function takePlanOver(act: Act, plan: Plan): Promise<Plan> {
  const source = await shareSource(act.tx, plan.source, plan.donorUserId);
  const canPay = findSandboxSource(plan.source) !== undefined || source?.status === 'ready';
  const kept = await storePlanChange(act, keepPlan(plan, act.at));
  return canPay || !isLive(kept) ? kept : storePlanChange(act, loseSource(kept));
}

/** Skips the next date of an active plan. */
export async function skipOccurrence(act: Act, planId: string): Promise<Plan> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  return storePlanChange(act, skipNext(plan));
}

export interface Cancellation {
  planId: string;
  by: PlanActor;
  reason: string | null;
}

/** Cancels a plan that has not ended yet. Records who cancelled it and why. */
export async function cancelPlan(act: Act, { planId, by, reason }: Cancellation): Promise<Plan> {
  const plan = requireRow(await lockPlan(act.tx, planId), planId);
  return storePlanChange(act, cancel(plan, by, reason, act.at));
}

/**
 * Resumes a plan that got a new source after its earlier source was disabled. Returns any other plan
 * unchanged.
 */
export async function resumeWithSource(act: Act, plan: Plan): Promise<Plan> {
  return isLive(plan) && plan.needsSource ? storePlanChange(act, regainSource(plan, act.at)) : plan;
}
