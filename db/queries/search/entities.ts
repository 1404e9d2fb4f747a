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
    `SELECT (SELECT count(*) FROM charities WHERE listed)
       + (SELECT count(*) FROM campaigns JOIN charities ON charities.id = charity_id WHERE listed AND status = 'active')
       + (SELECT count(*) FROM opportunities JOIN charities ON charities.id = charity_id WHERE listed AND status = 'active')
       AS count`,
  );
  return row?.count ?? 0;
}

interface EntityRow extends Omit<SearchableEntity, 'type' | 'signals'> {
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
const none = (...names: string[]) => names.map((name) => `NULL AS ${name}`).join(', ');
const empty = (...names: string[]) => names.map((name) => `'{}'::text[] AS ${name}`).join(', ');

const NO_PROGRAMS = `'[]'::jsonb AS programs`;

const ORGANIZATIONS = `
  SELECT ${COMMON}, entity.id AS charity_id, entity.name, entity.logo, entity.category, register.ntee, entity.ein,
    entity.sub_category, entity.verified, entity.verification_level,
    register.deductibility = 'yes' AS tax_deductible, entity.founded, entity.rating,
    entity.transparency_rating,
    coalesce(entity.annual_budget_dollars, nullif(register.revenue_dollars, 0), nullif(register.income_dollars, 0))
      AS budget_dollars,
    entity.staff_count, entity.payment_methods,
    coalesce(gifts.usd, 0) AS raised_usd_minor,
    ${none('goal_usd_minor', 'deadline', 'update_frequency', 'mode', 'time_commitment', 'has_matching_funds')},
    ${none('background_check_required', 'minimum_age', 'maximum_age')},
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
    SELECT count(*) AS ratings, coalesce(sum(stars), 0) AS sum, count(comment) AS comments
    FROM charity_ratings WHERE charity_id = entity.id
  ) votes ON true
  WHERE entity.listed`;

const CAMPAIGNS = `
  SELECT ${COMMON}, ${OF_CHARITY}, entity.name, entity.raised_usd_minor, entity.goal_usd_minor, entity.deadline,
    entity.has_matching AS has_matching_funds, entity.update_frequency,
    ${none('ein', 'budget_dollars', 'mode', 'time_commitment', 'background_check_required', 'founded')},
    ${none('staff_count', 'minimum_age', 'maximum_age', 'transparency_rating')},
    ${NO_PROGRAMS}, ${empty('skills', 'accessibility')},
    (${SIGNALS} WHERE entity_type = 'campaign' AND entity_id = entity.id) AS signals,
    ${none('ratings', 'rating_sum', 'comments')}
  FROM campaigns entity ${JOIN_CHARITY}
  WHERE charity.listed AND entity.status = 'active'`;

const OPPORTUNITIES = `
  SELECT ${COMMON}, ${OF_CHARITY}, entity.title AS name, 0::numeric AS raised_usd_minor, entity.mode,
    entity.time_commitment, entity.skills,
    entity.background_check_required, entity.minimum_age,
    entity.maximum_age, entity.accessibility,
    ${none('ein', 'budget_dollars', 'goal_usd_minor', 'deadline', 'update_frequency', 'has_matching_funds')},
    ${none('founded', 'staff_count', 'transparency_rating')}, ${NO_PROGRAMS},
    (${SIGNALS} WHERE entity_type = 'opportunity' AND entity_id = entity.id) AS signals,
    ${none('ratings', 'rating_sum', 'comments')}
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
    signals: {
      ...signals,
      ratings: signals.ratings + (ratings ?? 0),
      ratingSum: signals.ratingSum + (ratingSum ?? 0),
      testimonials: signals.testimonials + (comments ?? 0),
    },
  };
}
