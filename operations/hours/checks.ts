import { type Database } from '../../db/database';
import { hasOverlap, lockHoursOfDate } from '../../db/queries/hours/hours';
import { findVolunteerLevel } from '../../db/queries/hours/screening';
import { isMember } from '../../db/queries/members/members';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { listHeld } from '../../db/queries/qualifications/qualifications';
import { type Day, latestDate } from '../../domain/days';
import { type FieldFault, GivingError, validationError } from '../../domain/errors';
import { levelIncludes } from '../../domain/gifts/gift';
import { DAY_HUNDREDTHS } from '../../domain/hours/hours';
import { levelForScreening } from '../../domain/hours/screening';
import { findLacking, type Lacking } from '../../domain/qualifications/qualification';
import { type Act } from '../act';
import { findReferenceFaults } from '../documents/documents';

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
  act: Act,
  claim: HoursClaim,
  opportunity: Opportunity | undefined,
): Promise<void> {
  const faults: FieldFault[] = [];
  if (claim.date > latestDate(act.at))
    faults.push({ field: 'date', code: 'too_large', message: 'is in the future', limit: latestDate(act.at) });
  if (claim.opportunityId !== undefined && opportunity?.charityId !== claim.charityId) {
    faults.push({ field: 'opportunity_id', code: 'not_found', message: 'does not belong to this charity' });
  }
  if (claim.verifierId !== undefined && !(await isMember(act.tx, claim.charityId, claim.verifierId))) {
    faults.push({ field: 'verifier_id', code: 'not_found', message: 'is not a member of this charity' });
  }
  const { accountId } = claim.volunteer;
  const proof = { accountId, references: claim.proofDocuments, field: 'proof_documents' };
  faults.push(...(await findReferenceFaults(act, proof)));
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

/** Refuses a volunteer whose verification level is below the level that the opportunity requires. */
export async function checkScreening(db: Database, userId: string, opportunity: Opportunity): Promise<void> {
  const needed = levelForScreening(opportunity);
  if (needed === null) return;
  const held = await findVolunteerLevel(db, userId);
  if (levelIncludes(held, needed)) return;
  throw new GivingError('FORBIDDEN', `This opportunity needs volunteers verified to "${needed}".`, {
    required_level: needed,
    current_level: held,
  });
}

/** Refuses a volunteer who, on the day of the work, lacked a qualification that the opportunity requires. */
export async function checkQualifications(
  db: Database,
  { userId, opportunity, day }: { userId: string; opportunity: Opportunity; day: Day },
): Promise<void> {
  const { requiredQualifications: required } = opportunity;
  if (required.length === 0) return;
  const lacking = findLacking(required, await listHeld(db, userId, required), day);
  if (lacking.length === 0) return;
  const message = `${lacking.map((each) => explain(each, day)).join(' ')} Add a qualification with POST /v1/volunteer/qualifications.`;
  throw new GivingError('FORBIDDEN', message, { lacking });
}

function explain({ qualification, reason, expires_on: expiresOn }: Lacking, day: Day): string {
  const needed = `This opportunity needs the qualification "${qualification}".`;
  if (reason === 'pending') return `${needed} A reviewer has not confirmed yours yet.`;
  if (reason === 'missing') return `${needed} You hold none.`;
  const until = expiresOn === null ? '' : ` It expires on ${expiresOn}.`;
  return `${needed} Yours was not valid on ${day}.${until}`;
}
