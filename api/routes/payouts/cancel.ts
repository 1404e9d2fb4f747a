import { cancelPayout } from '../../../operations/payouts/cancel-payout';
import { presentPayout } from '../../presenters/payout';
import { defineRoute } from '../../route';
import { loadOwnPayout } from './load';
import { payoutParams, payoutSchema } from './schema';

export const cancelPayoutRoute = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/payouts/{payout_id}/cancel',
  operationId: 'cancelPayout',
  tag: 'Payouts',
  summary: 'Cancel a payout that has not left',
  description: 'For members and operators, while the payout is scheduled. Its amount is available again.',
  scope: 'payouts:manage',
  stepUp: 'staff',
  params: payoutParams,
  success: { status: 200, description: 'The cancelled payout', schema: payoutSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id: payoutId } = await loadOwnPayout(db, actor, params);
    return presentPayout(await cancelPayout(db, { payoutId, at: now }));
  },
});
