/** The parties of a verification, and what each of them may read and do. */
import { type Database } from '../../db/database';
import { findPersons } from '../../db/queries/access/persons';
import { isMember } from '../../db/queries/members/members';
import { listRefereeUsers } from '../../db/queries/references/references';
import { listApplicants } from '../../db/queries/verification/relations';
import {
  findVerification,
  listOfEntity,
  type Verification,
} from '../../db/queries/verification/verifications';
import { type Actor } from '../../domain/access/actor';
import { GivingError, notFound } from '../../domain/errors';
import { SOURCES_FOR_ENTITY } from '../../domain/verification/evidence';
import { chooseVerification, type Subject } from '../../domain/verification/choose';
import {
  type ActingParty,
  type EntityType,
  isOwnTrigger,
  type Trigger,
} from '../../domain/verification/vocabulary';
import { type Act } from '../../operations/act';
import { findTied, mayDecide } from '../../operations/ties/may-decide';
import { isStaff } from './resource';

type Caller = Pick<Actor, 'userId' | 'isReviewer' | 'isOperator'>;

/** A request about an entity's verification. */
interface EntityRequest {
  db: Database;
  actor: Actor;
  params: { entity_id: string };
  query: { entity_type?: EntityType | undefined };
  now: Date;
}

/** The entity of a verification. `isMember` is true if the caller belongs to the organization. */
interface VerifiedEntity {
  type: EntityType;
  id: string;
  isMember: boolean;
}

/** Loads an entity and the caller's membership. */
export async function entityOf(
  db: Database,
  actor: Actor,
  type: EntityType,
  id: string,
): Promise<VerifiedEntity> {
  return { type, id, isMember: type === 'organization' && (await isMember(db, id, actor.userId)) };
}

/** Members speak for their organization, users for themselves. */
export function speaksFor(actor: Pick<Caller, 'userId'>, entity: VerifiedEntity): boolean {
  return entity.type === 'organization' ? entity.isMember : entity.id === actor.userId;
}

/** The entity, or an operator for it, applies, submits documents, remedies concerns and appeals. */
export function mayActForEntity(actor: Caller, entity: VerifiedEntity): boolean {
  return speaksFor(actor, entity) || actor.isOperator;
}

/**
 * Loads the verification that a call is about, which its entity, reviewers and operators may read. The path has the id of
 * a verification, or of an entity. In this case the subject chooses one. Throws 404 if there is none, or if the caller
 * may not read it.
 */
export async function loadVerification(
  request: EntityRequest,
  subject: Subject,
): Promise<{ verification: Verification; entity: VerifiedEntity }> {
  const { db, actor } = request;
  const verification = await findSubject(request, subject);
  if (verification === undefined) throw notFound('verification');
  const entity = await entityOf(db, actor, verification.state.entityType, verification.entityId);
  if (!speaksFor(actor, entity) && !isStaff(actor)) throw notFound('verification');
  return { verification, entity };
}

async function findSubject(
  { db, params: { entity_id: id }, query: { entity_type: entityType } }: EntityRequest,
  subject: Subject,
): Promise<Verification | undefined> {
  if (isVerificationId(id)) return findVerification(db, id);
  return chooseVerification(await listOfEntity(db, { entityId: id, entityType }), subject);
}

/** Returns true if a path names one verification instead of an entity. */
export function isVerificationId(id: string): boolean {
  return id.startsWith('verification_');
}

/** The party that may use a route: the entity itself, the entity or an operator for it, its reviewers, or either of them. */
type VerificationRole = 'applicant' | 'entity' | 'reviewer' | 'either';

const FORBIDDEN: Record<VerificationRole, string> = {
  applicant: 'Only the entity itself or its members may do this. A reviewer may deny instead.',
  entity: 'Only the entity itself, its members or an operator may do this.',
  reviewer:
    'Only an independent reviewer may do this. The applicant, the creator of the organization, members of the last year, referees and people who are tied to them may not.',
  either: 'Only the entity itself or an independent reviewer may do this.',
};

/** Returns the chosen verification and the caller's party. Throws 403 if the caller does not have the role. */
export async function requireParty(
  request: EntityRequest,
  role: VerificationRole,
  subject: Subject,
): Promise<{ verificationId: Verification['id']; by: ActingParty & { userId: string } }> {
  const { db, actor, now } = request;
  const { verification, entity } = await loadVerification(request, subject);
  const persons = await findPersons(db, actor);
  const act = { tx: db, at: now };
  // Nobody reviews themselves, or an entity that they are tied to.
  const mayReview =
    isStaff(actor) && !speaksFor(actor, entity) && (await mayReviewAs(act, verification, persons));
  const mayTakePart = {
    applicant: speaksFor(actor, entity),
    entity: mayActForEntity(actor, entity),
    reviewer: mayReview,
    either: mayActForEntity(actor, entity) || mayReview,
  }[role];
  if (!mayTakePart) {
    const isTied = role === 'reviewer' && isStaff(actor);
    throw new GivingError('FORBIDDEN', FORBIDDEN[role], isTied ? { reason: 'not_independent' } : {});
  }
  const party = actingParty(actor, entity, persons);
  const tied = mayReview ? await findTied(act, persons, charityOf(verification)) : persons;
  return { verificationId: verification.id, by: { ...party, tied } };
}

/** Returns false if one of the persons is tied to the entity, to an applicant or to a referee. */
export async function mayReviewAs(act: Act, verification: Verification, persons: string[]): Promise<boolean> {
  const { id, entityId } = verification;
  const charityId = charityOf(verification);
  const parties = [...(await listApplicants(act.tx, id)), ...(await listRefereeUsers(act.tx, id))];
  if (charityId === null) parties.push(entityId);
  return mayDecide(act, persons, { charityId, parties });
}

function charityOf({ entityId, state }: Verification): string | null {
  return state.entityType === 'organization' ? entityId : null;
}

/** Only reviewers and operators see screenings and vendors' findings. */
export function mayReadEvidence(actor: Pick<Caller, 'isReviewer' | 'isOperator'>, source: string): boolean {
  return SOURCES_FOR_ENTITY.includes(source) || isStaff(actor);
}

/** An entity reports its own changes. Only reviewers and operators report the other triggers. */
export function mayReport({ kind }: ActingParty, trigger: Trigger): boolean {
  return kind !== 'entity' || isOwnTrigger(trigger);
}

/** Returns the party that the history records for the caller's action. */
export function actingParty(
  actor: Caller,
  entity: VerifiedEntity,
  persons: string[],
): ActingParty & { userId: string } {
  const { userId } = actor;
  if (speaksFor(actor, entity)) return { kind: 'entity', userId, persons };
  return { kind: actor.isOperator ? 'operator' : 'reviewer', userId, persons };
}
