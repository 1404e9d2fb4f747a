/** Stores what donors say about themselves with a gift. A stored row never changes. */
import { type Database, runStatement, selectRows } from '../../database';

export interface GiftDonor {
  donationId: string;
  /** Null if the donor said nothing about themselves. Then `sealedDetails` is null too. */
  name: string | null;
  /** The encrypted `DonorDetails`. */
  sealedDetails: string | null;
  employer: string | null;
  contactConsent: boolean;
}

const COLUMNS = `g.donation_id, g.name, g.sealed_details, g.employer,
  g.contact_consent`;

export async function insertGiftDonor(tx: Database, donor: GiftDonor): Promise<void> {
  const { donationId, name, sealedDetails, employer, contactConsent } = donor;
  await runStatement(
    tx,
    `INSERT INTO gift_donors (donation_id, name, sealed_details, employer, contact_consent) VALUES ($1, $2, $3, $4, $5)`,
    [donationId, name, sealedDetails, employer, contactConsent],
  );
}

/** Finds what donors said with these gifts. The map's keys are the gifts' ids. Other gifts have no entry. */
export async function findGiftDonors(db: Database, donationIds: string[]): Promise<Map<string, GiftDonor>> {
  const rows = await selectRows<GiftDonor>(
    db,
    `SELECT ${COLUMNS} FROM gift_donors g WHERE g.donation_id = ANY($1)`,
    [donationIds],
  );
  return new Map(rows.map((row) => [row.donationId, row]));
}

/** Finds what the donor said with the first gift of a plan. */
export async function findDonorOfPlan(db: Database, planId: string): Promise<GiftDonor | undefined> {
  const [row] = await selectRows<GiftDonor>(
    db,
    `SELECT ${COLUMNS} FROM donations d JOIN gift_donors g ON g.donation_id = d.id
     WHERE d.recurring_id = $1 ORDER BY d.id LIMIT 1`,
    [planId],
  );
  return row;
}

/** Copies what the donor said from one gift to the gift that replaces it. */
export async function copyGiftDonor(tx: Database, fromId: string, toId: string): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO gift_donors (donation_id, name, sealed_details, employer, contact_consent)
     SELECT $2, name, sealed_details, employer, contact_consent FROM gift_donors WHERE donation_id = $1`,
    [fromId, toId],
  );
}
