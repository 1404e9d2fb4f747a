import { type Database } from '../../db/database';
import { recordEvent } from '../../db/queries/events/record-events';
import { insertNotices } from '../../db/queries/platform/promise-mail';
import {
  lockPassedQualifications,
  lockQualificationsToRemind,
  updateQualification,
} from '../../db/queries/qualifications/qualifications';
import { addDays, dayOf } from '../../domain/days';
import { qualificationExpiring } from '../../domain/qualifications/announcements';
import { countDueReminders, QUALIFICATION_REMINDER_DAYS } from '../../domain/qualifications/qualification';
import { moveQualification } from './move-qualification';

const AT_ONCE = 100;

/**
 * Expires qualifications whose last day has passed, and reminds volunteers of those that expire soon. Returns true if
 * more may be left.
 */
export async function followExpiry(tx: Database, { at }: { at: Date }): Promise<boolean> {
  const today = dayOf(at);
  const passed = await lockPassedQualifications(tx, { today, limit: AT_ONCE });
  for (const qualification of passed) {
    await moveQualification(tx, qualification, { to: 'expired', reason: null, byUserId: null, at });
  }
  const lastDays = QUALIFICATION_REMINDER_DAYS.map((days) => addDays(today, days));
  const expiring = await lockQualificationsToRemind(tx, { lastDays, limit: AT_ONCE });
  for (const qualification of expiring) {
    const { id, accountId, userId, expiresOn } = qualification;
    if (expiresOn === null) continue;
    // A qualification that was confirmed shortly before its end gets one reminder, not all of them at once.
    const remindersSent = countDueReminders(expiresOn, today);
    await updateQualification(tx, id, { remindersSent });
    await recordEvent(tx, qualificationExpiring({ ...qualification, expiresOn }), { accountId }, at);
    const subject = `${id}/${String(remindersSent)}`;
    await insertNotices(tx, { kind: 'qualification_expiring', audience: { userId }, subject });
  }
  return passed.length === AT_ONCE || expiring.length === AT_ONCE;
}
