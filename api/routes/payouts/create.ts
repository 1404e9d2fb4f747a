import { requestPayout } from '../../../operations/payouts/request-payout';
import { presentPayout } from '../../presenters/payout';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { payoutRequestSchema, payoutSchema } from './schema';

export const createPayout = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/payouts',
  operationId: 'createPayout',
  tag: 'Payouts',
  summary: 'Pay a charity to its account',
  description:
    'For members and operators. A 201 means that the amount is reserved. A payout above the limit of the installation is `held` until two operators have decided.',
  scope: 'payouts:manage',
  params: charityParams,
  body: payoutRequestSchema,
  success: { status: 201, description: 'The payout, held or scheduled', schema: payoutSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT', 'INSUFFICIENT_FUNDS'],
  async handle({ db, params, body, actor, gateways, now }) {
    const charity = await loadEditableCharity(db, actor, params.charity_id);
    const { account_id: accountId, ...order } = body;
    const means = gateways.payouts;
    return presentPayout(await requestPayout(db, { ...order, charity, accountId, means, actor, at: now }));
  },
});
