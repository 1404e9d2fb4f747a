import type { Migration } from '.';

/**
 * Returns SQL that selects how each posting in the relation `entries` changes a charity's funds. A gift counts as
 * pending until its money is available. Its pending amount is never negative, so a debt lowers the available amount at
 * once.
 */
const changesOf = (entries: string) => `
  SELECT change.*, t.posted_at, CASE WHEN d.available_at > t.posted_at THEN d.available_at END AS available_at,
    CASE WHEN d.available_at > t.posted_at
      THEN greatest(earlier.minor + payable_minor - absorbed_minor, 0) - greatest(earlier.minor, 0)
      ELSE 0 END AS pending_minor
  FROM (
    SELECT transaction_id, split_part(account, '/', 2) AS charity_id, currency,
      coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/payable'), 0) AS payable_minor,
      -coalesce(sum(amount_minor) FILTER (WHERE account NOT LIKE 'charity/%/payable'), 0) AS absorbed_minor
    FROM ${entries} WHERE account LIKE 'charity/%' GROUP BY 1, 2, 3
  ) AS change
  JOIN ledger_transactions t ON t.id = change.transaction_id
  LEFT JOIN donations d ON d.id = t.donation_id AND d.charity_id = change.charity_id
  CROSS JOIN LATERAL (
    SELECT CASE WHEN t.kind = 'completed' OR d.available_at IS NULL OR d.available_at <= t.posted_at THEN 0 ELSE coalesce((
      SELECT sum(e.amount_minor) FROM ledger_transactions other JOIN ledger_entries e ON e.transaction_id = other.id
      WHERE other.donation_id = d.id AND other.id <> t.id AND e.currency = change.currency
        AND e.account LIKE 'charity/' || change.charity_id || '/%'
    ), 0) END AS minor
  ) AS earlier`;

/** SQL that adds the rows of a WITH query `taken` to the sums. */
const ADD_TO_SUMS = `
  months AS (
    INSERT INTO charity_fund_months AS m
    SELECT charity_id, currency, date_trunc('month', posted_at AT TIME ZONE 'UTC')::date, sum(payable_minor),
      sum(absorbed_minor)
    FROM taken GROUP BY 1, 2, 3
    ON CONFLICT (charity_id, currency, month) DO UPDATE SET
      payable_minor = m.payable_minor + excluded.payable_minor,
      absorbed_minor = m.absorbed_minor + excluded.absorbed_minor
  ), pending AS (
    INSERT INTO charity_pending_funds AS p
    SELECT charity_id, currency, available_at, sum(pending_minor)
    FROM taken WHERE available_at IS NOT NULL AND pending_minor <> 0 GROUP BY 1, 2, 3
    ON CONFLICT (charity_id, currency, available_at) DO UPDATE SET
      pending_minor = p.pending_minor + excluded.pending_minor
  ), postings AS (
    INSERT INTO charity_postings (charity_id, currency, posted_at, transaction_id)
    SELECT charity_id, currency, posted_at, transaction_id FROM taken
  )`;

/**
 * A trigger inserts a delta for each posting that changes a charity's accounts. The worker adds the deltas to the sums
 * and keeps a list of each charity's postings. Current figures are the sums plus the remaining deltas.
 */
export const charityFunds: Migration = {
  name: '20261219000000-create-charity-funds',
  up: `
    ALTER TABLE donations ADD COLUMN available_at timestamptz;
    -- Gifts of the last days get the longest wait without holidays. All older gifts are available.
    ALTER TABLE donations DISABLE TRIGGER USER;
    UPDATE donations SET available_at = settled_at + CASE payment_method WHEN 'card' THEN interval '5 days'
      WHEN 'ach' THEN interval '7 days' ELSE interval '0' END
    WHERE settled_at > now() - interval '7 days' AND status NOT IN ('pending', 'failed');
    ALTER TABLE donations ENABLE TRIGGER USER;

    CREATE TABLE charity_fund_deltas (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      transaction_id text NOT NULL,
      charity_id text NOT NULL,
      currency text NOT NULL,
      payable_minor numeric(38, 0) NOT NULL,
      absorbed_minor numeric(38, 0) NOT NULL,
      posted_at timestamptz NOT NULL,
      -- Null if the posting changes nothing that is pending.
      available_at timestamptz,
      pending_minor numeric(38, 0) NOT NULL
    );
    CREATE INDEX charity_fund_deltas_charity ON charity_fund_deltas (charity_id);

    CREATE TABLE charity_fund_months (
      charity_id text NOT NULL,
      currency text NOT NULL,
      month date NOT NULL,
      payable_minor numeric(38, 0) NOT NULL,
      absorbed_minor numeric(38, 0) NOT NULL,
      PRIMARY KEY (charity_id, currency, month)
    );
    CREATE TABLE charity_pending_funds (
      charity_id text NOT NULL,
      currency text NOT NULL,
      available_at timestamptz NOT NULL,
      pending_minor numeric(38, 0) NOT NULL,
      PRIMARY KEY (charity_id, currency, available_at)
    );
    CREATE INDEX charity_pending_funds_past ON charity_pending_funds (available_at);
    CREATE TABLE charity_postings (
      charity_id text NOT NULL,
      currency text NOT NULL,
      posted_at timestamptz NOT NULL,
      transaction_id text NOT NULL,
      PRIMARY KEY (charity_id, currency, posted_at, transaction_id)
    );

    CREATE FUNCTION note_charity_funds() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO charity_fund_deltas
        (transaction_id, charity_id, currency, payable_minor, absorbed_minor, posted_at, available_at, pending_minor)
      ${changesOf('added')};
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_entries_charity_funds AFTER INSERT ON ledger_entries
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_charity_funds();

    WITH taken AS (
      SELECT transaction_id, split_part(account, '/', 2) AS charity_id, e.currency, t.posted_at,
        coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/payable'), 0) AS payable_minor,
        -coalesce(sum(amount_minor) FILTER (WHERE account NOT LIKE 'charity/%/payable'), 0) AS absorbed_minor,
        NULL::timestamptz AS available_at, 0::numeric AS pending_minor
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE account LIKE 'charity/%' GROUP BY 1, 2, 3, 4
    ), ${ADD_TO_SUMS} SELECT;
    INSERT INTO charity_pending_funds
    SELECT charity_id, currency, available_at, sum(minor) FROM (
      SELECT d.charity_id, e.currency, d.available_at, sum(e.amount_minor) AS minor
      FROM donations d JOIN ledger_transactions t ON t.donation_id = d.id
        JOIN ledger_entries e ON e.transaction_id = t.id AND e.account LIKE 'charity/' || d.charity_id || '/%'
      WHERE d.available_at > now() GROUP BY d.id, e.currency
    ) AS gift WHERE minor > 0 GROUP BY 1, 2, 3;

    CREATE INDEX payouts_unpaid ON payouts (charity_id, currency) WHERE status IN ('held', 'scheduled', 'in_transit');
    CREATE INDEX donations_disputed ON donations (charity_id) WHERE status = 'disputed';
  `,
  down: `
    DROP INDEX donations_disputed;
    DROP INDEX payouts_unpaid;
    DROP TRIGGER ledger_entries_charity_funds ON ledger_entries;
    DROP FUNCTION note_charity_funds;
    DROP TABLE charity_postings, charity_pending_funds, charity_fund_months, charity_fund_deltas;
    ALTER TABLE donations DROP COLUMN available_at;
  `,
};
