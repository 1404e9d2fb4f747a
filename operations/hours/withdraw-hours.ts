import { type Database } from '../../db/database';
import { type Hours } from '../../db/queries/hours/hours';
import { requireLockedHours } from './locked-hours';
import { requireMove } from './transition';

export interface HoursWithdrawal {
  submissionId: string;
  /** If undefined, the earlier reason stays. */
  reason: string | undefined;
  byUserId: string;
  at: Date;
}

/** Withdraws a submission that is still undecided. */
export async function withdrawHours(
  tx: Database,
  { submissionId, ...move }: HoursWithdrawal,
): Promise<Hours> {
  const hours = await requireLockedHours(tx, submissionId);
  return requireMove(tx, hours, { to: 'withdrawn', detail: 'Withdrawn by the volunteer.', ...move });
}
