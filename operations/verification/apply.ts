import { type Database } from '../../db/database';
import { enqueueWorkflow, type WorkflowStart } from '../../db/queries/platform/enqueue-workflows';
import { insertHistory } from '../../db/queries/verification/history';
import { hasIdentifiedOfficer } from '../../db/queries/verification/officers';
import {
  insertVerification,
  updateVerification,
  type Verification,
} from '../../db/queries/verification/verifications';
import { invalidCharity, validationError } from '../../domain/errors';
import { refuseAppealOfRejection, refuseApplication } from '../../domain/verification/among';
import { beginApplication, statusOf } from '../../domain/verification/decide';
import { type ActingParty, type EntityType, type Level } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { newId } from '../../new-id';
import { type VerificationInput } from '../../workflows/messages';
import { type Act } from '../act';
import { announceChange } from './announcement';
import { type DocumentSubmission, type DocumentSubmissions, storeDocuments } from './documents';
import { holdEntity } from './hold-entity';
import { findRequirements } from './requirements';
import { refuseIfSelfRevoked } from './revoked-selves';
import { holdVerification, moveVerification } from './transition';

export interface VerificationApplication {
  entityType: EntityType;
  entityId: string;
  level: Level;
  documents: DocumentSubmission[];
  by: ActingParty;
  accountId: string;
}

/**
 * Stores an application for verification with its documents, and enqueues the workflow that follows it.
 * Throws a GivingError if a rule forbids the application.
 */
export async function applyForVerification(
  act: Act,
  application: VerificationApplication,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { tx, at } = act;
  const { entityType, entityId, level, documents, by, accountId } = application;
  const held = await holdKnownEntity(tx, application);
  await refuseIfSelfRevoked(act, application);
  refuseApplication(held, level, at);
  const { state, steps } = beginApplication({
    entityType,
    level,
    hasDocuments: documents.length > 0,
    isIdentityKnown: entityType === 'organization' && (await hasIdentifiedOfficer(tx, entityId)),
    requiredActions: [],
    by,
    at,
  });
  const id = newId('verification');
  const verification: Verification = { id, entityId, accountId, submittedAt: at, state };
  await insertVerification(tx, verification);
  await insertHistory(tx, id, steps);
  await storeDocuments(act, { verificationId: id, documents }, gateways);
  const { actions } = await findRequirements(tx, verification);
  const stored = { ...verification, state: { ...state, requiredActions: actions } };
  await updateVerification(tx, id, stored.state);
  await announceChange(act, stored, null, 'applied');
  await enqueueWorkflow(tx, startOf(stored));
  return stored;
}

/** Locks the entity and refuses an application for an entity that does not exist. */
async function holdKnownEntity(tx: Database, application: VerificationApplication): Promise<Verification[]> {
  const held = await holdEntity(tx, application);
  if (held !== undefined) return held;
  const { entityType, entityId } = application;
  if (entityType === 'organization') throw invalidCharity(entityId, 'There is no such charity.');
  throw validationError([{ field: 'entity_id', code: 'not_found', message: 'there is no such user' }]);
}

/** Returns the start of the workflow that follows a verification. */
export function startOf({
  id,
  entityId,
  state,
}: Pick<Verification, 'id' | 'entityId' | 'state'>): WorkflowStart {
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

export interface Withdrawal {
  verificationId: string;
  by: ActingParty;
  reason: string;
}

/** Ends an application, or the appeal of a rejected one, because the applicant wants so. */
export async function withdrawApplication({ tx, at }: Act, withdrawal: Withdrawal): Promise<Verification> {
  const { verificationId, by, reason } = withdrawal;
  const verification = await holdVerification(tx, verificationId);
  return moveVerification(tx, verification, { happening: 'withdraw', by, at, reason });
}

export interface Appeal extends DocumentSubmissions {
  by: ActingParty;
  explanation: string;
}

/** Stores an entity's appeal against the rejection or revocation of its verification. */
export async function appealVerification(
  act: Act,
  input: Appeal,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, explanation } = input;
  const verification = await holdVerification(act.tx, verificationId);
  if (verification.state.stage === 'rejected') await refuseAppeal(act, verification);
  await storeDocuments(act, input, gateways);
  return moveVerification(act.tx, verification, { happening: 'appeal', by, at: act.at, reason: explanation });
}

/** Refuses the appeal of a rejection while the entity is revoked, or while another application is open. */
async function refuseAppeal(act: Act, { entityId, state }: Verification): Promise<void> {
  const entity = { entityType: state.entityType, entityId };
  const verifications = (await holdEntity(act.tx, entity)) ?? [];
  await refuseIfSelfRevoked(act, entity);
  refuseAppealOfRejection(verifications, act.at);
}
