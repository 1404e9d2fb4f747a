import { type Database } from '../../db/database';
import { isMember } from '../../db/queries/members/members';
import { hasOverlap, lockHoursOfDate } from '../../db/queries/hours/hours';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { type FieldFault, validationError } from '../../domain/errors';
import { findReferenceFaults } from '../documents/check-references';
import { DAY_HUNDREDTHS, latestDate } from '../../domain/hours/hours';

/** The work that a volunteer claims to have done. */
export interface HoursClaim {
  volunteer: { accountId: string; userId: string };
  charityId: string;
  opportunityId: string | undefined;
  /** A member of the charity who can confirm the work. */
  verifierId: string | undefined;
  /** Hundredths of an hour. */
  hundredths: number;
  /** YYYY-MM-DD in the volunteer's calendar. */
  date: string;
  /** Minutes after midnight. Null if the volunteer gave no start time. */
  startsAtMinute: number | null;
  description: string;
  proofDocuments: string[];
}

/**
 * Refuses a future date and another charity's opportunity. Refuses a verifier who is not a member of the charity, and
 * documents that the volunteer's account did not upload. Reports all faults at once.
 */
export async function checkReferences(
  db: Database,
  claim: HoursClaim,
  opportunity: Opportunity | undefined,
  at: Date,
): Promise<void> {
  const faults: FieldFault[] = [];
  if (claim.date > latestDate(at))
    faults.push({ field: 'date', code: 'too_large', message: 'is in the future', limit: latestDate(at) });
  if (claim.opportunityId !== undefined && opportunity?.charityId !== claim.charityId) {
    faults.push({ field: 'opportunity_id', code: 'not_found', message: 'does not belong to this charity' });
  }
  if (claim.verifierId !== undefined && !(await isMember(db, claim.charityId, claim.verifierId))) {
    faults.push({ field: 'verifier_id', code: 'not_found', message: 'is not a member of this charity' });
  }
  const { accountId } = claim.volunteer;
  const proof = { accountId, references: claim.proofDocuments, field: 'proof_documents', at };
  faults.push(...(await findReferenceFaults(db, proof)));
  if (faults.length > 0) throw validationError(faults);
}

/**
 * Refuses work that overlaps other work of the volunteer, and more than 24 hours on one date. Takes a lock,
 * so that concurrent submissions of the volunteer run one after the other.
 */
export async function checkDay(tx: Database, claim: HoursClaim): Promise<void> {
  const { hundredths, date, startsAtMinute } = claim;
  const { userId } = claim.volunteer;
  const faults: FieldFault[] = [];
  const before = await lockHoursOfDate(tx, userId, date);
  if (before + hundredths > DAY_HUNDREDTHS) {
    const message = `would bring ${date} above 24 hours: you already submitted ${before / 100}`;
    faults.push({ field: 'hours', code: 'too_large', message });
  }
  if (startsAtMinute !== null && (await hasOverlap(tx, { userId, date, startsAtMinute, hundredths }))) {
    faults.push({
      field: 'start_time',
      code: 'conflict',
      message: 'overlaps other hours that you submitted',
    });
  }
  if (faults.length > 0) throw validationError(faults);
}
