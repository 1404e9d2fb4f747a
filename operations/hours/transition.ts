import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { addHoursTimeline, type Hours, updateHours } from '../../db/queries/hours/hours';
import { enqueueSignals } from '../../db/queries/platform/promise-workflows';
import { GivingError } from '../../domain/errors';
import { hoursMoved } from '../../domain/hours/announcements';
import { type HoursStatus, isOpen, mayMoveHours } from '../../domain/hours/hours';

export interface HoursMove {
  to: HoursStatus;
  /** The line of the timeline. */
  detail: string;
  /** Why, as both sides read it; absent, the earlier reason stays. */
  reason?: string | null | undefined;
  /** Fewer than the volunteer claimed. */
  hundredths?: number;
  /** Who moves it; null for the platform. */
  byUserId: string | null;
  at: Date;
}

/** Moves a submission that the caller has locked: state, timeline, event and signal. Undefined when its state forbids the move. */
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
  // The workflow made the platform's own moves. A lost signal is harmless: the next step reads the state.
  if (isDecided && isOpen(before.status) && byUserId !== null) await signalDecision(tx, before.id);
  return after;
}

/** The same, or 409 when the state of the submission forbids the move. */
export async function requireMove(tx: Database, hours: Hours, move: HoursMove): Promise<Hours> {
  const moved = await moveHours(tx, hours, move);
  if (moved === undefined) throw hoursDecided(hours);
  return moved;
}

/** 409: the submission was decided already. */
export function hoursDecided({ status }: Hours): GivingError {
  return new GivingError('CONFLICT', `The submission is ${status}: this cannot be done any more.`, {
    status,
  });
}

async function signalDecision(tx: Database, submissionId: string): Promise<void> {
  const workflow = { workflowType: 'volunteerHours', workflowId: submissionId };
  await enqueueSignals(tx, [{ ...workflow, signal: 'hoursDecided' }]);
}
