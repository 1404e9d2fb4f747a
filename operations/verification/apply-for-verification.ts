import { type Database } from '../../db/database';
import { enqueueWorkflow, type WorkflowStart } from '../../db/queries/platform/promise-workflows';
import { insertHistory } from '../../db/queries/verification/history';
import { hasIdentifiedOfficer } from '../../db/queries/verification/officers';
import {
  insertVerification,
  listVerifications,
  lockEntity,
  type Verification,
} from '../../db/queries/verification/verifications';
import { GivingError, invalidCharity, validationError } from '../../domain/errors';
import { levelIncludes } from '../../domain/gifts/gift';
import { beginApplication, statusOf } from '../../domain/verification/decide';
import { STAGE_RULES, STAGES_OF_APPLICATION } from '../../domain/verification/stages';
import { type ActingParty, type EntityType, type Level } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { newId } from '../../new-id';
import { type VerificationInput } from '../../workflows/messages';
import { announceChange } from './announcement';
import { type DocumentSubmission, listMissing, storeDocuments } from './documents';

export interface VerificationApplication {
  entityType: EntityType;
  entityId: string;
  level: Level;
  documents: DocumentSubmission[];
  by: ActingParty;
  accountId: string;
  /** True if an operator applies. Only an operator may apply after a revocation. */
  isByOperator: boolean;
  at: Date;
}

/**
 * Stores an application for verification with its documents, and enqueues the workflow that follows it.
 * Throws a GivingError if a rule forbids the application.
 */
export async function applyForVerification(
  tx: Database,
  application: VerificationApplication,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { entityType, entityId, level, documents, by, accountId, at } = application;
  await holdEntity(tx, application);
  await refuseIfUnfit(tx, application);
  const types = documents.map(({ type }) => type);
  const { state, steps } = beginApplication({
    entityType,
    level,
    hasDocuments: documents.length > 0,
    isIdentityKnown: entityType === 'organization' && (await hasIdentifiedOfficer(tx, entityId)),
    requiredActions: await listMissing(tx, application, types),
    by,
    at,
  });
  const id = newId('verification');
  const verification: Verification = { id, entityId, accountId, submittedAt: at, state };
  await insertVerification(tx, verification);
  await insertHistory(tx, id, steps);
  await announceChange(tx, verification, null, { happening: 'applied', at });
  await storeDocuments(tx, { verificationId: id, documents, at }, gateways);
  await enqueueWorkflow(tx, startOf(verification));
  return verification;
}

/** Locks the entity (a charity or a user), so that concurrent applications run one after the other. */
async function holdEntity(
  tx: Database,
  { entityType, entityId }: Pick<VerificationApplication, 'entityType' | 'entityId'>,
): Promise<void> {
  if (await lockEntity(tx, entityType, entityId)) return;
  if (entityType === 'organization') throw invalidCharity(entityId, 'There is no such charity.');
  throw validationError([{ field: 'entity_id', code: 'not_found', message: 'there is no such user' }]);
}

/**
 * Refuses the application if another one is open, or if the entity already holds the level. After a
 * revocation, only an operator may apply.
 */
async function refuseIfUnfit(tx: Database, application: VerificationApplication): Promise<void> {
  const all = await listVerifications(tx, application.entityType, application.entityId);
  for (const { id, state } of all) {
    const details = { verification_id: id, status: statusOf(state), level: state.level };
    if ((STAGES_OF_APPLICATION as readonly string[]).includes(state.stage)) {
      throw new GivingError('CONFLICT', 'A verification of this entity is already in progress.', details);
    }
    if (STAGE_RULES[state.stage].inForce && levelIncludes(state.level, application.level)) {
      throw new GivingError(
        'CONFLICT',
        'The entity holds this level or a higher one. Renew that verification instead.',
        details,
      );
    }
  }
  const [newest] = all;
  if (newest?.state.stage !== 'revoked' || application.isByOperator) return;
  throw new GivingError('CONFLICT', 'The verification was revoked. Appeal it, or contact the platform.', {
    verification_id: newest.id,
    status: 'revoked',
  });
}

function startOf({ id, entityId, state }: Verification): WorkflowStart {
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
