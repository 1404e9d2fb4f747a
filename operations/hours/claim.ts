import { type Database } from '../../db/database';
import { isMember } from '../../db/queries/members/members';
import { hasOverlap, lockHoursOfDate } from '../../db/queries/hours/hours';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { type FieldFault, validationError } from '../../domain/errors';
import { DAY_HUNDREDTHS, latestDate } from '../../domain/hours/hours';

/** The work that a volunteer says they did. */
export interface HoursClaim {
  volunteer: { accountId: string; userId: string };
  charityId: string;
  opportunityId: string | undefined;
  /** The member who can confirm it. */
  verifierId: string | undefined;
  hundredths: number;
  /** YYYY-MM-DD, as the volunteer's calendar had it. */
  date: string;
  /** Minutes after midnight; null when the volunteer did not say. */
  startsAtMinute: number | null;
  description: string;
  proofDocuments: string[];
}

/** Refuses a date in the future, another charity's opportunity and a verifier who is not a member, all at once. */
export async function checkReferences(
  db: Database,
  claim: HoursClaim,
  opportunity: Opportunity | undefined,
  at: Date,
): Promise<void> {
  const faults: FieldFault[] = [];
  if (claim.date > latestDate(at)) faults.push({ field: 'date', message: 'is in the future' });
  if (claim.opportunityId !== undefined && opportunity?.charityId !== claim.charityId) {
    faults.push({ field: 'opportunity_id', message: 'is no opportunity of this charity' });
  }
  if (claim.verifierId !== undefined && !(await isMember(db, claim.charityId, claim.verifierId))) {
    faults.push({ field: 'verifier_id', message: 'is no member of this charity' });
  }
  if (faults.length > 0) throw validationError(faults);
}

/** Refuses more than 24 hours on one date in total, and work that overlaps other work, also when both come at once. */
export async function checkDay(tx: Database, claim: HoursClaim): Promise<void> {
  const { hundredths, date, startsAtMinute } = claim;
  const { userId } = claim.volunteer;
  const faults: FieldFault[] = [];
  const before = await lockHoursOfDate(tx, userId, date);
  if (before + hundredths > DAY_HUNDREDTHS) {
    const message = `makes more than 24 hours on ${date}: ${before / 100} are handed in already`;
    faults.push({ field: 'hours', message });
  }
  if (startsAtMinute !== null && (await hasOverlap(tx, { userId, date, startsAtMinute, hundredths }))) {
    faults.push({ field: 'start_time', message: 'overlaps other hours that you handed in' });
  }
  if (faults.length > 0) throw validationError(faults);
}
