import { type PayoutDecision } from '../../../domain/payouts/payout';
import { decidePayout } from '../../../operations/payouts/decide-payout';
import { presentPayout } from '../../presenters/payout';
import { defineRoute } from '../../route';
import { loadPayoutToDecide } from './load';
import { anyPayoutParams, payoutDecisionSchema, payoutSchema } from './schema';

function defineDecision(decision: PayoutDecision, texts: { summary: string; description: string }) {
  return defineRoute({
    method: 'post',
    path: `/v1/payouts/{payout_id}/${decision}`,
    operationId: `${decision}Payout`,
    tag: 'Payouts',
    ...texts,
    scope: 'payouts:manage',
    stepUp: true,
    role: 'operator',
    params: anyPayoutParams,
    body: payoutDecisionSchema,
    success: { status: 200, description: 'The payout', schema: payoutSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle(request) {
      const { db, body, actor, now } = request;
      const { id: payoutId } = await loadPayoutToDecide(request);
      const { reason } = body;
      return presentPayout(await decidePayout(db, { payoutId, decision, reason, actor, at: now }));
    },
  });
}

export const decisionRoutes = [
  defineDecision('hold', {
    summary: 'Hold a payout that has not left',
    description:
      'For operators without a tie to the charity. Members read the reason. Releasing it needs a new decision.',
  }),
  defineDecision('release', {
    summary: 'Release a held payout',
    description:
      'For operators without a tie to the charity. A payout above the limit stays held until another operator approves it.',
  }),
  defineDecision('approve', {
    summary: 'Approve a released payout above the limit',
    description:
      'For operators without a tie to the charity, other than the one who released it. Neither may use a key that the other issued.',
  }),
];
