/** Figures of what is booked: money that was given and not given back. */
import { type Currency } from '../../domain/money';
import { type Database, selectRows } from '../database';

/** What each charity received so far, in US cents at each gift's own rate. */
export async function findRaised(db: Database, charityIds: string[]): Promise<Map<string, bigint>> {
  if (charityIds.length === 0) return new Map();
  const rows = await selectRows<{ id: string; usd: string }>(
    db,
    `SELECT charity_id AS id, sum(amount_usd_minor)::text AS usd FROM donations
     WHERE charity_id = ANY($1) AND status IN ('completed', 'disputed') GROUP BY charity_id`,
    [charityIds],
  );
  return new Map(rows.map(({ id, usd }) => [id, BigInt(usd)]));
}

export interface CharityImpact {
  usdMinor: bigint;
  donations: number;
  donors: number;
  byCurrency: { currency: Currency; minor: bigint }[];
  byMonth: { month: string; usdMinor: bigint; donations: number }[];
}

const BOOKED = `FROM donations WHERE charity_id = $1 AND status IN ('completed', 'disputed')`;

/** A charity's totals, by currency and by month. */
export async function findCharityImpact(db: Database, charityId: string): Promise<CharityImpact> {
  const [[totals], currencies, months] = await Promise.all([
    selectRows<{ usd: string; donations: number; donors: number }>(
      db,
      `SELECT coalesce(sum(amount_usd_minor), 0)::text AS usd, count(*)::int AS donations,
              count(DISTINCT donor_user_id)::int AS donors ${BOOKED}`,
      [charityId],
    ),
    selectRows<{ currency: Currency; minor: string }>(
      db,
      `SELECT currency, sum(amount_minor)::text AS minor ${BOOKED} GROUP BY currency ORDER BY currency`,
      [charityId],
    ),
    selectRows<{ month: string; usd: string; donations: number }>(
      db,
      `SELECT to_char(settled_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month, sum(amount_usd_minor)::text AS usd,
              count(*)::int AS donations ${BOOKED} GROUP BY 1 ORDER BY 1`,
      [charityId],
    ),
  ]);
  return {
    usdMinor: BigInt(totals?.usd ?? '0'),
    donations: totals?.donations ?? 0,
    donors: totals?.donors ?? 0,
    byCurrency: currencies.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) })),
    byMonth: months.map(({ month, usd, donations }) => ({ month, usdMinor: BigInt(usd), donations })),
  };
}
