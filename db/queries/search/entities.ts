/**
 * Reads the searchable entities. These are listed organizations and their active campaigns and opportunities.
 */
import {
  type EntityType,
  NO_SIGNALS,
  type EntitySignals,
  type SearchableEntity,
} from '../../../domain/search/entity';
import { type Database, selectRows } from '../../database';

/** Returns those of the given entities that are searchable. */
export async function findSearchable(
  db: Database,
  type: EntityType,
  ids: string[],
): Promise<SearchableEntity[]> {
  const source = SOURCES[type];
  if (ids.length === 0) return [];
  const rows = await selectRows<EntityRow>(db, `${source} AND entity.id = ANY($1)`, [ids]);
  return rows.map((row) => toEntity(type, row));
}

/** Returns the next page of searchable entities of a type, sorted by id. */
export async function pageSearchable(
  db: Database,
  type: EntityType,
  page: { after: string; limit: number },
): Promise<SearchableEntity[]> {
  const sql = `${SOURCES[type]} AND entity.id > $1 ORDER BY entity.id LIMIT $2`;
  const rows = await selectRows<EntityRow>(db, sql, [page.after, page.limit]);
  return rows.map((row) => toEntity(type, row));
}

/** Counts the searchable entities. */
export async function countSearchable(db: Database): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    `SELECT (SELECT count(*) FROM charities WHERE listed)::int
       + (SELECT count(*) FROM campaigns JOIN charities ON charities.id = charity_id WHERE listed AND status = 'active')::int
       + (SELECT count(*) FROM opportunities JOIN charities ON charities.id = charity_id WHERE listed AND status = 'active')::int
       AS count`,
  );
  return row?.count ?? 0;
}

interface EntityRow extends Omit<
  SearchableEntity,
  'type' | 'signals' | 'raisedUsdMinor' | 'goalUsdMinor' | 'budgetDollars'
> {
  raisedUsdMinor: string;
  goalUsdMinor: string | null;
  budgetDollars: string | null;
  signals: EntitySignals | null;
  /** Ratings that users gave on the platform itself. */
  ratings: number | null;
  ratingSum: number | null;
  comments: number | null;
}

const SIGNALS = `
  SELECT json_build_object('impressions', impressions, 'clicks', clicks, 'conversions', conversions,
    'dwellSeconds', dwell_seconds, 'dwellVisits', dwell_visits, 'ratings', ratings, 'ratingSum', rating_sum,
    'shares', shares, 'testimonials', testimonials)
  FROM search_signals`;

/** Columns that all sources share. */
const COMMON = `entity.id, entity.description, entity.tags, entity.city, entity.state,
    entity.postal_code, entity.country, entity.latitude, entity.longitude,
    entity.created_at, entity.updated_at`;

/** Columns that campaigns and opportunities inherit from their organization. */
const OF_CHARITY = `entity.charity_id, charity.logo, charity.verified,
    charity.verification_level, coalesce(entity.category, charity.category) AS category,
    charity.rating, charity.payment_methods, register.ntee, charity.sub_category,
    register.deductibility = 'yes' AS tax_deductible`;
const JOIN_CHARITY = `JOIN charities charity ON charity.id = entity.charity_id
  LEFT JOIN register_entries register ON register.ein = charity.ein`;

/** Returns null columns for the fields that a type of entity lacks. */
const none = (type: string, ...names: string[]) =>
  names.map((name) => `NULL::${type} AS "${name}"`).join(', ');
const empty = (...names: string[]) => names.map((name) => `'{}'::text[] AS "${name}"`).join(', ');

const NO_PROGRAMS = `'[]'::jsonb AS programs`;

