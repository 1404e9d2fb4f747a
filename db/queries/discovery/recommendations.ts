import { type Database, selectRows } from '../../database';

/** The facts about a charity that decide whether it is recommended. */
export interface CandidateRow {
  charityId: string;
  category: string | null;
  state: string | null;
  /** 0 to 1. */
  trend: number;
  trust: number;
  rising: boolean;
}

const COLUMNS = `c.id AS charity_id, c.category, c.state, coalesce(t.score, 0)::float8 / 100 AS trend,
  coalesce(c.trust_score, 0)::float8 / 100 AS trust, coalesce(t.rising, false) AS rising`;
const SOURCE = 'FROM charities c LEFT JOIN trends t ON t.charity_id = c.id WHERE c.listed';
/** Sorts by trend, then by trust. The id is the tie-break. */
const ORDER = 'ORDER BY coalesce(t.score, 0) DESC, coalesce(c.trust_score, 0) DESC, c.id LIMIT';

/** Returns the listed charities among `ids`. */
export async function findCandidates(db: Database, ids: string[]): Promise<CandidateRow[]> {
  if (ids.length === 0) return [];
  return selectRows(db, `SELECT ${COLUMNS} ${SOURCE} AND c.id = ANY($1)`, [ids]);
}

/**
 * Returns the charities with the highest trend scores. If `rising` is true, returns only rising charities.
 */
export async function listTrending(
  db: Database,
  { rising, limit }: { rising: boolean; limit: number },
): Promise<CandidateRow[]> {
  return selectRows(
    db,
    `SELECT ${COLUMNS} FROM trends t JOIN charities c ON c.id = t.charity_id AND c.listed
     WHERE t.rising OR NOT $1 ORDER BY t.score DESC, c.id LIMIT $2`,
    [rising, limit],
  );
}

/** Returns verified charities, optionally of some categories or in one state. */
export async function listVerified(
  db: Database,
  { categories, state, limit }: { categories: string[] | null; state: string | null; limit: number },
): Promise<CandidateRow[]> {
  return selectRows(
    db,
    `SELECT ${COLUMNS} ${SOURCE} AND c.verified
       AND ($1::text[] IS NULL OR c.category = ANY($1)) AND ($2::text IS NULL OR c.state = $2) ${ORDER} $3`,
    [categories, state, limit],
  );
}

/**
 * Returns the charities that match an active emergency. These are the charity that the emergency names, or
 * the verified and trending charities of its category. If the emergency has a state, they must be in that
 * state.
 */
export async function listInEmergency(db: Database, at: Date, limit: number): Promise<CandidateRow[]> {
  return selectRows(
    db,
    `SELECT ${COLUMNS} ${SOURCE} AND EXISTS (
       SELECT 1 FROM mentions e WHERE e.kind = 'emergency' AND e.occurred_at <= $1 AND e.ends_at > $1
         AND (e.charity_id = c.id OR (e.charity_id IS NULL AND e.category = c.category
           AND coalesce(e.state, c.state) = c.state AND (c.verified OR t.score IS NOT NULL))))
     ${ORDER} $2`,
    [at, limit],
  );
}

/** Returns the number of listed charities in each category. */
export async function countCategories(db: Database): Promise<Map<string, number>> {
  const rows = await selectRows<{ category: string; charities: number }>(
    db,
    'SELECT category, sum(charities)::int8 AS charities FROM listed_charity_counts GROUP BY category',
  );
  return new Map(rows.map(({ category, charities }) => [category, charities]));
}
