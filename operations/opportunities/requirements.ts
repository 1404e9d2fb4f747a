import { type Database } from '../../db/database';
import { isMember } from '../../db/queries/members/members';
import { type Opportunity } from '../../db/queries/opportunities/opportunities';
import { type FieldFault, validationError } from '../../domain/errors';

/** Refuses a minimum age above the maximum age, and a verifier who is not a member of the charity. */
export async function checkRequirements(db: Database, opportunity: Opportunity): Promise<void> {
  const faults: FieldFault[] = [];
  const { minimumAge, maximumAge, verifierUserId } = opportunity;
  if (minimumAge !== null && maximumAge !== null && minimumAge > maximumAge) {
    faults.push({ field: 'maximum_age', code: 'conflict', message: 'is less than the minimum age' });
  }
  if (verifierUserId !== null && !(await isMember(db, opportunity.charityId, verifierUserId))) {
    faults.push({ field: 'verifier_id', code: 'not_found', message: 'is not a member of this charity' });
  }
  if (faults.length > 0) throw validationError(faults);
}
