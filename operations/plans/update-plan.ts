import { type Database } from '../../db/database';
import { findCharity } from '../../db/queries/charities/charities';
import { lockPlan } from '../../db/queries/plans/plans';
import { type Day } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import { changePlan, type Plan, type PlanTerms } from '../../domain/plans/plan';
import { type PaymentProcessor } from '../../gateways/processors/payment-processor';
import { parseAmount } from '../gifts/amount';
import { choosePayment, requireTakenMethod } from '../gifts/payment';
import { priceGift } from '../gifts/price';
import { findGiftTerms } from '../gifts/terms';
import { storePlanChange } from './plan-change';
import { resumeWithSource } from './resume-with-source';

/** Lists a donor's changes to a plan. An absent field is not changed. */
export interface PlanUpdate {
  planId: string;
  /** A decimal string in the plan's currency. */
  amount: string | undefined;
  source: string | undefined;
  nextDate: Day | undefined;
  processor: Pick<PaymentProcessor, 'name' | 'country'>;
  at: Date;
}

/**
 * Changes the amount, source or next date of a live plan. Refuses a source that cannot pay for the plan. A
 * plan that needed a source resumes with it.
 */
export async function updatePlan(tx: Database, update: PlanUpdate): Promise<Plan> {
  const { planId, amount, source, nextDate, processor, at } = update;
  const plan = requireRow(await lockPlan(tx, planId), planId);
  const terms: PlanTerms = {
    amountMinor: amount === undefined ? undefined : parseAmount(amount, plan.currency),
    payment: source === undefined ? undefined : await paymentOf(tx, plan, source, processor),
    nextDate,
  };
  const changed = changePlan(plan, terms, at);
  if (amount !== undefined || source !== undefined) await requirePayable(tx, changed.plan, processor, at);
  const stored = await storePlanChange(tx, changed, at);
  return source === undefined ? stored : resumeWithSource(tx, stored, at);
}

/** Refuses an amount that leaves the charity nothing after fees, or that the processor does not charge. */
async function requirePayable(
  tx: Database,
  plan: Plan,
  { name: processor }: PlanUpdate['processor'],
  at: Date,
): Promise<void> {
  const { charityId, currency, amountMinor, paymentMethod } = plan;
  const terms = requireRow(await findGiftTerms(tx, { charityId, currency, at }), charityId);
  priceGift({ ...plan, amount: { currency, minor: amountMinor } }, paymentMethod, { terms, processor });
}

async function paymentOf(
  tx: Database,
  plan: Plan,
  source: string,
  processor: PlanUpdate['processor'],
): Promise<PlanTerms['payment']> {
  const amount = { currency: plan.currency, minor: plan.amountMinor };
  const donor = { userId: plan.donorUserId };
  const wish = { amount, source, internationalCard: false, donor, recurringId: plan.id };
  const chosen = await choosePayment(tx, wish, processor);
  const charity = await findCharity(tx, plan.charityId);
  if (charity !== undefined) requireTakenMethod(charity, chosen.method, 'source');
  return { method: chosen.method, source: chosen.source.source };
}
