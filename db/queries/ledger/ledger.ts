import { accounts, type LedgerEntry, type PostingKind } from '../../../domain/ledger/postings';
import { type Currency } from '../../../domain/money';
import { newId } from '../../../new-id';
import { type Database, selectRows } from '../../database';

export interface Posting {
  /** Null for a write-off, which belongs to no gift. */
  donationId: string | null;
  /** The state change that is booked. The database accepts each kind and cause only once per gift. */
  kind: PostingKind;
  /** The refund, dispute or write-off that is booked. */
  cause?: string;
  at: Date;
  entries: LedgerEntry[];
}

/** Books one balanced posting. The database refuses a second posting with the same gift, kind and cause. */
export async function insertPosting(tx: Database, posting: Posting): Promise<void> {
  const entries = posting.entries.map(({ account, currency, amountMinor }) => ({
    account,
    currency,
    amount_minor: amountMinor.toString(),
  }));
  await selectRows(
    tx,
    `WITH posting AS (
       INSERT INTO ledger_transactions (id, donation_id, kind, cause, posted_at) VALUES ($1, $2, $3, $4, $5)
       RETURNING id
     )
     INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
     SELECT posting.id, e.account, e.currency, e.amount_minor
     FROM posting, json_to_recordset($6::json) AS e(account text, currency text, amount_minor numeric)
     RETURNING id`,
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

/** Returns the entries of one gift, in the order they were booked. */
export async function listEntries(
  db: Database,
  donationId: string,
): Promise<(LedgerEntry & { kind: string })[]> {
  const rows = await selectRows<{
    account: string;
    currency: LedgerEntry['currency'];
    minor: string;
    kind: string;
  }>(
    db,
    `SELECT e.account, e.currency, e.amount_minor::text AS minor, t.kind
     FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE t.donation_id = $1 ORDER BY e.id`,
    [donationId],
  );
  return rows.map(({ account, currency, minor, kind }) => ({
    account,
    currency,
    amountMinor: BigInt(minor),
    kind,
  }));
}

export interface CharityBalance {
  currency: Currency;
  /** The amount that the platform owes the charity. Negative if the charity owes money, such as after a refund. */
  payableMinor: bigint;
  /** The absorbed fees, which the charity owes. */
  absorbedMinor: bigint;
}

/** Returns a charity's balance in each currency. */
export async function findCharityBalances(db: Database, charityId: string): Promise<CharityBalance[]> {
  const rows = await selectRows<{ currency: Currency; payable: string; absorbed: string }>(
    db,
    `SELECT currency, coalesce(sum(amount_minor) FILTER (WHERE account = $1), 0)::text AS payable,
            (-coalesce(sum(amount_minor) FILTER (WHERE account <> $1), 0))::text AS absorbed
     FROM ledger_entries WHERE account IN ($1, $2, $3) GROUP BY currency ORDER BY currency`,
    [
      accounts.charityPayable(charityId),
      accounts.absorbedPlatformFees(charityId),
      accounts.absorbedProcessingFees(charityId),
    ],
  );
  return rows.map(({ currency, payable, absorbed }) => ({
    currency,
    payableMinor: BigInt(payable),
    absorbedMinor: BigInt(absorbed),
  }));
}

/**
 * Locks a charity's funds in a currency against concurrent refunds and write-offs. Returns the balance (payable less
 * absorbed fees), and the amount that pending refunds reserve.
 */
export async function lockCharityFunds(
  tx: Database,
  charityId: string,
  currency: Currency,
): Promise<{ balanceMinor: bigint; reservedMinor: bigint }> {
  await selectRows(tx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [
    `charity funds ${charityId} ${currency}`,
  ]);
  // Uses one statement, because a refund moves from one sum to the other when it completes.
  const [row] = await selectRows<{ balance: string; reserved: string }>(
    tx,
    `SELECT (SELECT coalesce(sum(amount_minor), 0) FROM ledger_entries
             WHERE account IN ($1, $2, $3) AND currency = $4)::text AS balance,
            (SELECT coalesce(sum(r.from_charity_minor), 0) FROM refunds r JOIN donations d ON d.id = r.donation_id
             WHERE r.status = 'pending' AND r.decision IS NULL AND d.charity_id = $5 AND d.currency = $4)::text AS reserved`,
    [
      accounts.charityPayable(charityId),
      accounts.absorbedPlatformFees(charityId),
      accounts.absorbedProcessingFees(charityId),
      currency,
      charityId,
    ],
  );
  return { balanceMinor: BigInt(row?.balance ?? '0'), reservedMinor: BigInt(row?.reserved ?? '0') };
}
