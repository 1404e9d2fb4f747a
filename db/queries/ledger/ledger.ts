import { type LedgerEntry, type PostingKind } from '../../../domain/ledger/postings';
import { newId } from '../../../new-id';
import { type Database, runStatement, selectRows } from '../../database';

export interface Posting {
  /** Null for a write-off, a payout, a transfer of cash or a bill, because they belong to no gift. */
  donationId: string | null;
  /** The booked change of state. */
  kind: PostingKind;
  /** The id of the booked refund, dispute, write-off, payout, transfer or bill. Absent for other kinds. */
  cause?: string;
  at: Date;
  entries: LedgerEntry[];
}

/** Books one balanced posting. The database rejects a second posting with the same gift, kind and cause. */
export async function insertPosting(tx: Database, posting: Posting): Promise<void> {
  const entries = posting.entries.map(({ account, currency, amountMinor }) => ({
    account,
    currency,
    amount_minor: amountMinor.toString(),
  }));
  await runStatement(
    tx,
    `WITH posting AS (
       INSERT INTO ledger_transactions (id, donation_id, kind, cause, posted_at) VALUES ($1, $2, $3, $4, $5)
       RETURNING id
     )
     INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
     SELECT posting.id, e.account, e.currency, e.amount_minor
     FROM posting, json_to_recordset($6::json) AS e(account text, currency text, amount_minor numeric)`,
    [
      newId('posting'),
      posting.donationId,
      posting.kind,
      posting.cause ?? '',
      posting.at,
      JSON.stringify(entries),
    ],
  );
}

/** Returns the entries of one gift in the order of their booking. */
export async function listEntries(
  db: Database,
  donationId: string,
): Promise<(LedgerEntry & { kind: string })[]> {
  return selectRows(
    db,
    `SELECT e.account, e.currency, e.amount_minor, t.kind
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE t.donation_id = $1 ORDER BY e.id`,
    [donationId],
  );
}
