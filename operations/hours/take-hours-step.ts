import { recordEvent } from '../../db/queries/events/record-events';
import { addHoursTimeline, type Hours, lockHours, updateHours } from '../../db/queries/hours/hours';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import { requireRow } from '../../domain/errors';
import { hoursWaiting } from '../../domain/hours/events';
import { type HoursStatus, isOpen, type StepKind } from '../../domain/hours/hours';
import { HOURS_DIGEST_SECONDS } from '../../domain/mails/schedule';
import { type Act } from '../act';
import { moveHours } from './transition';

export interface HoursStepTaken {
  submissionId: string;
  kind: StepKind;
  /** The step's number, counted from 1. */
  number: number;
}

/**
 * Takes a step of an undecided submission: reminds the charity, hands the decision over to the platform's
 * reviewers, or lets the submission expire. Returns the submission's status. Repeating a step is harmless.
 */
export async function takeHoursStep(act: Act, step: HoursStepTaken): Promise<HoursStatus> {
  const hours = requireRow(await lockHours(act.tx, step.submissionId), step.submissionId);
  if (!isOpen(hours.status)) return hours.status;
  if (step.kind === 'expire') {
    const detail = 'Nobody decided within 30 days.';
    await moveHours(act, hours, { to: 'expired', detail, byUserId: null });
    return 'expired';
  }
  if (!isTaken(hours, step)) await announceWait(act, hours, step);
  return hours.status;
}

function isTaken(hours: Hours, { kind, number }: HoursStepTaken): boolean {
  return kind === 'hand_over' ? hours.handedOverAt !== null : hours.remindersSent >= number;
}

/** Reminds the charity, or hands the decision over to the platform's reviewers. */
async function announceWait({ tx, at }: Act, hours: Hours, { kind, number }: HoursStepTaken): Promise<void> {
  const isHandOver = kind === 'hand_over';
  await updateHours(tx, hours.id, isHandOver ? { handedOverAt: at } : { remindersSent: number });
  const detail = isHandOver ? "Handed over to the platform's reviewers." : 'The charity was reminded.';
  await addHoursTimeline(tx, {
    submissionId: hours.id,
    status: hours.status,
    detail,
    byUserId: null,
    at,
  });
  await recordEvent(tx, hoursWaiting(hours, isHandOver), hours, at);
  if (isHandOver) return;
  const { charityId } = hours;
  await enqueueNotices(tx, {
    kind: 'hours_due',
    audience: { charityId },
    subject: charityId,
    delaySeconds: HOURS_DIGEST_SECONDS,
  });
}
