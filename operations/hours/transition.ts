import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { addHoursTimeline, type Hours, lockHours, updateHours } from '../../db/queries/hours/hours';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { enqueueSignals } from '../../db/queries/platform/enqueue-workflows';
import { GivingError, notFound } from '../../domain/errors';
import { hoursMoved } from '../../domain/hours/events';
import { type HoursStatus, isOpen, mayMoveHours, TOLD_HOURS } from '../../domain/hours/hours';
import { type Act } from '../act';

export interface HoursMove {
  to: HoursStatus;
  /** The text of the timeline entry. */
  detail: string;
  /** The volunteer and the charity can read this reason. If it is absent, the earlier reason stays. */
  reason?: string | null | undefined;
  /** The accepted part of the claim, in hundredths of an hour. If it is absent, the earlier number stays. */
  hundredths?: number;
  /** The user who makes the move. Null if the platform makes it. */
  byUserId: string | null;
}

/**
 * Moves a locked submission to another status. Stores a timeline entry, records the event and signals the
 * workflow. Returns undefined if the rules forbid the move.
 */
export async function moveHours({ tx, at }: Act, before: Hours, move: HoursMove): Promise<Hours | undefined> {
  if (!mayMoveHours(before.status, move.to)) return undefined;
  const isDecided = !isOpen(move.to);
  const changes: Partial<Hours> = {
    status: move.to,
    ...(move.reason === undefined ? {} : { reason: move.reason }),
    ...(move.hundredths === undefined ? {} : { hundredths: move.hundredths }),
    ...(isDecided ? { decidedAt: at, decidedBy: move.byUserId } : {}),
  };
  const after = { ...before, ...changes };
  await updateHours(tx, before.id, changes);
  const { detail, byUserId } = move;
  await addHoursTimeline(tx, { submissionId: before.id, status: after.status, detail, byUserId, at });
  const event = hoursMoved(after, after, at);
  if (event !== undefined) await recordEvent(tx, event, after, at);
  await tellVolunteer(tx, after);
  // A move by the platform needs no signal, because the workflow makes it or has not started yet. A lost
  // signal is harmless, because the workflow's next step reads the status.
  if (isDecided && isOpen(before.status) && byUserId !== null) await signalDecision(tx, before.id);
  return after;
}

async function tellVolunteer(tx: Database, { id, volunteerUserId: userId, status }: Hours): Promise<void> {
  if (!TOLD_HOURS.some((each) => each === status)) return;
  const subject = `${id}/${status}`;
  await enqueueNotices(tx, { kind: 'hours_decided', audience: { userId }, subject });
}

/** Moves a submission like `moveHours`, but throws CONFLICT if the status forbids the move. */
export async function requireMove(act: Act, hours: Hours, move: HoursMove): Promise<Hours> {
  const moved = await moveHours(act, hours, move);
  if (moved === undefined) throw hoursDecided(hours);
  return moved;
}

/** Builds the error for a submission whose status forbids a move. */
export function hoursDecided({ status }: Hours): GivingError {
  return new GivingError('CONFLICT', `This is not possible, because the submission is ${status}.`, {
    status,
  });
}

async function signalDecision(tx: Database, submissionId: string): Promise<void> {
  const workflow = { workflowType: 'volunteerHours', workflowId: submissionId };
  await enqueueSignals(tx, [{ ...workflow, signal: 'hoursDecided', canWait: true }]);
}

/** Locks a submission until the transaction ends. Throws NOT_FOUND if it does not exist. */
export async function requireLockedHours(tx: Database, submissionId: string): Promise<Hours> {
  const hours = await lockHours(tx, submissionId);
  if (hours === undefined) throw notFound('submission of hours');
  return hours;
}
