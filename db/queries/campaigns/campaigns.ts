import { type CampaignStatus, type UpdateFrequency } from '../../../domain/campaigns/campaign';
import { type Currency } from '../../../domain/money';
import { type Database, selectRows } from '../../database';
import { type CampaignRow } from '../../models/campaigns';
import { type Condition, OF_VISIBLE_CHARITY, selectPage } from '../platform/pages';

export type Campaign = CampaignRow;

/** Stores a new campaign. */
export async function insertCampaign(tx: Database, campaign: Campaign): Promise<void> {
  await tx.models.campaigns.create(campaign, { transaction: tx.transaction, returning: false });
}

/** Finds a campaign in any state. */
export async function findCampaign(db: Database, id: string): Promise<Campaign | undefined> {
  const row = await db.models.campaigns.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

/** Reads one campaign and locks it until the transaction ends. */
export async function lockCampaign(tx: Database, id: string): Promise<Campaign | undefined> {
  const row = await tx.models.campaigns.findByPk(id, { transaction: tx.transaction, lock: true });
  return row?.get({ plain: true });
}

/** Updates a campaign, but not its sums. The worker computes the sums from gifts. */
export async function updateCampaign(
  tx: Database,
  id: string,
  changes: Partial<Omit<Campaign, 'raisedUsdMinor' | 'donations'>>,
): Promise<void> {
  await tx.models.campaigns.update(changes, { where: { id }, transaction: tx.transaction });
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
  /** Today in UTC, as YYYY-MM-DD. Active campaigns with an earlier deadline are `ended`. */
  today: string;
  /** The list includes campaigns of unlisted charities that this user is a member of. */
  userId: string;
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
    ['(matching_minor > 0) = ?', filter.matchingFundsAvailable],
    ['raised_usd_minor * 100 >= goal_usd_minor * ?', filter.progressMin],
    ['raised_usd_minor * 100 < goal_usd_minor * (?::int + 1)', filter.progressMax],
    ['update_frequency = ?', filter.updateFrequency],
    ['country = ?', filter.country],
    ['state = ?', filter.state],
    [OF_VISIBLE_CHARITY, filter.userId],
  ]);
  const rows = await db.models.campaigns.findAll({ where: { id: ids }, order: [['id', 'DESC']] });
  return { campaigns: rows.map((row) => row.get({ plain: true })), total };
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

/** Returns the USD price of one unit of a currency on a day, as a decimal string. Throws if no rate is known. */
export async function findUsdRate(db: Database, currency: Currency, day: string): Promise<string> {
  const [row] = await selectRows<{ rate: string }>(
    db,
    `SELECT usd_per_unit::text AS rate FROM exchange_rates WHERE currency = $1 AND date <= $2::date
     ORDER BY date DESC LIMIT 1`,
    [currency, day],
  );
  if (row === undefined) throw new Error(`there is no exchange rate for ${currency}`);
  return row.rate;
}
