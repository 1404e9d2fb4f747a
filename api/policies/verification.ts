import { type Actor } from '../../domain/access/actor';
import { SOURCES_FOR_ENTITY } from '../../domain/verification/evidence';
import { type ActingParty, type EntityType, type Trigger } from '../../domain/verification/vocabulary';

type Caller = Pick<Actor, 'userId' | 'isReviewer' | 'isOperator'>;

/**
 * Describes the entity of a verification. `isMember` is true if the caller belongs to the organization. `isRelated` is
 * true if the caller, or the issuer of their key, is the applicant, the creator or a recent member.
 */
export interface VerifiedEntity {
  type: EntityType;
  id: string;
  isMember: boolean;
  isRelated?: boolean;
}

/** Members speak for their organization, users for themselves. */
export function speaksFor(actor: Pick<Caller, 'userId'>, entity: VerifiedEntity): boolean {
  return entity.type === 'organization' ? entity.isMember : entity.id === actor.userId;
}

/** The entity, reviewers and operators may read a verification. Anybody else gets 404. */
export function mayReadVerification(actor: Caller, entity: VerifiedEntity): boolean {
  return speaksFor(actor, entity) || actor.isReviewer || actor.isOperator;
}

/** The entity, or an operator for it, applies, submits documents, remedies concerns and appeals. */
export function mayActForEntity(actor: Caller, entity: VerifiedEntity): boolean {
  return speaksFor(actor, entity) || actor.isOperator;
}

/** Reviewers and operators decide, but never about themselves or about an entity that they are related to. */
export function mayReviewEntity(actor: Caller, entity: VerifiedEntity): boolean {
  return (actor.isReviewer || actor.isOperator) && !speaksFor(actor, entity) && entity.isRelated === false;
}

/** The party that may use a route: the entity, its reviewers, or either of them. */
export type VerificationRole = 'entity' | 'reviewer' | 'either';

/** Returns true if a caller has the role in an entity's verification. */
export function mayTakePart(actor: Caller, entity: VerifiedEntity, role: VerificationRole): boolean {
  return (
    (role !== 'reviewer' && mayActForEntity(actor, entity)) ||
    (role !== 'entity' && mayReviewEntity(actor, entity))
  );
}

/** Only reviewers and operators see the queue. */
export function mayReadQueue(actor: Pick<Caller, 'isReviewer' | 'isOperator'>): boolean {
  return actor.isReviewer || actor.isOperator;
}

/** Only reviewers and operators see screenings and vendors' findings. */
export function mayReadEvidence(actor: Pick<Caller, 'isReviewer' | 'isOperator'>, source: string): boolean {
  return SOURCES_FOR_ENTITY.includes(source) || actor.isReviewer || actor.isOperator;
}

const OWN_TRIGGERS: readonly Trigger[] = ['leadership_change', 'address_change'];

/** An entity reports its own changes. Only reviewers and operators report the other triggers. */
export function mayReport({ kind }: ActingParty, trigger: Trigger): boolean {
  return kind !== 'entity' || OWN_TRIGGERS.includes(trigger);
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
