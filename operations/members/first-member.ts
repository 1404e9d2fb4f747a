import { GivingError } from '../../domain/errors';

/** Refuses an invitation to a charity without members, because two operators must add its first member. */
export function requireMembers(members: number): void {
  if (members > 0) return;
  const message =
    'This charity has no members. Two operators add the first one, with POST /v1/charities/{charity_id}/members.';
  throw new GivingError('CONFLICT', message);
}
