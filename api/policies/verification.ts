import { type Actor } from '../../db/queries/access/api-keys';
import { type ActingParty, type EntityType } from '../../domain/verification/vocabulary';

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

/** As whom somebody acts, for the history. */
export function actingParty(actor: Caller, entity: VerifiedEntity): ActingParty {
  if (speaksFor(actor, entity)) return { kind: 'entity', userId: actor.userId };
  return { kind: actor.isOperator ? 'operator' : 'reviewer', userId: actor.userId };
}
