/** Folds changes of gifts and hours into sums, and gives the badges that they earned. */
import {
  type Achievement,
  earnAchievements,
  type Support,
  SupportTally,
} from '../../../domain/impact/achievements';
import { type Database, inTransaction, selectRows } from '../../database';

/** Any number that no other advisory lock of ours uses: one process folds at a time. */
const FOLD_LOCK = 7_272;
const BATCH = 5_000;

interface Delta extends Omit<Support, 'usdMinor'> {
  id: string;
  userId: string;
  usdMinor: string;
  at: Date;
}

/** Folds a batch of changes; answers how many there were, 0 also while another process folds. */
export async function foldImpact(db: Database): Promise<number> {
  return inTransaction(db, async (tx) => {
    const [lock] = await selectRows<{ taken: boolean }>(tx, 'SELECT pg_try_advisory_xact_lock($1) AS taken', [
      FOLD_LOCK,
    ]);
    if (lock?.taken !== true) return 0;
    const deltas = await selectRows<Delta>(
      tx,
      `SELECT id, ${SUPPORT_COLUMNS}, at FROM impact_deltas ORDER BY id LIMIT ${BATCH}`,
    );
    if (deltas.length === 0) return 0;
    await giveAchievements(tx, deltas);
    await selectRows(tx, FOLD, [deltas.map(({ id }) => id)]);
    return deltas.length;
  });
}

/** Holds the sums still until the transaction ends. */
export async function stopFolding(tx: Database): Promise<void> {
  await selectRows(tx, 'SELECT pg_advisory_xact_lock($1)', [FOLD_LOCK]);
}

const SUPPORT_COLUMNS = `user_id AS "userId", charity_id AS "charityId", usd_minor::text AS "usdMinor",
  donations::int AS donations, recurring::int AS recurring, hundredths::int AS hundredths,
  submissions::int AS submissions`;

/** Before the fold: what each person had, then every change in its order. */
async function giveAchievements(tx: Database, deltas: Delta[]): Promise<void> {
  const userIds = [...new Set(deltas.map(({ userId }) => userId))];
  const supports = await selectRows<Omit<Delta, 'id' | 'at'>>(
    tx,
    `SELECT ${SUPPORT_COLUMNS} FROM charity_supporters WHERE user_id = ANY($1)`,
    [userIds],
  );
  const held = await selectRows<{ userId: string; badge: string }>(
    tx,
    'SELECT user_id AS "userId", badge FROM achievements WHERE user_id = ANY($1)',
    [userIds],
  );
  const [supportsOf, heldBy, stepsOf] = [groupByUser(supports), groupByUser(held), groupByUser(deltas)];
  const earned = userIds.flatMap((userId) => {
    const tally = new SupportTally((supportsOf.get(userId) ?? []).map(readMoney));
    const badges = new Set((heldBy.get(userId) ?? []).map(({ badge }) => badge));
    const steps = (stepsOf.get(userId) ?? []).map(readMoney);
    return earnAchievements(tally, steps, badges).map((one) => ({ userId, ...one }));
  });
  await insertAchievements(tx, earned);
}

async function insertAchievements(tx: Database, earned: (Achievement & { userId: string })[]): Promise<void> {
  if (earned.length === 0) return;
  await selectRows(
    tx,
    `INSERT INTO achievements (user_id, badge, earned_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::timestamptz[]) ON CONFLICT DO NOTHING RETURNING badge`,
    [
      earned.map(({ userId }) => userId),
      earned.map(({ badge }) => badge),
      earned.map(({ earnedAt }) => earnedAt.toISOString()),
    ],
  );
}

function readMoney<Row extends { usdMinor: string }>(row: Row): Omit<Row, 'usdMinor'> & { usdMinor: bigint } {
  return { ...row, usdMinor: BigInt(row.usdMinor) };
}

function groupByUser<Row extends { userId: string }>(rows: Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.userId);
    if (group === undefined) groups.set(row.userId, [row]);
    else group.push(row);
  }
  return groups;
}

/** One statement takes the changes away and adds them to every sum. */
const FOLD = `
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
