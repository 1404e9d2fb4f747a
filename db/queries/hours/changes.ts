/** Every move of a submission of hours: state, timeline, event and the word to its workflow, in the caller's transaction. */
import { hoursMoved, hoursWaiting } from '../../../domain/hours/events';
import { type HoursStatus, isOpen, mayMoveHours, type StepKind } from '../../../domain/hours/hours';
import { type Database } from '../../database';
import { recordEvent } from '../events/record-events';
import { enqueueSignals } from '../platform/promise-workflows';
import { addHoursTimeline, type Hours, updateHours } from './hours';

export interface HoursMove {
  to: HoursStatus;
  /** The line of the timeline. */
  detail: string;
  /** Why, as both sides read it; absent, the earlier reason stays. */
  reason?: string | null;
  /** Fewer than were claimed, when the charity found so. */
  hundredths?: number;
  /** Whose move it is; null for the platform's own. */
  byUserId: string | null;
  at: Date;
}

/** Moves a submission that the caller holds locked; undefined when its state does not allow the move. */
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
  await noteHours(tx, after, move);
  const event = hoursMoved(after, after, move.at);
  if (event !== undefined) await recordEvent(tx, event, after, move.at);
  // Of the platform's own moves the workflow knows. A word that is lost costs nothing: its next step sees the state.
  if (isDecided && isOpen(before.status) && move.byUserId !== null) await wakeWorkflow(tx, before.id);
  return after;
}

/** Does what is due of a submission that nobody decided on; false when it was decided, or done before. */
export async function takeStep(
  tx: Database,
  before: Hours,
  step: { kind: StepKind; number: number; at: Date },
): Promise<boolean> {
  if (!isOpen(before.status)) return false;
  const { kind, number, at } = step;
  if (kind === 'expire') {
    const detail = 'Nobody decided within 30 days.';
    return (await moveHours(tx, before, { to: 'expired', detail, byUserId: null, at })) !== undefined;
  }
  const isHandOver = kind === 'hand_over';
  if (isHandOver ? before.handedOverAt !== null : before.remindersSent >= number) return false;
  await updateHours(tx, before.id, isHandOver ? { handedOverAt: at } : { remindersSent: number });
  const detail = isHandOver ? "Handed over to the platform's reviewers." : 'The charity was reminded.';
  await noteHours(tx, before, { detail, byUserId: null, at });
  await recordEvent(tx, hoursWaiting(before, isHandOver), before, at);
  return true;
}

async function noteHours(
  tx: Database,
  { id, status }: Hours,
  { detail, byUserId, at }: Pick<HoursMove, 'detail' | 'byUserId' | 'at'>,
): Promise<void> {
  await addHoursTimeline(tx, { submissionId: id, status, detail, byUserId, at });
}

async function wakeWorkflow(tx: Database, submissionId: string): Promise<void> {
  const workflow = { workflowType: 'volunteerHours', workflowId: submissionId };
  await enqueueSignals(tx, [{ ...workflow, signal: 'hoursDecided' }]);
}