const ORGANIZATIONS = `
  SELECT ${COMMON}, entity.id AS charity_id, entity.name, entity.logo, entity.category, register.ntee, entity.ein,
    entity.sub_category, entity.verified, entity.verification_level,
    register.deductibility = 'yes' AS tax_deductible, entity.founded, entity.rating,
    entity.transparency_rating,
    coalesce(entity.annual_budget_dollars, nullif(register.revenue_dollars, 0), nullif(register.income_dollars, 0))::text
      AS budget_dollars,
    entity.staff_count, entity.payment_methods,
    coalesce(gifts.usd, 0)::text AS raised_usd_minor,
    ${none('text', 'goalUsdMinor', 'deadline', 'updateFrequency', 'mode', 'timeCommitment')},
    ${none('boolean', 'hasMatchingFunds', 'backgroundCheckRequired')}, ${none('int', 'minimumAge', 'maximumAge')},
    entity.programs, ${empty('skills', 'accessibility')},
    (${SIGNALS} WHERE entity_type = 'organization' AND entity_id = entity.id) AS signals,
    votes.ratings, votes.sum AS rating_sum, votes.comments
  FROM charities entity
  LEFT JOIN register_entries register ON register.ein = entity.ein
  LEFT JOIN LATERAL (
    SELECT sum(amount_usd_minor) AS usd FROM donations
    WHERE charity_id = entity.id AND status <> 'failed' AND status IN ('completed', 'disputed') AND redirected_to IS NULL
  ) gifts ON true
  LEFT JOIN LATERAL (
    SELECT count(*)::int AS ratings, coalesce(sum(stars), 0)::int AS sum, count(comment)::int AS comments
    FROM charity_ratings WHERE charity_id = entity.id
  ) votes ON true
  WHERE entity.listed`;

const CAMPAIGNS = `
  SELECT ${COMMON}, ${OF_CHARITY}, entity.name, entity.raised_usd_minor::text AS raised_usd_minor,
    entity.goal_usd_minor::text AS goal_usd_minor, to_char(entity.deadline, 'YYYY-MM-DD') AS deadline,
    entity.has_matching AS has_matching_funds, entity.update_frequency,
    ${none('text', 'ein', 'budgetDollars', 'mode', 'timeCommitment')}, ${none('boolean', 'backgroundCheckRequired')},
    ${none('int', 'founded', 'staffCount', 'minimumAge', 'maximumAge')}, ${none('float8', 'transparencyRating')},
    ${NO_PROGRAMS}, ${empty('skills', 'accessibility')},
    (${SIGNALS} WHERE entity_type = 'campaign' AND entity_id = entity.id) AS signals,
    ${none('int', 'ratings', 'ratingSum', 'comments')}
  FROM campaigns entity ${JOIN_CHARITY}
  WHERE charity.listed AND entity.status = 'active'`;

const OPPORTUNITIES = `
  SELECT ${COMMON}, ${OF_CHARITY}, entity.title AS name, '0' AS raised_usd_minor, entity.mode,
    entity.time_commitment, entity.skills,
    entity.background_check_required, entity.minimum_age,
    entity.maximum_age, entity.accessibility,
    ${none('text', 'ein', 'budgetDollars', 'goalUsdMinor', 'deadline', 'updateFrequency')},
    ${none('boolean', 'hasMatchingFunds')}, ${none('int', 'founded', 'staffCount')},
    ${none('float8', 'transparencyRating')}, ${NO_PROGRAMS},
    (${SIGNALS} WHERE entity_type = 'opportunity' AND entity_id = entity.id) AS signals,
    ${none('int', 'ratings', 'ratingSum', 'comments')}
  FROM opportunities entity ${JOIN_CHARITY}
  WHERE charity.listed AND entity.status = 'active'`;

const SOURCES: Record<EntityType, string> = {
  organization: ORGANIZATIONS,
  campaign: CAMPAIGNS,
  opportunity: OPPORTUNITIES,
};

function toEntity(type: EntityType, { ratings, ratingSum, comments, ...row }: EntityRow): SearchableEntity {
  const signals = row.signals ?? NO_SIGNALS;
  return {
    ...row,
    type,
    raisedUsdMinor: BigInt(row.raisedUsdMinor),
    goalUsdMinor: row.goalUsdMinor === null ? null : BigInt(row.goalUsdMinor),
    budgetDollars: row.budgetDollars === null ? null : Number(row.budgetDollars),
    signals: {
      ...signals,
      ratings: signals.ratings + (ratings ?? 0),
      ratingSum: signals.ratingSum + (ratingSum ?? 0),
      testimonials: signals.testimonials + (comments ?? 0),
    },
  };
}
