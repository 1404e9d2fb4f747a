import { GivingError } from '../../../domain/errors';
import { defineRoute } from '../../route';
import { moveAndPresent, loadLockedVerification } from './load';
import { entityParams, entityQuery, triggerSchema, verificationSchema } from './schema';

/** What an entity reports of itself; the others are for the platform to say. */
const OWN_TRIGGERS: readonly string[] = ['leadership_change', 'address_change'];

export const triggerVerification = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/triggers',
  operationId: 'triggerVerification',
  tag: 'Verification',
  summary: 'Have a verified entity looked at again',
  description:
    'An entity reports a change of leadership or address, reviewers any trigger. The level is held meanwhile.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: triggerSchema,
  success: { status: 200, description: 'The record under re-verification', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { verification, by } = await loadLockedVerification(request, 'either', true);
    const { trigger, details } = request.body;
    if (by.kind === 'entity' && !OWN_TRIGGERS.includes(trigger)) {
      throw new GivingError('FORBIDDEN', `Only reviewers may report ${trigger}.`, { trigger });
    }
    return moveAndPresent(request, verification, {
      happening: 'trigger',
      by,
      reason: details === undefined ? trigger : `${trigger}: ${details}`,
    });
  },
});
