import { type Database, selectRows } from '../../database';

/** The facts of a charity that recommendations weigh. */
export interface CandidateRow {
  charityId: string;
  category: string | null;
  state: string | null;
  /** 0 to 1. */
  trend: number;
  trust: number;
  rising: boolean;
}

const COLUMNS = `c.id AS "charityId", c.category, c.state, coalesce(t.score, 0)::float8 / 100 AS trend,
  coalesce(c.trust_score, 0)::float8 / 100 AS trust, coalesce(t.rising, false) AS rising`;
const SOURCE = 'FROM charities c LEFT JOIN trends t ON t.charity_id = c.id WHERE c.listed';
/** What moves others first, then what can be trusted; ids make the order one. */
const ORDER = 'ORDER BY coalesce(t.score, 0) DESC, coalesce(c.trust_score, 0) DESC, c.id LIMIT';

/** The charities of these ids that may be found. */
export async function findCandidates(db: Database, ids: string[]): Promise<CandidateRow[]> {
  if (ids.length === 0) return [];
  return selectRows(db, `SELECT ${COLUMNS} ${SOURCE} AND c.id = ANY($1)`, [ids]);
}

/** The charities that are most in motion. */
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

/** Verified charities of some causes, anywhere or in a state. */
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

/** Charities that an emergency concerns: the one it names, or those of its cause (and state) that are verified or in motion. */
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

/** The categories of what is listed, with their counts. */
export async function countCategories(db: Database): Promise<Map<string, number>> {
  const rows = await selectRows<{ category: string; charities: string }>(
    db,
    'SELECT category, sum(charities) AS charities FROM listed_charity_counts GROUP BY category',
  );
  return new Map(rows.map(({ category, charities }) => [category, Number(charities)]));
}
