import { storePlanChange } from '../../../db/queries/recurring-plans';
import { validationError } from '../../../domain/errors';
import { MoneyError, parseMoney } from '../../../domain/money';
import { changePlan, type Plan, type PlanTerms } from '../../../domain/recurring/plan';
import { choosePayment } from '../../../gifts/payment';
import { type PaymentProcessor } from '../../../gateways/payment-processor';
import { defineRoute } from '../../route';
import { requireOwnPlan, showPlan } from './readable';
import { recurringChangeSchema, recurringParams, recurringSchema } from './schema';

export const updateRecurring = defineRoute({
  method: 'patch',
  path: '/v1/recurring/{recurring_id}',
  operationId: 'updateRecurring',
  tag: 'Recurring gifts',
  summary: 'Change the amount, the next date or the source of a recurring gift',
  scope: 'donations:write',
  params: recurringParams,
  body: recurringChangeSchema,
  success: { status: 200, description: 'The recurring gift as it is now', schema: recurringSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, gateways, now }) {
    const plan = await requireOwnPlan(db, actor, params.recurring_id);
    const terms: PlanTerms = {
      amountMinor: body.amount === undefined ? undefined : amountOf(plan, body.amount),
      payment: body.source === undefined ? undefined : paymentOf(plan, body.source, gateways.processor),
      nextDate: body.next_date,
    };
    const changed = await storePlanChange(db, changePlan(plan, terms, now), now);
    return showPlan(db, { plan: changed, role: 'donor' }, now);
  },
});

function amountOf({ currency }: Plan, amount: string): bigint {
  try {
    return parseMoney(amount, currency).minor;
  } catch (error) {
    if (!(error instanceof MoneyError)) throw error;
    throw validationError([{ field: 'amount', message: error.message }]);
  }
}

function paymentOf(plan: Plan, source: string, processor: PaymentProcessor): PlanTerms['payment'] {
  const amount = { currency: plan.currency, minor: plan.amountMinor };
  const chosen = choosePayment({ amount, source, internationalCard: false }, processor);
  return { method: chosen.method, source: chosen.source.source };
}
