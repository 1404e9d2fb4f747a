import { type Database } from '../../db/database';
import { type Hours } from '../../db/queries/hours/hours';
import { requireLockedHours } from './locked-hours';
import { requireMove } from './transition';

export interface HoursWithdrawal {
  submissionId: string;
  /** Undefined, the earlier reason stays. */
  reason: string | undefined;
  byUserId: string;
  at: Date;
}

/** Takes a submission back before anybody has decided on it. */
export async function withdrawHours(
  tx: Database,
  { submissionId, ...move }: HoursWithdrawal,
): Promise<Hours> {
  const hours = await requireLockedHours(tx, submissionId);
  return requireMove(tx, hours, { to: 'withdrawn', detail: 'Withdrawn by the volunteer.', ...move });
}
