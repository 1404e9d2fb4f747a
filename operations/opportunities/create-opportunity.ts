import { type Database } from '../../db/database';
import { type Charity } from '../../db/queries/charities/charities';
import { insertOpportunity, type Opportunity } from '../../db/queries/opportunities/opportunities';
import { locationOrCharitys } from '../../domain/location';
import { newId } from '../../new-id';
import { type OpportunityEdits } from './edits';
import { checkRequirements } from './requirements';

export interface NewOpportunity {
  /** Supplies the category and the location if `edits` sets none. */
  charity: Charity;
  edits: OpportunityEdits & Pick<Opportunity, 'title' | 'mode' | 'timeCommitment'>;
  at: Date;
}

/** Creates a charity's opportunity for volunteers. */
export async function createOpportunity(
  tx: Database,
  { charity, edits, at }: NewOpportunity,
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
