/** Adds up the gifts of each donor of a charity. */
import { type Currency } from '../../../domain/money';
import { type Database, selectRows } from '../../database';

export interface CharityDonor {
  /** The donor. For a guest that was taken over, this is the user who took it over. */
  userId: string;
  name: string;
  email: string | null;
  gifts: number;
  recurring: boolean;
  firstAt: Date;
  lastAt: Date;
  totals: { currency: Currency; minor: bigint }[];
}

type Row = Omit<CharityDonor, 'totals'> & {
  totals: { currency: Currency; minor: string }[];
  total: number;
};

/** Counts gifts as the charity's impact does. Leaves out anonymous gifts, and gifts without consent to contact. */
const DONORS = `
  WITH given AS (
    SELECT coalesce(g.taken_over_by, d.donor_user_id) AS user_id, d.currency, sum(i.amount_minor) AS minor,
      sum(i.donations) AS gifts, max(i.recurring) AS recurring, min(d.settled_at) AS first_at, max(d.settled_at) AS last_at
    FROM donations d CROSS JOIN LATERAL gift_impact(d) i LEFT JOIN guests g ON g.user_id = d.donor_user_id
    WHERE d.charity_id = $1 AND NOT d.anonymous AND d.contact_consent GROUP BY 1, 2
  ), donors AS (
    SELECT user_id, sum(gifts)::int AS gifts, max(recurring) = 1 AS recurring, min(first_at) AS first_at,
      max(last_at) AS last_at,
      jsonb_agg(jsonb_build_object('currency', currency, 'minor', minor::text) ORDER BY currency) AS totals
    FROM given GROUP BY user_id
  )
  SELECT n.user_id, u.name, coalesce(l.email, g.email) AS email, n.gifts, n.recurring,
    n.first_at, n.last_at, n.totals, n.total
  FROM (SELECT *, (SELECT count(*) FROM donors) AS total FROM donors) n
  JOIN users u ON u.id = n.user_id
  LEFT JOIN user_logins l ON l.user_id = n.user_id
  LEFT JOIN guests g ON g.user_id = n.user_id`;

/**
 * Returns a page of a charity's donors, newest user first, and their total. Donors with no counted gift are left out.
 * The total ignores the cursor.
 */
export async function listDonorsOfCharity(
  db: Database,
  charityId: string,
  { after, limit, offset }: { after?: string | undefined; limit: number; offset: number },
): Promise<{ donors: CharityDonor[]; total: number }> {
  const rows = await selectRows<Row>(
    db,
    `${DONORS} WHERE $2::text IS NULL OR n.user_id < $2 ORDER BY n.user_id DESC LIMIT $3 OFFSET $4`,
    [charityId, after ?? null, limit, offset],
  );
  const donors = rows.map(({ totals, total: _total, ...donor }) => ({
    ...donor,
    totals: totals.map(({ currency, minor }) => ({ currency, minor: BigInt(minor) })),
  }));
  return { donors, total: rows[0]?.total ?? 0 };
}
