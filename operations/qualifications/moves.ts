import { recordEvent } from '../../db/queries/events/record-events';
import { enqueueNotices } from '../../db/queries/platform/enqueue-mail';
import {
  lockQualification,
  type Qualification,
  updateQualification,
} from '../../db/queries/qualifications/qualifications';
import { dayOf } from '../../domain/days';
import { GivingError, notFound } from '../../domain/errors';
import { qualificationExpiring, qualificationUpdated } from '../../domain/qualifications/events';
import {
  countDueReminders,
  mayMoveQualification,
  type QualificationStatus,
  TOLD_QUALIFICATIONS,
} from '../../domain/qualifications/qualification';
import { type Act } from '../act';

export interface QualificationDecision {
  id: string;
  decision: 'confirm' | 'refuse';
  reason: string | null;
  byUserId: string;
}

/** Confirms or refuses a qualification. Refusing a confirmed one revokes its confirmation. */
export async function decideQualification(
  act: Act,
  { id, decision, reason, byUserId }: QualificationDecision,
): Promise<Qualification> {
  const qualification = await lockQualification(act.tx, id);
  if (qualification === undefined) throw notFound('qualification');
  const to = decision === 'confirm' ? 'confirmed' : 'refused';
  return moveQualification(act, qualification, { to, reason, byUserId });
}

export interface QualificationMove {
  to: QualificationStatus;
  reason: string | null;
  /** The reviewer who decides. Null if the volunteer makes the move or the qualification expires. */
  byUserId: string | null;
}

/** Moves a locked qualification to another status, records the event and mails the volunteer. */
export async function moveQualification(
  { tx, at }: Act,
  before: Qualification,
  { to, reason, byUserId }: QualificationMove,
): Promise<Qualification> {
  if (!mayMoveQualification(before.status, to)) throw notPossible(before);
  const decision = byUserId === null ? {} : { decidedBy: byUserId, decidedAt: at };
  const changes = { status: to, reason, ...decision };
  const after = { ...before, ...changes };
  await updateQualification(tx, before.id, changes);
  await recordEvent(tx, qualificationUpdated(after), { accountId: after.accountId }, at);
  if (TOLD_QUALIFICATIONS.some((each) => each === to)) {
    const subject = `${after.id}/${to}`;
    await enqueueNotices(tx, { kind: 'qualification_moved', audience: { userId: after.userId }, subject });
  }
  return after;
}

function notPossible({ status }: Qualification): GivingError {
  return new GivingError('CONFLICT', `This is not possible, because the qualification is ${status}.`, {
    status,
  });
}

/** Expires a qualification whose last day has passed. Does nothing if somebody ended or renewed it meanwhile. */
export async function expireQualification(act: Act, qualificationId: string): Promise<void> {
  const qualification = await lockQualification(act.tx, qualificationId);
  if (qualification === undefined || !mayMoveQualification(qualification.status, 'expired')) return;
  if (qualification.expiresOn === null || qualification.expiresOn >= dayOf(act.at)) return;
  await moveQualification(act, qualification, { to: 'expired', reason: null, byUserId: null });
}

/** Reminds a volunteer of a confirmed qualification that expires soon, unless they were reminded meanwhile. */
export async function remindOfExpiry({ tx, at }: Act, qualificationId: string): Promise<void> {
  const qualification = await lockQualification(tx, qualificationId);
  if (qualification?.status !== 'confirmed' || qualification.expiresOn === null) return;
  const { id, accountId, userId, expiresOn } = qualification;
  // A qualification that was confirmed shortly before its end gets one reminder, not all of them at once.
  const remindersSent = countDueReminders(expiresOn, dayOf(at));
  if (remindersSent <= qualification.remindersSent) return;
  await updateQualification(tx, id, { remindersSent });
  await recordEvent(tx, qualificationExpiring({ ...qualification, expiresOn }), { accountId }, at);
  const subject = `${id}/${String(remindersSent)}`;
  await enqueueNotices(tx, { kind: 'qualification_expiring', audience: { userId }, subject });
}
