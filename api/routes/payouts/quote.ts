import { quotePayout } from '../../../operations/payouts/quote-payout';
import { presentPayoutQuote } from '../../presenters/payout';
import { defineRoute } from '../../route';
import { loadEditableCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { payoutQuoteSchema, payoutRequestSchema } from './schema';

export const quotePayoutRoute = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/payouts/quote',
  operationId: 'quotePayout',
  tag: 'Payouts',
  summary: 'Price a payout',
  description:
    'For members and operators. Moves nothing. Refused like the payout itself. The rate holds for 60 seconds.',
  scope: 'payouts:manage',
  params: charityParams,
  body: payoutRequestSchema,
  success: { status: 200, description: 'The price', schema: payoutQuoteSchema },
  errors: ['CHARITY_NOT_FOUND', 'CONFLICT', 'INSUFFICIENT_FUNDS'],
  async handle({ db, params, body, actor, gateways, now }) {
    const charity = await loadEditableCharity(db, actor, params.charity_id);
    const { account_id: accountId, ...order } = body;
    const means = gateways.payouts;
    return presentPayoutQuote(await quotePayout(db, { ...order, charity, accountId, means, at: now }));
  },
});
