import { type Actor } from '../../db/queries/access/api-keys';
import { SOURCES_FOR_ENTITY } from '../../domain/verification/evidence';
import { type ActingParty, type EntityType, type Trigger } from '../../domain/verification/vocabulary';

type Caller = Pick<Actor, 'userId' | 'isReviewer' | 'isOperator'>;

/** An entity as a policy sees it; `isMember` is whether the caller belongs to the organization. */
export interface VerifiedEntity {
  type: EntityType;
  id: string;
  isMember: boolean;
}

/** Members speak for their organization, users for themselves. */
export function speaksFor(actor: Pick<Caller, 'userId'>, entity: VerifiedEntity): boolean {
  return entity.type === 'organization' ? entity.isMember : entity.id === actor.userId;
}

/** For anybody else a verification does not exist. */
export function mayReadVerification(actor: Caller, entity: VerifiedEntity): boolean {
  return speaksFor(actor, entity) || actor.isReviewer || actor.isOperator;
}

/** Applies, submits documents, remedies and appeals: the entity itself, or an operator for it. */
export function mayActForEntity(actor: Caller, entity: VerifiedEntity): boolean {
  return speaksFor(actor, entity) || actor.isOperator;
}

/** Reviewers and operators decide, but never about themselves or an organization they belong to. */
export function mayReviewEntity(actor: Caller, entity: VerifiedEntity): boolean {
  return (actor.isReviewer || actor.isOperator) && !speaksFor(actor, entity);
}

/** Who a route is for: the entity, whoever reviews it, or both. */
export type VerificationRole = 'entity' | 'reviewer' | 'either';

/** Whether a caller has the role in the verification of an entity. */
export function mayTakePart(actor: Caller, entity: VerifiedEntity, role: VerificationRole): boolean {
  return (
    (role !== 'reviewer' && mayActForEntity(actor, entity)) ||
    (role !== 'entity' && mayReviewEntity(actor, entity))
  );
}

/** The queue is for reviewers and operators. */
export function mayReadQueue(actor: Pick<Caller, 'isReviewer' | 'isOperator'>): boolean {
  return actor.isReviewer || actor.isOperator;
}

/** Screenings and vendors' findings are for reviewers and operators. */
export function mayReadEvidence(actor: Pick<Caller, 'isReviewer' | 'isOperator'>, source: string): boolean {
  return SOURCES_FOR_ENTITY.includes(source) || actor.isReviewer || actor.isOperator;
}

const OWN_TRIGGERS: readonly Trigger[] = ['leadership_change', 'address_change'];

/** An entity reports changes of itself; only reviewers and operators report the other triggers. */
export function mayReport({ kind }: ActingParty, trigger: Trigger): boolean {
  return kind !== 'entity' || OWN_TRIGGERS.includes(trigger);
}

/** As whom somebody acts, for the history. */
export function actingParty(actor: Caller, entity: VerifiedEntity): ActingParty {
  if (speaksFor(actor, entity)) return { kind: 'entity', userId: actor.userId };
  return { kind: actor.isOperator ? 'operator' : 'reviewer', userId: actor.userId };
}
