/** Loads the verification that a path names. */
import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { isMember } from '../../../db/queries/members/members';
import {
  findAppealableId,
  findCurrentId,
  findVerification,
  type Verification,
} from '../../../db/queries/verification/verifications';
import { shiftByDays } from '../../../domain/days';
import { notFound } from '../../../domain/errors';
import { REVOCATION_DAYS } from '../../../domain/verification/revocation';
import { type EntityType } from '../../../domain/verification/vocabulary';
import { mayReadVerification, type VerifiedEntity } from '../../policies/verification';
import { type RouteRequest } from '../../route';
import { type entityParams, type entityQuery } from './schema';

/** A request about an entity's verification. */
export type EntityRequest = Pick<
  RouteRequest<z.output<typeof entityParams>, z.output<typeof entityQuery>, unknown>,
  'db' | 'actor' | 'params' | 'query' | 'now'
>;

/** Loads an entity with the facts that policies need. */
export async function entityOf(
  db: Database,
  actor: Actor,
  type: EntityType,
  id: string,
): Promise<VerifiedEntity> {
  return { type, id, isMember: type === 'organization' && (await isMember(db, id, actor.userId)) };
}

/** Selects the verification of the entity that a call is about. Without a choice, it is the current one. */
export interface Choice {
  /** If true, only a verification in force. */
  inForce?: boolean;
  /** If true, the verification that the entity can appeal, if there is one. */
  appealable?: boolean;
}

/** Loads a verification of the entity. Throws 404 if there is none, or if the caller may not read it. */
export async function loadVerification(
  { db, actor, params, query, now }: EntityRequest,
  { inForce = false, appealable = false }: Choice = {},
): Promise<{ verification: Verification; entity: VerifiedEntity }> {
  const reference = { entityId: params.entity_id, entityType: query.entity_type };
  const appealed = appealable
    ? await findAppealableId(db, { ...reference, since: shiftByDays(now, -REVOCATION_DAYS) })
    : undefined;
  const id = appealed ?? (await findCurrentId(db, { ...reference, inForce }));
  const verification = id === undefined ? undefined : await findVerification(db, id);
  if (verification === undefined) throw notFound('verification');
  const entity = await entityOf(db, actor, verification.state.entityType, verification.entityId);
  if (!mayReadVerification(actor, entity)) throw notFound('verification');
  return { verification, entity };
}
