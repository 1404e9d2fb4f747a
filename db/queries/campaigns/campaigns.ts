import { type CampaignStatus, type UpdateFrequency } from '../../../domain/campaigns/campaign';
import { type Database, selectRows } from '../../database';
import { type Condition, LISTED_OR_OF_MEMBER, selectPage } from '../platform/pages';
import { find, insert, list, lock, update } from '../../rows';
import { type CampaignRow, campaigns } from '../../tables/campaigns';

export type Campaign = CampaignRow;

export async function insertCampaign(tx: Database, campaign: Campaign): Promise<void> {
  await insert(tx, campaigns, campaign);
}

/** Finds a campaign in any state. */
export async function findCampaign(db: Database, id: string): Promise<Campaign | undefined> {
  return find(db, campaigns, { id });
}

/** Reads one campaign and locks it until the transaction ends. */
export async function lockCampaign(tx: Database, id: string): Promise<Campaign | undefined> {
  return lock(tx, campaigns, { id });
}

/**
 * Updates a campaign, but not its totals. Only the worker changes the totals, because it computes them from
 * gifts.
 */
export async function updateCampaign(
  tx: Database,
  id: string,
  changes: Partial<Omit<Campaign, 'raisedUsdMinor' | 'donations'>>,
): Promise<void> {
  await update(tx, campaigns, { id }, changes);
}

export interface CampaignFilter {
  charityId?: string | undefined;
  category?: string | undefined;
  status?: CampaignStatus | 'ended' | undefined;
  goalMinUsdMinor?: bigint | undefined;
  goalMaxUsdMinor?: bigint | undefined;
  deadlineFrom?: string | undefined;
  deadlineTo?: string | undefined;
  matchingFundsAvailable?: boolean | undefined;
  progressMin?: number | undefined;
  progressMax?: number | undefined;
  updateFrequency?: UpdateFrequency | undefined;
  country?: string | undefined;
  state?: string | undefined;
  /** Today in UTC, as YYYY-MM-DD. An active campaign whose deadline is earlier counts as `ended`. */
  today: string;
  /** A user. The list includes the campaigns of listed charities, and of the charities with this member. */
  listedOrOfMember: string;
  limit: number;
  offset: number;
}

/** Returns a page of matching campaigns, newest first, and the total of all matches. */
export async function listCampaigns(
  db: Database,
  filter: CampaignFilter,
): Promise<{ campaigns: Campaign[]; total: number }> {
  const { ids, total } = await selectPage(db, 'campaigns', filter, [
    ['charity_id = ?', filter.charityId],
    ['category = ?', filter.category],
    ...stateConditions(filter),
    ['goal_usd_minor >= ?', filter.goalMinUsdMinor?.toString()],
    ['goal_usd_minor <= ?', filter.goalMaxUsdMinor?.toString()],
    ['deadline >= ?::date', filter.deadlineFrom],
    ['deadline <= ?::date', filter.deadlineTo],
    ['has_matching = ?', filter.matchingFundsAvailable],
    ['raised_usd_minor * 100 >= goal_usd_minor * ?', filter.progressMin],
    ['raised_usd_minor * 100 < goal_usd_minor * (?::int + 1)', filter.progressMax],
    ['update_frequency = ?', filter.updateFrequency],
    ['country = ?', filter.country],
    ['state = ?', filter.state],
    [LISTED_OR_OF_MEMBER, filter.listedOrOfMember],
  ]);
  const rows = await list(db, campaigns, { id: ids }, { order: [['id', 'DESC']] });
  return { campaigns: rows, total };
}

function stateConditions({ status, today }: CampaignFilter): Condition[] {
  if (status === undefined) return [];
  if (status === 'closed') return [['status = ?', 'closed']];
  const isOver = status === 'ended' ? 'deadline < ?::date' : '(deadline IS NULL OR deadline >= ?::date)';
  return [
    ['status = ?', 'active'],
    [isOver, today],
  ];
}

/** Returns the ids of campaigns that take gifts for a listed charity, newest first. `today` is a day in UTC. */
export async function listOpenCampaignIds(db: Database, today: string, limit: number): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT campaigns.id FROM campaigns JOIN charities ON charities.id = charity_id AND listed
     WHERE campaigns.status = 'active' AND (deadline IS NULL OR deadline >= $1::date)
     ORDER BY campaigns.id DESC LIMIT $2`,
    [today, limit],
  );
  return rows.map(({ id }) => id);
}
