/** Stores what donors say about themselves with a gift. A stored row never changes. */
import { type Database, runStatement, selectRows } from '../../database';
import { insert, list } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { type GiftDonorRow, giftDonors } from '../../tables/gifts';

export type GiftDonor = GiftDonorRow;

export async function insertGiftDonor(tx: Database, donor: GiftDonor): Promise<void> {
  await insert(tx, giftDonors, donor);
}

/** Finds what donors said with these gifts. The map's keys are the gifts' ids. Other gifts have no entry. */
export async function findGiftDonors(db: Database, donationIds: string[]): Promise<Map<string, GiftDonor>> {
  const rows = await list(db, giftDonors, { donationId: donationIds });
  return new Map(rows.map((row) => [row.donationId, row]));
}

/** Finds what the donor said with the first gift of a plan. */
export async function findDonorOfPlan(db: Database, planId: string): Promise<GiftDonor | undefined> {
  const [row] = await selectRows<GiftDonor>(
    db,
    `SELECT ${columnsOf(giftDonors, 'g')} FROM donations d JOIN gift_donors g ON g.donation_id = d.id
     WHERE d.recurring_id = $1 ORDER BY d.id LIMIT 1`,
    [planId],
  );
  return row;
}

/** Copies what the donor said from one gift to the gift that replaces it. */
export async function copyGiftDonor(tx: Database, fromId: string, toId: string): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO gift_donors (donation_id, name, sealed_details, employer, time_zone)
     SELECT $2, name, sealed_details, employer, time_zone FROM gift_donors WHERE donation_id = $1`,
    [fromId, toId],
  );
}
