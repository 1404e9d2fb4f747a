import { type Database } from '../../db/database';
import { type Hours } from '../../db/queries/hours/hours';
import { GivingError } from '../../domain/errors';
import { requireLockedHours } from './locked-hours';
import { requireMove } from './transition';

/** Reverses the verification of hours and rejects the submission. */
export async function reverseHours(
  tx: Database,
  { submissionId, ...move }: { submissionId: string; reason: string; byUserId: string; at: Date },
): Promise<Hours> {
  const hours = await requireLockedHours(tx, submissionId);
  if (hours.status !== 'verified') {
    throw new GivingError('CONFLICT', 'Only verified hours can be reversed.', { status: hours.status });
  }
  const detail = 'The verification was reversed by the platform.';
  return requireMove(tx, hours, { to: 'rejected', detail, ...move });
}
