import { nameReferee } from '../../../operations/references/name-referee';
import { defineRoute } from '../../route';
import { requireParty } from '../verification/party';
import { presentRecord } from '../verification/present';
import { entityParams, entityQuery, verificationSchema } from '../verification/schema';
import { refereeSchema } from './schema';

export const nameRefereeRoute = defineRoute({
  method: 'post',
  path: '/api/v1/verification/{entity_id}/references',
  operationId: 'nameVerificationReferee',
  tag: 'Verification',
  summary: 'Name a referee of an organization',
  description:
    'The referee gets a mail with a link to a form, valid for 30 days, and one reminder. Only reviewers read the answer.',
  scope: 'verification:write',
  params: entityParams,
  query: entityQuery,
  body: refereeSchema,
  success: { status: 201, description: 'The record with the reference', schema: verificationSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle(request) {
    const { db, body, actor, gateways, now } = request;
    const party = await requireParty(request, 'entity');
    const { accountId } = actor;
    return presentRecord(request, await nameReferee(db, { ...party, ...body, accountId, at: now }, gateways));
  },
});
