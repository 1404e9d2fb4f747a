/** Sums what guests give, and stores reports about email addresses that exceed their limit. */
import { newId } from '../../../new-id';
import { type Database, runStatement, selectRows } from '../../database';
import { insert, listPage } from '../../rows';
import { guestGifts, type GuestReportRow, guestReports } from '../../tables/guests';

/** Stores the payer of a guest's gift. The payer is a hash of the card, bank account or wallet. */
export async function insertGuestGift(tx: Database, donationId: string, payer: string): Promise<void> {
  await insert(tx, guestGifts, { donationId, payer });
}

/** Locks payers and addresses until the transaction ends. All transactions lock in the same order. */
export async function lockGiving(tx: Database, names: string[]): Promise<void> {
  for (const name of [...names].sort()) {
    await runStatement(tx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`guest giving ${name}`]);
  }
}

/** Selects the gifts to sum. A redirected gift counts once, as the original gift. */
export interface Giving {
  payer?: string;
  userIds: string[];
  yearStart: Date;
}

/** Returns in US cents what the payer or the users gave. Failed gifts do not count. */
export async function sumGiving(db: Database, { payer, userIds, yearStart }: Giving): Promise<bigint> {
  const [row] = await selectRows<{ given: bigint }>(
    db,
    `SELECT coalesce(sum(limit_usd_minor), 0) AS given FROM donations
     WHERE id IN (
       SELECT donation_id FROM guest_gifts WHERE payer = $1
       UNION SELECT id FROM donations WHERE donor_user_id = ANY($2::text[]) AND created_at >= $3
     ) AND created_at >= $3 AND status <> 'failed' AND redirected_from IS NULL`,
    [payer ?? null, userIds, yearStart],
  );
  return row?.given ?? 0n;
}

/** Lists the users behind an address: its guests, its confirmed account, and the guests that the account took over. */
export async function listUsersOf(db: Database, email: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT user_id AS id FROM guests WHERE email = $1
     UNION SELECT user_id FROM user_logins WHERE email = $1 AND confirmed_at IS NOT NULL
     UNION SELECT g.user_id FROM guests g JOIN user_logins l ON l.user_id = g.taken_over_by
       WHERE l.email = $1 AND l.confirmed_at IS NOT NULL`,
    [email],
  );
  return rows.map(({ id }) => id);
}

/** Stores the report about an address and a year. If it exists, updates its sum and required level. */
export async function keepReport(tx: Database, report: Omit<GuestReportRow, 'id'>): Promise<void> {
  const { email, year, givenUsdMinor, requiredLevel, donationId, createdAt } = report;
  await runStatement(
    tx,
    `INSERT INTO guest_reports (id, email, year, given_usd_minor, required_level, donation_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (email, year) DO UPDATE
       SET given_usd_minor = excluded.given_usd_minor, required_level = excluded.required_level`,
    [newId('guestreport'), email, year, givenUsdMinor, requiredLevel, donationId, createdAt],
  );
}

/** Somebody whom a report may be about. */
export interface ReportedPerson {
  reportId: string;
  userId: string;
  kind: 'guest' | 'account';
  blockedAt: Date | null;
}

/** Lists the guests who made the gifts of reports, and the accounts that have confirmed the addresses. */
export async function listReportedPeople(db: Database, reportIds: string[]): Promise<ReportedPerson[]> {
  return selectRows<ReportedPerson>(
    db,
    `SELECT r.id AS report_id, p.user_id, p.kind, b.at AS blocked_at
     FROM guest_reports r CROSS JOIN LATERAL (
       SELECT d.donor_user_id AS user_id, 'guest' AS kind FROM donations d WHERE d.id = r.donation_id
       UNION ALL
       SELECT l.user_id, 'account' FROM user_logins l WHERE l.email = r.email AND l.confirmed_at IS NOT NULL
     ) p LEFT JOIN user_blocks b ON b.user_id = p.user_id
     WHERE r.id = ANY($1::text[]) ORDER BY r.id, p.kind DESC`,
    [reportIds],
  );
}

/** Returns a page of reports, newest first, and the total. */
export async function listReports(
  db: Database,
  page: { limit: number; offset: number },
): Promise<{ reports: GuestReportRow[]; total: number }> {
  const { rows, total } = await listPage(
    db,
    guestReports,
    {},
    {
      order: [
        ['createdAt', 'DESC'],
        ['id', 'DESC'],
      ],
      ...page,
    },
  );
  return { reports: rows, total };
}
