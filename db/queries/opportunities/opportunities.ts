import {
  type AccessibilityFeature,
  type OpportunityMode,
  type OpportunityStatus,
  type TimeCommitment,
} from '../../../domain/opportunities/opportunity';
import { type Database } from '../../database';
import { LISTED_OR_OF_MEMBER, selectPage } from '../platform/pages';
import { find, insert, list, lock, update } from '../../rows';
import { opportunities, type OpportunityRow } from '../../tables/campaigns';

export type Opportunity = OpportunityRow;

export async function insertOpportunity(tx: Database, opportunity: Opportunity): Promise<void> {
  await insert(tx, opportunities, opportunity);
}

/** Finds an opportunity in any state. */
export async function findOpportunity(db: Database, id: string): Promise<Opportunity | undefined> {
  return find(db, opportunities, { id });
}

/** Reads one opportunity and locks it until the transaction ends. */
export async function lockOpportunity(tx: Database, id: string): Promise<Opportunity | undefined> {
  return lock(tx, opportunities, { id });
}

export async function updateOpportunity(
  tx: Database,
  id: string,
  changes: Partial<Opportunity>,
): Promise<void> {
  await update(tx, opportunities, { id }, changes);
}

export interface OpportunityFilter {
  charityId?: string | undefined;
  category?: string | undefined;
  status?: OpportunityStatus | undefined;
  timeCommitment?: TimeCommitment | undefined;
  mode?: OpportunityMode | undefined;
  skill?: string | undefined;
  backgroundCheckRequired?: boolean | undefined;
  age?: number | undefined;
  accessibility?: AccessibilityFeature | undefined;
  country?: string | undefined;
  state?: string | undefined;
  /** A user. The list includes the opportunities of listed charities, and of the charities with this member. */
  listedOrOfMember: string;
  limit: number;
  offset: number;
}

/** Returns a page of matching opportunities, newest first, and the total of all matches. */
export async function listOpportunities(
  db: Database,
  filter: OpportunityFilter,
): Promise<{ opportunities: Opportunity[]; total: number }> {
  const { ids, total } = await selectPage(db, 'opportunities', filter, [
    ['charity_id = ?', filter.charityId],
    ['category = ?', filter.category],
    ['status = ?', filter.status],
    ['time_commitment = ?', filter.timeCommitment],
    ['mode = ?', filter.mode],
    ['EXISTS (SELECT 1 FROM unnest(skills) skill WHERE lower(skill) = lower(?))', filter.skill],
    ['background_check_required = ?', filter.backgroundCheckRequired],
    ["int4range(minimum_age, maximum_age, '[]') @> ?::int", filter.age],
    ['? = ANY(accessibility)', filter.accessibility],
    ['country = ?', filter.country],
    ['state = ?', filter.state],
    [LISTED_OR_OF_MEMBER, filter.listedOrOfMember],
  ]);
  const rows = await list(db, opportunities, { id: ids }, { order: [['id', 'DESC']] });
  return { opportunities: rows, total };
}
