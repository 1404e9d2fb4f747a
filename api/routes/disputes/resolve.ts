import { GivingError } from '../../../domain/errors';
import { resolveDispute } from '../../../operations/disputes/dispute';
import { presentDispute } from '../../presenters/dispute';
import { defineRoute } from '../../route';
import { loadDispute, requireOperator } from './load';
import { disputeParams, disputeSchema, resolutionSchema } from './schema';

export const resolveDisputeRoute = defineRoute({
  method: 'post',
  path: '/v1/donations/{donation_id}/disputes/{dispute_id}/resolution',
  operationId: 'resolveDispute',
  tag: 'Disputes',
  summary: 'Note how a dispute ended',
  description:
    'For operators. `won` gives the money back to the charity, `lost` to the donor. Saying the same again changes nothing.',
  scope: 'donations:write',
  params: disputeParams,
  body: resolutionSchema,
  success: { status: 200, description: 'The dispute, resolved', schema: disputeSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { dispute, gift, role } = await loadDispute(db, actor, params);
    requireOperator(actor);
    const resolved = await resolveDispute(db, {
      disputeId: dispute.id,
      outcome: body.outcome,
      resolvedByUserId: actor.userId,
      at: now,
    });
    if (resolved.status !== body.outcome) {
      throw new GivingError('CONFLICT', `The dispute was ${resolved.status} already.`, {
        status: resolved.status,
      });
    }
    return presentDispute(resolved, gift.currency, role);
  },
});
