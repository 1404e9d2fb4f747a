/** Stores the time zones of donors: the first one of each year stays. */
import { type Database, changeRows, selectRows } from '../../database';
import { list } from '../../rows';
import { type DonorTimeZoneRow, donorTimeZones } from '../../tables/gifts';

/** Returns a donor's time zones by year, of the years that some place on earth may have at a moment. */
export async function findDonorZones(
  db: Database,
  donorUserId: string,
  at: Date,
): Promise<Map<number, string>> {
  const year = at.getUTCFullYear();
  const rows = await list(db, donorTimeZones, { donorUserId, year: [year - 1, year, year + 1] });
  return new Map(rows.map((row) => [row.year, row.timeZone]));
}

/** Keeps a donor's time zone of a year. Returns false if the donor already has one for that year. */
export async function keepDonorZone(tx: Database, row: DonorTimeZoneRow): Promise<boolean> {
  const changed = await changeRows(
    tx,
    `INSERT INTO donor_time_zones (donor_user_id, year, time_zone, donation_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING`,
    [row.donorUserId, row.year, row.timeZone, row.donationId],
  );
  return changed > 0;
}

/** Returns the time zone that the donor named with a gift, and the place of the gift's charity. */
export async function findGiftPlace(
  db: Database,
  donationId: string,
): Promise<{ said: string | null; state: string | null; country: string | null } | undefined> {
  const [row] = await selectRows<{ said: string | null; state: string | null; country: string | null }>(
    db,
    `SELECT g.time_zone AS said, c.state, c.country FROM donations d JOIN charities c ON c.id = d.charity_id
       LEFT JOIN gift_donors g ON g.donation_id = d.id
     WHERE d.id = $1`,
    [donationId],
  );
  return row;
}
