import { type Database } from '../../../db/database';
import { findCharity } from '../../../db/queries/charities/charities';
import { storePlanChange } from '../../../db/queries/plans/plans';
import { validationError } from '../../../domain/errors';
import { MoneyError, parseMoney } from '../../../domain/money';
import { changePlan, type Plan, type PlanTerms } from '../../../domain/plans/plan';
import { choosePayment, requireTakenMethod } from '../../../operations/gifts/payment';
import { type Gateways } from '../../../gateways';
import { defineRoute } from '../../route';
import { loadOwnPlan, showPlan } from './load';
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
    const plan = await loadOwnPlan(db, actor, params.recurring_id);
    const terms: PlanTerms = {
      amountMinor: body.amount === undefined ? undefined : amountOf(plan, body.amount),
      payment: body.source === undefined ? undefined : await paymentOf(db, plan, body.source, gateways),
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

async function paymentOf(
  db: Database,
  plan: Plan,
  source: string,
  { processor }: Pick<Gateways, 'processor'>,
): Promise<PlanTerms['payment']> {
  const amount = { currency: plan.currency, minor: plan.amountMinor };
  const chosen = choosePayment({ amount, source, internationalCard: false }, processor);
  const charity = await findCharity(db, plan.charityId);
  if (charity !== undefined) requireTakenMethod(charity, chosen.method, 'source');
  return { method: chosen.method, source: chosen.source.source };
}
