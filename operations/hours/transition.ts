import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { addHoursTimeline, type Hours, updateHours } from '../../db/queries/hours/hours';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';
import { GivingError } from '../../domain/errors';
import { hoursMoved } from '../../domain/hours/announcements';
import { type HoursStatus, isOpen, mayMoveHours } from '../../domain/hours/hours';

export interface HoursMove {
  to: HoursStatus;
  /** The text of the timeline entry. */
  detail: string;
  /** Both sides can read this reason. If it is absent, the earlier reason stays. */
  reason?: string | null | undefined;
  /** The accepted hours. Absent if they do not change. */
  hundredths?: number;
  /** Null means the platform. */
  byUserId: string | null;
  at: Date;
}

/** Moves a locked submission and records timeline, event and signal. Returns undefined if the move is forbidden. */
export async function moveHours(tx: Database, before: Hours, move: HoursMove): Promise<Hours | undefined> {
  if (!mayMoveHours(before.status, move.to)) return undefined;
  const isDecided = !isOpen(move.to);
  const changes: Partial<Hours> = {
    status: move.to,
    ...(move.reason === undefined ? {} : { reason: move.reason }),
    ...(move.hundredths === undefined ? {} : { hundredths: move.hundredths }),
    ...(isDecided ? { decidedAt: move.at, decidedBy: move.byUserId } : {}),
  };
  const after = { ...before, ...changes };
  await updateHours(tx, before.id, changes);
  const { detail, byUserId, at } = move;
  await addHoursTimeline(tx, { submissionId: before.id, status: after.status, detail, byUserId, at });
  const event = hoursMoved(after, after, at);
  if (event !== undefined) await recordEvent(tx, event, after, at);
  // The platform's own moves need no signal. If a signal is lost, the workflow's next step reads the state anyway.
  if (isDecided && isOpen(before.status) && byUserId !== null) await signalDecision(tx, before.id);
  return after;
}

/** Works like `moveHours`, but throws CONFLICT if the state forbids the move. */
export async function requireMove(tx: Database, hours: Hours, move: HoursMove): Promise<Hours> {
  const moved = await moveHours(tx, hours, move);
  if (moved === undefined) throw hoursDecided(hours);
  return moved;
}

/** Builds the error for a submission whose state forbids a move. */
export function hoursDecided({ status }: Hours): GivingError {
  return new GivingError('CONFLICT', `A submission that is ${status} does not allow this.`, {
    status,
  });
}

async function signalDecision(tx: Database, submissionId: string): Promise<void> {
  const workflow = { workflowType: 'volunteerHours', workflowId: submissionId };
  await enqueueSignals(tx, [{ ...workflow, signal: 'hoursDecided' }]);
}
