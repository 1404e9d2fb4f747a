import { findPersons } from '../../../db/queries/access/persons';
import { findCharity } from '../../../db/queries/charities/charities';
import { GivingError } from '../../../domain/errors';
import { applyForVerification } from '../../../operations/verification/apply-for-verification';
import { actingParty, mayActForEntity } from '../../policies/verification';
import { defineRoute } from '../../route';
import { entityOf } from './load';
import { presentRecord } from './present';
import { initiationSchema, verificationSchema } from './schema';
import { submittedDocuments } from './submitted-documents';

export const initiateVerification = defineRoute({
  method: 'post',
  path: '/api/v1/verification/initiate',
  operationId: 'initiateVerification',
  tag: 'Verification',
  summary: 'Apply for a verification level',
  description:
    'Members apply for their organization, users for themselves. Documents are fetched and checked soon after. You can submit more documents later. ' +
    'A revoked entity can apply again after a successful appeal, or after 365 days.',
  scope: 'verification:write',
  body: initiationSchema,
  success: { status: 202, description: 'The application is accepted', schema: verificationSchema },
  errors: ['INVALID_CHARITY', 'FORBIDDEN', 'CONFLICT'],
  async handle(request) {
    const { db, body, actor, gateways, now } = request;
    const { entity_type: entityType, entity_id: entityId, verification_level: level } = body;
    const entity = await entityOf(db, actor, entityType, entityId);
    // The operation refuses an unknown organization with its own error, so the policy does not apply.
    const isUnknown = entityType === 'organization' && (await findCharity(db, entityId)) === undefined;
    if (!isUnknown && !mayActForEntity(actor, entity)) {
      throw new GivingError('FORBIDDEN', 'You may apply only for yourself or for your own organization.');
    }
    const application = {
      entityType,
      entityId,
      level,
      documents: await submittedDocuments(request),
      by: actingParty(actor, entity, await findPersons(db, actor)),
      accountId: actor.accountId,
      at: now,
    };
    return presentRecord(request, await applyForVerification(db, application, gateways));
  },
});
