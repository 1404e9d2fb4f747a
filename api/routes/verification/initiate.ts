import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { enqueueWorkflow } from '../../../db/queries/platform/promise-workflows';
import { insertVerification, lockEntity } from '../../../db/queries/verification/moves';
import { listVerifications, type Verification } from '../../../db/queries/verification/verifications';
import { GivingError, invalidCharity, validationError } from '../../../domain/errors';
import { levelIncludes } from '../../../domain/gifts/gift';
import { beginApplication, statusOf } from '../../../domain/verification/decide';
import { actionsForMissing } from '../../../domain/verification/documents';
import { STAGE_RULES, STAGES_OF_APPLICATION } from '../../../domain/verification/stages';
import { newId } from '../../../new-id';
import { type VerificationInput } from '../../../workflows/messages';
import { actingParty, mayActForEntity, speaksFor, type VerifiedEntity } from '../../policies/verification';
import { defineRoute } from '../../route';
import { entityOf, presentRecord } from './load';
import { initiationSchema, verificationSchema } from './schema';
import { submitDocuments } from './submitted-documents';

type Initiation = z.output<typeof initiationSchema>;

export const initiateVerification = defineRoute({
  method: 'post',
  path: '/api/v1/verification/initiate',
  operationId: 'initiateVerification',
  tag: 'Verification',
  summary: 'Apply for a verification level',
  description:
    'Members apply for their organization, users for themselves. Documents are fetched and checked soon after; more can follow.',
  scope: 'verification:write',
  body: initiationSchema,
  success: { status: 202, description: 'The application is accepted', schema: verificationSchema },
  errors: ['INVALID_CHARITY', 'FORBIDDEN', 'CONFLICT'],
  async handle(request) {
    const { db, body, actor, now } = request;
    const entity = await requireEntity(db, actor, body);
    await refuseIfUnfit(db, actor, body);
    const id = newId('verification');
    const types = body.documents.map(({ type }) => type);
    const decision = beginApplication({
      entityType: body.entity_type,
      level: body.verification_level,
      hasDocuments: body.documents.length > 0,
      isIdentityKnown: entity.type === 'organization' && speaksFor(actor, entity),
      requiredActions: actionsForMissing(body.entity_type, body.verification_level, types),
      by: actingParty(actor, entity),
      at: now,
    });
    const verification: Verification = {
      id,
      entityId: body.entity_id,
      accountId: actor.accountId,
      submittedAt: now,
      state: decision.state,
    };
    await insertVerification(db, verification, decision);
    await submitDocuments(request, id);
    await enqueueWorkflow(db, startOf(verification));
    return presentRecord(request, verification);
  },
});

/** The entity, held against a second application; the refusal says whether it is unknown or somebody else's. */
async function requireEntity(db: Database, actor: Actor, body: Initiation): Promise<VerifiedEntity> {
  const { entity_type: type, entity_id: id } = body;
  const entity = await entityOf(db, actor, type, id);
  const isAllowed = mayActForEntity(actor, entity);
  if (type !== 'organization' && !isAllowed) throw forbidden();
  if (!(await lockEntity(db, type, id))) {
    if (type === 'organization') throw invalidCharity(id, 'There is no such charity.');
    throw validationError([{ field: 'entity_id', message: 'there is no such user' }]);
  }
  if (!isAllowed) throw forbidden();
  return entity;
}

function forbidden(): GivingError {
  return new GivingError('FORBIDDEN', 'Members apply for their organization, and users for themselves.');
}

/** One application at a time, and none for a level that is held. After a revocation the platform must agree. */
async function refuseIfUnfit(db: Database, actor: Actor, body: Initiation): Promise<void> {
  const [newest, ...earlier] = await listVerifications(db, body.entity_type, body.entity_id);
  for (const { id, state } of newest === undefined ? [] : [newest, ...earlier]) {
    const details = { verification_id: id, status: statusOf(state), level: state.level };
    if ((STAGES_OF_APPLICATION as readonly string[]).includes(state.stage)) {
      throw new GivingError('CONFLICT', 'A verification of this entity is under way.', details);
    }
    if (STAGE_RULES[state.stage].inForce && levelIncludes(state.level, body.verification_level)) {
      throw new GivingError('CONFLICT', 'This level is held: it is renewed, not applied for again.', details);
    }
  }
  if (newest?.state.stage !== 'revoked' || actor.isOperator) return;
  throw new GivingError('CONFLICT', 'The verification was revoked: appeal it, or ask the platform.', {
    verification_id: newest.id,
    status: 'revoked',
  });
}

function startOf({ id, entityId, state }: Verification) {
  const input: VerificationInput = { verificationId: id, period: 0 };
  const attribute = state.entityType === 'organization' ? 'CharityId' : 'UserId';
  return {
    workflowType: 'verification',
    workflowId: id,
    input,
    searchAttributes: { [attribute]: entityId, VerificationStatus: statusOf(state) },
    summary: `${state.level} verification of the ${state.entityType} ${entityId}`,
  };
}
