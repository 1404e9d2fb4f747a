import { findClaim } from '../../db/queries/claims/claims';
import { type Actor } from '../../domain/access/actor';
import { requireStaff, resource } from './resource';

/** The owner of a claim is the claimant. */
export const { load: loadClaim } = resource('claim', findClaim, {
  owner: (claim, { userId }) => claim.userId === userId,
  charity: ({ charityId }) => charityId,
  read: ['owner', 'member', 'reviewer', 'operator'],
  may: { object: { roles: ['member'], otherwise: 'Only members of the charity may object.' } },
});

/** Refuses callers who may not decide claims. */
export function requireDecider(actor: Pick<Actor, 'isReviewer' | 'isOperator'>): void {
  requireStaff(actor, 'Only reviewers and operators decide.');
}
