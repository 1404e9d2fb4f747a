import { type Actor } from '../../domain/access/actor';
import { GivingError } from '../../domain/errors';

type Caller = Pick<Actor, 'userId' | 'isReviewer' | 'isOperator'>;

/** Reviewers and operators decide about claims, and see all of them. */
export function mayDecideClaims(actor: Caller): boolean {
  return actor.isReviewer || actor.isOperator;
}

/** Refuses callers who may not decide claims. */
export function requireDecider(actor: Caller): void {
  if (!mayDecideClaims(actor)) throw new GivingError('FORBIDDEN', 'Only reviewers and operators decide.');
}

/** The claimant, the charity's members and the deciders may read a claim. Anybody else gets 404. */
export function mayReadClaim(actor: Caller, claim: { userId: string }, isMember: boolean): boolean {
  return claim.userId === actor.userId || isMember || mayDecideClaims(actor);
}

/** Only members of a charity may object to a claim of that charity. */
export function requireMember(isMember: boolean): void {
  if (!isMember) throw new GivingError('FORBIDDEN', 'Only members of the charity may object.');
}
