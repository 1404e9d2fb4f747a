/** The verification that a path names, and who the caller is to it. */
import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { isMember } from '../../../db/queries/charities/charities';
import {
  findCurrentId,
  findVerification,
  listDocuments,
  listEvidence,
  lockVerification,
  SOURCES_FOR_ENTITY,
  type EntityReference,
  type Verification,
} from '../../../db/queries/verification/verifications';
import { moveVerification } from '../../../db/queries/verification/moves';
import { GivingError, notFound } from '../../../domain/errors';
import { type Occurrence } from '../../../domain/verification/decide';
import { type ActingParty, type EntityType } from '../../../domain/verification/vocabulary';
import {
  actingParty,
  mayActForEntity,
  mayReadVerification,
  mayReviewEntity,
  type VerifiedEntity,
} from '../../policies/verification';
import { presentVerification } from '../../presenters/verification';
import { type RouteRequest } from '../../route';
import { type entityParams, type entityQuery, type verificationSchema } from './schema';

/** A request on the verification of an entity. */
export type EntityRequest<Body = unknown> = RouteRequest<
  z.output<typeof entityParams>,
  z.output<typeof entityQuery>,
  Body
>;

export type Role = 'entity' | 'reviewer' | 'either';

/** An entity with what policies need of it. */
export async function entityOf(
  db: Database,
  actor: Actor,
  type: EntityType,
  id: string,
): Promise<VerifiedEntity> {
  return { type, id, isMember: type === 'organization' && (await isMember(db, id, actor.userId)) };
}

/** The current verification for reading; 404 for whoever may not know of it. */
export async function loadVerification(
  db: Database,
  actor: Actor,
  reference: EntityReference,
): Promise<{ verification: Verification; entity: VerifiedEntity }> {
  const id = await findCurrentId(db, reference);
  return checkReadable(db, actor, id === undefined ? undefined : await findVerification(db, id));
}

/** The current verification, locked, for a caller who has the role in it; 403 for one who may only read it. */
export async function loadLockedVerification(
  { db, actor, params, query }: EntityRequest,
  role: Role,
  inForce = false,
): Promise<{ verification: Verification; by: ActingParty }> {
  const id = await findCurrentId(db, {
    entityId: params.entity_id,
    entityType: query.entity_type,
    inForce,
  });
  const locked = id === undefined ? undefined : await lockVerification(db, id);
  const { verification, entity } = await checkReadable(db, actor, locked);
  const allowed =
    (role !== 'reviewer' && mayActForEntity(actor, entity)) ||
    (role !== 'entity' && mayReviewEntity(actor, entity));
  if (!allowed) throw new GivingError('FORBIDDEN', FORBIDDEN[role]);
  return { verification, by: actingParty(actor, entity) };
}

const FORBIDDEN: Record<Role, string> = {
  entity: 'Only the entity itself, its members or an operator may do this.',
  reviewer: 'Only reviewers may do this, and never for themselves or their own organization.',
  either: 'Only the entity itself or a reviewer may do this.',
};

/** Lets something happen and answers the record after it. */
export async function moveAndPresent(
  request: Pick<EntityRequest, 'db' | 'actor' | 'config' | 'now'>,
  verification: Verification,
  occurrence: Omit<Occurrence, 'at'>,
): Promise<z.input<typeof verificationSchema>> {
  const moved = await moveVerification(request.db, verification, { ...occurrence, at: request.now });
  return presentRecord(request, moved);
}

/** The whole record of a verification; what screenings and vendors found is for reviewers alone. */
export async function presentRecord(
  { db, actor, config }: Pick<EntityRequest, 'db' | 'actor' | 'config'>,
  verification: Verification,
): Promise<z.input<typeof verificationSchema>> {
  const documents = await listDocuments(db, verification.id);
  const evidence = (await listEvidence(db, verification.id)).filter(
    ({ source }) => SOURCES_FOR_ENTITY.includes(source) || actor.isReviewer || actor.isOperator,
  );
  return presentVerification(verification, { documents, evidence }, config.publicUrl);
}

/** 409 when a colleague works on it. */
export function refuseIfClaimed({ state }: Verification, actor: Actor): void {
  if (state.claimedBy === null || state.claimedBy === actor.userId) return;
  throw new GivingError('CONFLICT', 'Another reviewer has claimed this verification.', {
    stage: state.stage,
  });
}

async function checkReadable(
  db: Database,
  actor: Actor,
  verification: Verification | undefined,
): Promise<{ verification: Verification; entity: VerifiedEntity }> {
  if (verification === undefined) throw notFound('verification');
  const entity = await entityOf(db, actor, verification.state.entityType, verification.entityId);
  if (!mayReadVerification(actor, entity)) throw notFound('verification');
  return { verification, entity };
}
