import { GivingError } from '../../../domain/errors';
import { resolveDispute } from '../../../operations/disputes/resolve-dispute';
import { requireIndependence } from '../../../operations/members/independence';
import { mayReportDispute } from '../../policies/dispute';
import { presentDispute } from '../../presenters/dispute';
import { defineRoute } from '../../route';
import { loadDispute } from './load';
import { disputeParams, disputeSchema, resolutionSchema } from './schema';

export const resolveDisputeRoute = defineRoute({
  method: 'post',
  path: '/v1/donations/{donation_id}/disputes/{dispute_id}/resolution',
  operationId: 'resolveDispute',
  tag: 'Disputes',
  summary: 'Record the outcome of a dispute',
  description:
    'For operators who are neither the donor nor tied to the charity. `won` returns the money to the charity, `lost` to the donor. Repeating the same outcome changes nothing. Refuses disputes of gifts that a real payment processor charged (409), because the processor decides them.',
  scope: 'donations:write',
  stepUp: 'staff',
  params: disputeParams,
  body: resolutionSchema,
  success: { status: 200, description: 'The resolved dispute', schema: disputeSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { dispute, gift, role } = await loadDispute(db, actor, params);
    if (!mayReportDispute(actor)) throw new GivingError('FORBIDDEN', 'Only an operator may do this.');
    await requireIndependence(db, { charityId: gift.charityId, parties: [gift.donorUserId], actor, at: now });
    const resolved = await resolveDispute(db, {
      disputeId: dispute.id,
      outcome: body.outcome,
      resolvedByUserId: actor.userId,
      at: now,
    });
    return presentDispute(resolved, gift.currency, role);
  },
});
