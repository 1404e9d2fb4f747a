import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { isMember } from '../../../db/queries/members/members';
import { findHours, type Hours } from '../../../db/queries/hours/hours';
import { notFound } from '../../../domain/errors';
import { mayReadHours } from '../../policies/hours';

/**
 * Loads the submission in the path and the caller's membership in its charity. Throws 404 if the caller may
 * not read the submission.
 */
export async function loadHours(
  db: Database,
  actor: Actor,
  id: string,
): Promise<{ hours: Hours; member: boolean }> {
  const hours = await findHours(db, id);
  if (hours === undefined) throw notFound('submission of hours');
  const member = await isMember(db, hours.charityId, actor.userId);
  if (!mayReadHours(actor, hours, member)) throw notFound('submission of hours');
  return { hours, member };
}
