import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { isMember } from '../../../db/queries/charities/charities';
import {
  findOpportunity,
  lockOpportunity,
  type Opportunity,
} from '../../../db/queries/opportunities/opportunities';
import { type FieldFault, notFound, validationError } from '../../../domain/errors';
import { requireEditable, requireReadable } from '../charities/load';

/** The opportunity of a path; 404 when the caller may not read its charity. */
export async function loadOpportunity(db: Database, actor: Actor, id: string): Promise<Opportunity> {
  const opportunity = await findOpportunity(db, id);
  if (opportunity === undefined) throw notFound('opportunity');
  await requireReadable(db, actor, opportunity.charityId, 'opportunity');
  return opportunity;
}

/** The opportunity of a path, held, and of a charity that the caller speaks for. */
export async function loadEditableOpportunity(tx: Database, actor: Actor, id: string): Promise<Opportunity> {
  const opportunity = await lockOpportunity(tx, id);
  if (opportunity === undefined) throw notFound('opportunity');
  await requireEditable(tx, actor, opportunity.charityId, 'opportunity');
  return opportunity;
}

/** Refuses ages that nobody has and a verifier who is no member. */
export async function checkOpportunity(db: Database, opportunity: Opportunity): Promise<void> {
  const faults: FieldFault[] = [];
  const { minimumAge, maximumAge, verifierUserId } = opportunity;
  if (minimumAge !== null && maximumAge !== null && minimumAge > maximumAge) {
    faults.push({ field: 'maximum_age', message: 'is less than the minimum age' });
  }
  if (verifierUserId !== null && !(await isMember(db, opportunity.charityId, verifierUserId))) {
    faults.push({ field: 'verifier_id', message: 'is no member of this charity' });
  }
  if (faults.length > 0) throw validationError(faults);
}
