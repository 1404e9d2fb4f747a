import { findPayoutSettings } from '../../../db/queries/payouts/settings';
import { presentPayoutSettings, presentPayoutQuote, presentPayout } from '../../presenters/payout';
import { route, type RouteRequest, routes } from '../../route';
import { loadCharity, loadPayout } from '../../access/charities';
import {
  payoutSettingsSchema,
  payoutSettingsChangesSchema,
  payoutQuoteSchema,
  payoutRequestSchema,
  payoutSchema,
  payoutListQuery,
  payoutListSchema,
  allPayoutsQuery,
  payoutDecisionSchema,
} from './schema';
import {
  updatePayoutSettings,
  quotePayout,
  requestPayout,
  cancelPayout,
} from '../../../operations/payouts/member-changes';
import { listPayouts } from '../../../db/queries/payouts/payouts';
import { presentWorkflow } from '../../presenters/workflow';
import { type PayoutDecision } from '../../../domain/payouts/payout';
import { decidePayout, findPayoutToDecide } from '../../../operations/payouts/decide-payout';

/** What the decisions of operators share. */
const ofOperators = {
  scope: 'payouts:manage',
  stepUp: true,
  role: 'operator',
  body: payoutDecisionSchema,
  success: { status: 200, description: 'The payout', schema: payoutSchema },
  errors: ['CONFLICT'],
} as const;

