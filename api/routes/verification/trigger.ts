import { GivingError } from '../../../domain/errors';
import { triggerReVerification } from '../../../operations/verification/trigger-re-verification';
import { mayReport } from '../../policies/verification';
import { defineRoute } from '../../route';
import { requireParty } from './party';
import { presentRecord } from './present';
import { entityParams, entityQuery, triggerSchema, verificationSchema } from './schema';

export const triggerVerification = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/triggers',
  operationId: 'triggerVerification',
  tag: 'Verification',
  summary: 'Start the re-verification of a verified entity',
  description:
    'An entity may report a change of its leadership or address. Reviewers may report any trigger. The entity keeps its level meanwhile.',
  scope: 'verification:write',
  stepUp: 'staff',
  params: entityParams,
  query: entityQuery,
  body: triggerSchema,
  success: { status: 200, description: 'The record under re-verification', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, now } = request;
    const { trigger, details } = body;
    const party = await requireParty(request, 'either', { inForce: true });
    if (!mayReport(party.by, trigger)) {
      throw new GivingError('FORBIDDEN', `Only reviewers may report ${trigger}.`, { trigger });
    }
    return presentRecord(request, await triggerReVerification(db, { ...party, trigger, details, at: now }));
  },
});
