import { GivingError } from '../../../domain/errors';
import { giveEvidence } from '../../../operations/disputes/give-evidence';
import { mayGiveEvidence } from '../../policies/dispute';
import { presentDispute } from '../../presenters/dispute';
import { defineRoute } from '../../route';
import { loadDispute } from './load';
import { disputeParams, disputeSchema, evidenceSchema } from './schema';

export const giveDisputeEvidence = defineRoute({
  method: 'post',
  path: '/v1/donations/{donation_id}/disputes/{dispute_id}/evidence',
  operationId: 'giveDisputeEvidence',
  tag: 'Disputes',
  summary: "Submit the charity's evidence, once",
  description: 'For members of the charity and operators. Afterwards the dispute waits only for its outcome.',
  scope: 'donations:write',
  params: disputeParams,
  body: evidenceSchema,
  success: { status: 200, description: 'The dispute, now under review', schema: disputeSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const { dispute, gift, role } = await loadDispute(db, actor, params);
    if (!mayGiveEvidence(role)) {
      throw new GivingError('FORBIDDEN', 'Only members of the charity and operators may give evidence.');
    }
    const evidence = { disputeId: dispute.id, evidence: body.evidence, at: now };
    return presentDispute(await giveEvidence(db, evidence), gift.currency, role);
  },
});
