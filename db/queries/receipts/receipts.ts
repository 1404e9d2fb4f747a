import { type ReceiptFacts } from '../../../domain/receipts/receipt';
import { type Database, runStatement, selectRows } from '../../database';
import { insert } from '../../rows';
import { type ReceiptRow, type ReceiptVersionRow, receiptVersions } from '../../tables/receipts';

/** A version of a receipt, with its number. */
export type Receipt = ReceiptRow & ReceiptVersionRow;

const COLUMNS = `r.charity_id, r.number, v.donation_id, v.version, v.content, v.issued_at, v.voided_at`;

/**
 * Finds a version of a gift's receipt, by default the last version. Returns undefined if there is no such
 * version.
 */
export async function findReceipt(
  db: Database,
  donationId: string,
  version: number | null = null,
): Promise<Receipt | undefined> {
  const [receipt] = await selectRows<Receipt>(
    db,
    `SELECT ${COLUMNS} FROM receipts r JOIN receipt_versions v ON v.donation_id = r.donation_id
     WHERE r.donation_id = $1 AND ($2::int IS NULL OR v.version = $2) ORDER BY v.version DESC LIMIT 1`,
    [donationId, version],
  );
  return receipt;
}

/** Returns a donor's receipts of one year, oldest gift first. Of each receipt, returns the last version. */
export async function listReceiptsOfYear(
  db: Database,
  donorUserIds: string[],
  year: number,
): Promise<Receipt[]> {
  return selectRows<Receipt>(
    db,
    `SELECT DISTINCT ON (r.donation_id) ${COLUMNS}
     FROM donations d JOIN receipts r ON r.donation_id = d.id JOIN receipt_versions v ON v.donation_id = r.donation_id
     WHERE d.donor_user_id = ANY($1::text[]) AND d.given_on >= make_date($2, 1, 1)
       AND d.given_on < make_date($2 + 1, 1, 1)
     ORDER BY r.donation_id, v.version DESC`,
    [donorUserIds, year],
  );
}

/** Returns a donor's completed gifts of one year that have no receipt yet, oldest first. */
export async function listGiftsWithoutReceipt(
  db: Database,
  donorUserIds: string[],
  year: number,
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    `SELECT d.id FROM donations d LEFT JOIN receipts r ON r.donation_id = d.id
     WHERE d.donor_user_id = ANY($1::text[]) AND d.status NOT IN ('pending', 'failed') AND d.redirected_to IS NULL AND r.donation_id IS NULL
       AND d.given_on >= make_date($2, 1, 1)
       AND d.given_on < make_date($2 + 1, 1, 1)
     ORDER BY d.id`,
    [donorUserIds, year],
  );
  return rows.map(({ id }) => id);
}

/** Reads the current facts for the receipts of these gifts, oldest gift first. */
export async function findReceiptFacts(tx: Database, donationIds: string[]): Promise<ReceiptFacts[]> {
  return selectRows(
    tx,
    `SELECT d.id AS donation_id, u.id AS donor_id, coalesce(g.name, u.name) AS donor_name,
            u.locale AS language, g.employer, c.id AS charity_id, c.name AS charity_name,
            c.ein, c.city, c.state, c.country, coalesce(e.deductibility = 'yes' AND e.subsection = '03', false) AS is_deductible,
            d.payment_method, d.currency, d.amount_minor, d.total_charge_minor, d.usd_per_unit, d.created_at AS accepted_at, d.given_on,
            d.refunded_minor,
            (SELECT coalesce(sum(returned_minor), 0) FROM refunds WHERE donation_id = d.id AND status = 'completed')
             + (SELECT coalesce(sum(returned_minor), 0) FROM disputes WHERE donation_id = d.id AND status = 'lost')
              AS returned_minor,
            (SELECT coalesce(sum(kept_minor), 0) FROM refunds WHERE donation_id = d.id AND status = 'completed')
              AS kept_minor
     FROM donations d JOIN users u ON u.id = d.donor_user_id JOIN charities c ON c.id = d.charity_id
       LEFT JOIN gift_donors g ON g.donation_id = d.id
       LEFT JOIN register_entries e ON e.ein = c.ein
     WHERE d.id = ANY($1) ORDER BY d.id`,
    [donationIds],
  );
}

/** Locks a charity's receipt numbers until the transaction ends. Returns the last number used. */
export async function lockReceiptNumbers(tx: Database, charityId: string): Promise<number> {
  const [row] = await selectRows<{ last: number }>(
    tx,
    `INSERT INTO receipt_counters AS counter (charity_id, last_number) VALUES ($1, 0)
     ON CONFLICT (charity_id) DO UPDATE SET last_number = counter.last_number
     RETURNING last_number AS last`,
    [charityId],
  );
  return row?.last ?? 0;
}

/** Assigns the charity's next receipt numbers to gifts. Lock the numbers first. */
export async function insertReceipts(
  tx: Database,
  charityId: string,
  donationIds: string[],
  lastNumber: number,
): Promise<void> {
  await runStatement(
    tx,
    `WITH numbered AS (
       INSERT INTO receipts (donation_id, charity_id, number)
       SELECT id, $1, $3 + place FROM unnest($2::text[]) WITH ORDINALITY AS gift(id, place) RETURNING number
     )
     UPDATE receipt_counters SET last_number = (SELECT max(number) FROM numbered) WHERE charity_id = $1`,
    [charityId, donationIds, lastNumber],
  );
}

export async function insertReceiptVersion(tx: Database, version: ReceiptVersionRow): Promise<void> {
  await insert(tx, receiptVersions, version);
}

/**
 * Voids the valid version of a gift's receipt. Returns the number of this version, or undefined if none is
 * valid.
 */
export async function voidReceipt(tx: Database, donationId: string, at: Date): Promise<number | undefined> {
  const [row] = await selectRows<{ version: number }>(
    tx,
    `UPDATE receipt_versions SET voided_at = $2 WHERE donation_id = $1 AND voided_at IS NULL RETURNING version`,
    [donationId, at],
  );
  return row?.version;
}
