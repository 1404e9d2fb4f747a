import { changeRows, type Database, runStatement, selectRows } from '../../database';

/**
 * Replaces the pairs of charities that share donors. For each charity, stores the most similar charities, at
 * most `kept` of them. The measure is the cosine similarity of their donors in the last `days` days. Ignores
 * donors who gave to more than `mostCharities` charities. Anonymous gifts count, because a pair names no
 * donor. Returns the number of pairs.
 */
export async function replaceGivenTogether(
  tx: Database,
  { at, mostCharities, kept, days }: { at: Date; mostCharities: number; kept: number; days: number },
): Promise<number> {
  await runStatement(tx, 'DELETE FROM given_together');
  return changeRows(
    tx,
    `WITH given AS (
       SELECT DISTINCT donor_user_id, charity_id FROM donations
       WHERE status IN ('completed', 'disputed') AND redirected_to IS NULL AND settled_at > $1::timestamptz - $4::int * interval '1 day'
     ), donors AS (
       SELECT donor_user_id FROM given GROUP BY 1 HAVING count(*) BETWEEN 2 AND $2
     ), popularity AS (
       SELECT charity_id, count(*) AS donors FROM given GROUP BY 1
     ), pairs AS (
       SELECT a.charity_id, b.charity_id AS other_id, count(*) AS common
       FROM donors JOIN given a USING (donor_user_id) JOIN given b USING (donor_user_id)
       WHERE a.charity_id <> b.charity_id GROUP BY 1, 2
     ), ranked AS (
       SELECT pairs.*, common / sqrt(p.donors::float8 * o.donors) AS likeness,
              row_number() OVER (PARTITION BY pairs.charity_id
                ORDER BY common / sqrt(p.donors::float8 * o.donors) DESC, other_id) AS place
       FROM pairs JOIN popularity p ON p.charity_id = pairs.charity_id JOIN popularity o ON o.charity_id = other_id
     )
     INSERT INTO given_together (charity_id, other_id, likeness)
     SELECT charity_id, other_id, least(likeness, 1) FROM ranked WHERE place <= $3`,
    [at, mostCharities, kept, days],
  );
}

/**
 * Returns up to 100 other listed charities that share donors with these charities. `together` is the
 * similarity, 0 to 1.
 */
export async function findGivenTogether(
  db: Database,
  charityIds: string[],
): Promise<{ charityId: string; together: number }[]> {
  return selectRows(
    db,
    `SELECT other_id AS charity_id, least(1, sum(likeness)) AS together
     FROM given_together JOIN charities ON charities.id = other_id AND listed
     WHERE charity_id = ANY($1) AND other_id <> ALL($1) GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 100`,
    [charityIds],
  );
}