export const payoutRoutes = routes('Payouts', {
  getPayoutSettings: route('GET /v1/charities/{charity_id}/payout-settings', {
    summary: 'Read when a charity is paid',
    description: 'For members and operators.',
    scope: 'payouts:read',
    success: { status: 200, description: 'The settings', schema: payoutSettingsSchema },
    async handle({ db, params, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'readPayouts');
      return presentPayoutSettings(await findPayoutSettings(db, charity.id));
    },
  }),

  updatePayoutSettings: route('PATCH /v1/charities/{charity_id}/payout-settings', {
    summary: 'Choose when a charity is paid',
    description:
      'For members and operators. A schedule pays all that is available in each currency, from the minimum up. `manual` pays only on request.',
    scope: 'payouts:manage',
    body: payoutSettingsChangesSchema,
    success: { status: 200, description: 'The new settings', schema: payoutSettingsSchema },
    async handle({ db, params, body, actor }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'edit');
      const change = { charityId, frequency: body.schedule, minimumAmount: body.minimum_amount };
      return presentPayoutSettings(await updatePayoutSettings(db, change));
    },
  }),

  quotePayout: route('POST /v1/charities/{charity_id}/payouts/quote', {
    summary: 'Price a payout',
    description:
      'For members and operators. Moves nothing. Refused like the payout itself. The rate holds for 60 seconds.',
    scope: 'payouts:manage',
    body: payoutRequestSchema,
    success: { status: 200, description: 'The price', schema: payoutQuoteSchema },
    errors: ['CONFLICT', 'INSUFFICIENT_FUNDS'],
    async handle({ act, db, params, body, actor, gateways }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'edit');
      const { account_id: payoutAccountId, ...order } = body;
      const means = gateways.payouts;
      return presentPayoutQuote(await quotePayout(act, { ...order, charity, payoutAccountId, means }));
    },
  }),

  createPayout: route('POST /v1/charities/{charity_id}/payouts', {
    summary: 'Pay a charity to its account',
    description:
      'For members and operators. A 201 means that the amount is reserved. A payout that makes the week of its charity too large for one operator is `held` until two have decided. Without `amount`, the payout is all that is available. The answer is 402 if the amount exceeds that. It is 409 if the account is not active, or if the balance is in crypto.',
    scope: 'payouts:manage',
    body: payoutRequestSchema,
    success: { status: 201, description: 'The payout, held or scheduled', schema: payoutSchema },
    errors: ['CONFLICT', 'INSUFFICIENT_FUNDS'],
    async handle({ act, db, params, body, actor, gateways }) {
      const charity = await loadCharity(db, actor, params.charity_id, 'edit');
      const { account_id: payoutAccountId, ...order } = body;
      const means = gateways.payouts;
      return presentPayout(await requestPayout(act, { ...order, charity, payoutAccountId, means }));
    },
  }),

  listPayouts: route('GET /v1/charities/{charity_id}/payouts', {
    summary: 'List the payouts of a charity',
    description: 'For members and operators. Newest first.',
    scope: 'payouts:read',
    query: payoutListQuery,
    success: { status: 200, description: 'A page of payouts, newest first', schema: payoutListSchema },
    async handle({ db, params, query: { status, limit, offset }, actor }) {
      const { id: charityId } = await loadCharity(db, actor, params.charity_id, 'readPayouts');
      const { payouts, total } = await listPayouts(db, { charityId, status, limit, offset });
      return { payouts: payouts.map(presentPayout), total, limit, offset };
    },
  }),

  getPayout: route('GET /v1/charities/{charity_id}/payouts/{payout_id}', {
    summary: 'Read a payout and its status',
    description: 'For members and operators.',
    scope: 'payouts:read',
    success: { status: 200, description: 'The payout', schema: payoutSchema },
    async handle({ db, params, actor, config }) {
      const payout = await loadPayout(db, actor, params, 'readPayouts');
      return { ...presentPayout(payout), ...presentWorkflow({ actor, config }, { workflow: payout.id }) };
    },
  }),

  cancelPayout: route('POST /v1/charities/{charity_id}/payouts/{payout_id}/cancel', {
    summary: 'Cancel a payout that has not left',
    description:
      'For members and operators, while the payout is held or scheduled. Its amount is available again. The answer is 409 afterwards.',
    scope: 'payouts:manage',
    stepUp: 'staff',
    success: { status: 200, description: 'The cancelled payout', schema: payoutSchema },
    errors: ['CONFLICT'],
    async handle({ act, db, params, actor }) {
      const { id: payoutId } = await loadPayout(db, actor, params, 'edit');
      return presentPayout(await cancelPayout(act, payoutId));
    },
  }),

  listAllPayouts: route('GET /v1/payouts', {
    summary: 'List the payouts of all charities',
    description: 'For operators. A `held` payout waits for their decision. Newest first.',
    scope: 'payouts:read',
    role: 'operator',
    query: allPayoutsQuery,
    success: { status: 200, description: 'A page of payouts, newest first', schema: payoutListSchema },
    async handle({ db, actor, config, query: { status, charity_id: charityId, limit, offset } }) {
      const { payouts, total } = await listPayouts(db, { charityId, status, limit, offset });
      const shown = payouts.map((payout) => ({
        ...presentPayout(payout),
        ...presentWorkflow({ actor, config }, { workflow: payout.id }),
      }));
      return { payouts: shown, total, limit, offset };
    },
  }),

  holdPayout: route('POST /v1/payouts/{payout_id}/hold', {
    summary: 'Hold a payout that has not left',
    description:
      'For operators without a tie to the charity. Members read the reason. Releasing it needs a new decision.',
    ...ofOperators,
    handle: (request) => decide(request, 'hold'),
  }),

  releasePayout: route('POST /v1/payouts/{payout_id}/release', {
    summary: 'Release a held payout',
    description:
      'For operators without a tie to the charity. A payout that needs two operators stays held until another operator approves it.',
    ...ofOperators,
    handle: (request) => decide(request, 'release'),
  }),

  approvePayout: route('POST /v1/payouts/{payout_id}/approve', {
    summary: 'Approve a released payout that needs two operators',
    description:
      'For operators without a tie to the charity, other than the one who released it, and not tied to them.',
    ...ofOperators,
    handle: (request) => decide(request, 'approve'),
  }),
});

type DecisionRequest = Pick<
  RouteRequest<{ payout_id: string }, unknown, { reason: string }>,
  'act' | 'params' | 'body'
>;

/** Records an operator's decision on a payout. An operator who has a tie to the charity, or who asked for the payout, gets 403. */
async function decide({ act, params, body }: DecisionRequest, decision: PayoutDecision) {
  const { id: payoutId } = await findPayoutToDecide(act, params.payout_id);
  return presentPayout(await decidePayout(act, { payoutId, decision, reason: body.reason }));
}
