/** Expires qualifications of volunteers, and reminds their owners before. */
import { inTransaction } from '../../db/database';
import {
  listPassedQualifications,
  listQualificationsToRemind,
} from '../../db/queries/qualifications/qualifications';
import { addDays, dayOf } from '../../domain/days';
import { QUALIFICATION_REMINDER_DAYS } from '../../domain/qualifications/qualification';
import { expireQualification, remindOfExpiry } from '../../operations/qualifications/moves';
import { attemptEach, type Carer } from './attempt-each';

const AT_ONCE = 100;

/**
 * Expires a batch of qualifications whose last day has passed, and reminds volunteers of a batch that expires soon.
 * Returns true if more may be left.
 */
export async function followExpiry(carer: Carer, at: Date): Promise<boolean> {
  const { db } = carer;
  const today = dayOf(at);
  const passed = await listPassedQualifications(db, { today, at, limit: AT_ONCE });
  await attemptEach(carer, { care: 'passed_qualification', items: passed, at }, ({ id: qualificationId }) =>
    inTransaction(db, (tx) => expireQualification({ tx, at }, qualificationId)),
  );
  const lastDays = QUALIFICATION_REMINDER_DAYS.map((days) => addDays(today, days));
  const expiring = await listQualificationsToRemind(db, { lastDays, at, limit: AT_ONCE });
  await attemptEach(
    carer,
    { care: 'qualification_reminder', items: expiring, at },
    ({ id: qualificationId }) => inTransaction(db, (tx) => remindOfExpiry({ tx, at }, qualificationId)),
  );
  return passed.length === AT_ONCE || expiring.length === AT_ONCE;
}
