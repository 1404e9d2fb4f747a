import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import { lockQualification, updateQualification } from '../../db/queries/qualifications/qualifications';
import { dayOf } from '../../domain/days';
import { qualificationExpiring } from '../../domain/qualifications/events';
import { countDueReminders } from '../../domain/qualifications/qualification';

/** Reminds a volunteer of a confirmed qualification that expires soon, unless they were reminded meanwhile. */
export async function remindOfExpiry(
  tx: Database,
  { qualificationId, at }: { qualificationId: string; at: Date },
): Promise<void> {
  const qualification = await lockQualification(tx, qualificationId);
  if (qualification?.status !== 'confirmed' || qualification.expiresOn === null) return;
  const { id, accountId, userId, expiresOn } = qualification;
  // A qualification that was confirmed shortly before its end gets one reminder, not all of them at once.
  const remindersSent = countDueReminders(expiresOn, dayOf(at));
  if (remindersSent <= qualification.remindersSent) return;
  await updateQualification(tx, id, { remindersSent });
  await recordEvent(tx, qualificationExpiring({ ...qualification, expiresOn }), { accountId }, at);
  const subject = `${id}/${String(remindersSent)}`;
  await insertNotices(tx, { kind: 'qualification_expiring', audience: { userId }, subject });
}
