import { type Database } from '../../db/database';
import { type Hours, lockHours } from '../../db/queries/hours/hours';
import { notFound } from '../../domain/errors';

/** Locks a submission until the transaction ends. Throws NOT_FOUND if it does not exist. */
export async function requireLockedHours(tx: Database, submissionId: string): Promise<Hours> {
  const hours = await lockHours(tx, submissionId);
  if (hours === undefined) throw notFound('submission of hours');
  return hours;
}
