import { GivingError } from '../../domain/errors';

/**
 * Throws CONFLICT if the charity has no members. Nobody is invited as its first member, because two operators
 * must add that member.
 */
export function requireMembers(members: number): void {
  if (members > 0) return;
  const message =
    'This charity has no members. Claim it with POST /v1/charities/{charity_id}/claims. Two operators may also add the first member, with POST /v1/charities/{charity_id}/members.';
  throw new GivingError('CONFLICT', message, { reason: 'no_members' });
}
