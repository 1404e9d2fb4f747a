/**
 * Folds deltas. A delta is one change of a charity's impact by a gift or by volunteer hours. Folding adds the
 * delta to the impact sums and deletes it.
 */
import { type Achievement, type Support } from '../../../domain/impact/achievements';
import { type Database, runStatement, selectRows } from '../../database';

/** The advisory lock of the sums. No other lock uses this number. */
const FOLD_LOCK = 7_272;

/** The change of a person's support of a charity by one gift or one submission of hours. */
export interface ImpactDelta extends Support {
  id: number;
  userId: string;
  at: Date;
}

const SUPPORT_COLUMNS = 'user_id, charity_id, usd_minor, donations, recurring, hundredths, submissions';

/** Locks the sums until the transaction ends. Returns false if another transaction holds the lock. */
export async function tryLockSums(tx: Database): Promise<boolean> {
  const [lock] = await selectRows<{ taken: boolean }>(tx, 'SELECT pg_try_advisory_xact_lock($1) AS taken', [
    FOLD_LOCK,
  ]);
  return lock?.taken === true;
}

/** Waits for the lock on the sums and holds it until the transaction ends. */
export async function lockSums(tx: Database): Promise<void> {
  await runStatement(tx, 'SELECT pg_advisory_xact_lock($1)', [FOLD_LOCK]);
}

/** Returns the oldest deltas. The sums do not include them yet. */
export async function listDeltas(tx: Database, limit: number): Promise<ImpactDelta[]> {
  return selectRows(tx, `SELECT id, ${SUPPORT_COLUMNS}, at FROM impact_deltas ORDER BY id LIMIT $1`, [limit]);
}

/** Returns the sums of each user's support of each charity. The sums do not include the remaining deltas. */
export async function listSupports(
  db: Database,
  userIds: string[],
): Promise<(Support & { userId: string })[]> {
  return selectRows(db, `SELECT ${SUPPORT_COLUMNS} FROM charity_supporters WHERE user_id = ANY($1)`, [
    userIds,
  ]);
}

/** Returns the badges that users hold. */
export async function listBadges(
  db: Database,
  userIds: string[],
): Promise<{ userId: string; badge: string }[]> {
  return selectRows(db, 'SELECT user_id, badge FROM achievements WHERE user_id = ANY($1)', [userIds]);
}

/** Stores achievements that users do not have yet. */
export async function insertAchievements(
  tx: Database,
  earned: (Achievement & { userId: string })[],
): Promise<void> {
  if (earned.length === 0) return;
  await runStatement(
    tx,
    `INSERT INTO achievements (user_id, badge, earned_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[]) ON CONFLICT DO NOTHING`,
    [
      earned.map(({ userId }) => userId),
      earned.map(({ badge }) => badge),
      earned.map(({ earnedAt }) => earnedAt),
    ],
  );
}

/** Adds deltas to all sums and deletes them, in one statement. */
export async function addDeltas(tx: Database, ids: number[]): Promise<void> {
  await runStatement(tx, ADD_DELTAS, [ids]);
}

const ADD_DELTAS = `
  WITH taken AS (
    DELETE FROM impact_deltas WHERE id = ANY($1::bigint[]) RETURNING *
  ), changes AS (
    SELECT charity_id, user_id, sum(usd_minor) AS usd_minor, sum(donations) AS donations,
      sum(recurring) AS recurring, sum(hundredths) AS hundredths, sum(submissions) AS submissions
    FROM taken GROUP BY charity_id, user_id
  ), supporters AS (
    INSERT INTO charity_supporters AS s
    SELECT charity_id, user_id, usd_minor, donations, recurring, hundredths, submissions FROM changes
    ON CONFLICT (charity_id, user_id) DO UPDATE SET usd_minor = s.usd_minor + excluded.usd_minor,
      donations = s.donations + excluded.donations, recurring = s.recurring + excluded.recurring,
      hundredths = s.hundredths + excluded.hundredths, submissions = s.submissions + excluded.submissions
    RETURNING charity_id, user_id, donations, recurring, submissions
  ), charities AS (
    INSERT INTO charity_impact AS i
    SELECT charity_id, sum(c.usd_minor), sum(c.donations),
      sum(came_by(s.donations - c.donations, c.donations)),
      sum(came_by(s.recurring - c.recurring, c.recurring)), sum(c.hundredths),
      sum(came_by(s.submissions - c.submissions, c.submissions))
    FROM changes c JOIN supporters s USING (charity_id, user_id) GROUP BY charity_id
    ON CONFLICT (charity_id) DO UPDATE SET usd_minor = i.usd_minor + excluded.usd_minor,
      donations = i.donations + excluded.donations, donors = i.donors + excluded.donors,
      recurring_donors = i.recurring_donors + excluded.recurring_donors,
      hundredths = i.hundredths + excluded.hundredths, volunteers = i.volunteers + excluded.volunteers
  ), months AS (
    INSERT INTO charity_impact_months AS m
    SELECT charity_id, date_trunc('month', day)::date, currency, sum(amount_minor), sum(usd_minor),
      sum(donations), sum(hundredths)
    FROM taken GROUP BY 1, 2, 3
    ON CONFLICT (charity_id, month, currency) DO UPDATE SET amount_minor = m.amount_minor + excluded.amount_minor,
      usd_minor = m.usd_minor + excluded.usd_minor, donations = m.donations + excluded.donations,
      hundredths = m.hundredths + excluded.hundredths
  ), days AS (
    INSERT INTO charity_impact_days AS d
    SELECT charity_id, day, sum(usd_minor) FROM taken GROUP BY 1, 2 HAVING sum(usd_minor) <> 0
    ON CONFLICT (charity_id, day) DO UPDATE SET usd_minor = d.usd_minor + excluded.usd_minor
  ), campaigns_raised AS (
    UPDATE campaigns SET raised_usd_minor = raised_usd_minor + raised.usd_minor,
      donations = campaigns.donations + raised.donations
    FROM (
      SELECT campaign_id, sum(usd_minor) AS usd_minor, sum(donations)::int AS donations FROM taken
      WHERE campaign_id IS NOT NULL GROUP BY campaign_id
    ) raised WHERE campaigns.id = raised.campaign_id
  )
  SELECT count(*) AS folded FROM taken`;
