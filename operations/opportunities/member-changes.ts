import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { isMember } from '../../db/queries/members/members';
import {
  insertOpportunity,
  lockOpportunity,
  type Opportunity,
  updateOpportunity as storeOpportunity,
} from '../../db/queries/opportunities/opportunities';
import { type FieldFault, GivingError, notFound, validationError } from '../../domain/errors';
import { type Location, locationOrCharitys } from '../../domain/location';
import { newId } from '../../new-id';
import { type Act } from '../act';

export interface NewOpportunity {
  /** Supplies the category and the location if `edits` sets none. */
  charity: Charity;
  edits: OpportunityEdits & Pick<Opportunity, 'title' | 'mode' | 'timeCommitment'>;
}

/** Creates a charity's opportunity for volunteers. */
export async function createOpportunity(
  { tx, at }: Act,
  { charity, edits }: NewOpportunity,
): Promise<Opportunity> {
  const { location, ...fields } = edits;
  const opportunity: Opportunity = {
    id: newId('opportunity'),
    charityId: charity.id,
    description: null,
    category: charity.category,
    tags: [],
    ...locationOrCharitys(location, charity),
    skills: [],
    requiredQualifications: [],
    backgroundCheckRequired: false,
    verificationLevelRequired: null,
    minimumAge: null,
    maximumAge: null,
    accessibility: [],
    verifierUserId: null,
    status: 'active',
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    ...fields,
  };
  await checkRequirements(tx, opportunity);
  await insertOpportunity(tx, opportunity);
  return opportunity;
}

/** Edits an opportunity that is not closed. */
export async function updateOpportunity(
  { tx, at }: Act,
  { opportunityId, edits }: { opportunityId: string; edits: OpportunityEdits },
): Promise<Opportunity> {
  const before = await lockOpportunity(tx, opportunityId);
  if (before === undefined) throw notFound('opportunity');
  if (before.status === 'closed') throw new GivingError('CONFLICT', 'The opportunity is closed.');
  const { location, ...fields } = edits;
  const after: Opportunity = { ...before, ...fields, ...location, updatedAt: at };
  await checkRequirements(tx, after);
  await storeOpportunity(tx, before.id, after);
  return after;
}

/** Closes an opportunity. Closing it twice is harmless. */
export async function closeOpportunity({ tx, at }: Act, opportunityId: string): Promise<Opportunity> {
  const before = await lockOpportunity(tx, opportunityId);
  if (before === undefined) throw notFound('opportunity');
  if (before.status === 'closed') return before;
  const changes = { status: 'closed', closedAt: at, updatedAt: at } as const;
  await storeOpportunity(tx, before.id, changes);
  return { ...before, ...changes };
}

/** Refuses a minimum age above the maximum age, and a verifier who is not a member of the charity. */
async function checkRequirements(db: Database, opportunity: Opportunity): Promise<void> {
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

type EditedField =
  | 'title'
  | 'description'
  | 'category'
  | 'tags'
  | 'mode'
  | 'timeCommitment'
  | 'skills'
  | 'requiredQualifications'
  | 'backgroundCheckRequired'
  | 'verificationLevelRequired'
  | 'minimumAge'
  | 'maximumAge'
  | 'accessibility'
  | 'verifierUserId';

/** The fields of an opportunity that members of the charity can edit. An absent field is not changed. */
export interface OpportunityEdits extends Partial<Pick<Opportunity, EditedField>> {
  location?: Partial<Location>;
}
