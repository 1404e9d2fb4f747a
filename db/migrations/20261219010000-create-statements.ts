import type { Migration } from '.';

/**
 * Closes months. Before each posting, a trigger takes a shared lock and checks that the month is open. The current
 * month has its own lock. All past months share one. Closing a month takes both locks exclusively, so that no posting
 * slips in after the check. Postings of the current month never wait.
 */
export const statements: Migration = {
  name: '20261219010000-create-statements',
  up: `
    CREATE TABLE closed_months (
      month date PRIMARY KEY CHECK (month = date_trunc('month', month)),
      closed_at timestamptz NOT NULL,
      -- Null until every statement of the month has its hash.
      hashed_at timestamptz
    );
    CREATE TABLE statements (
      charity_id text NOT NULL REFERENCES charities,
      month date NOT NULL REFERENCES closed_months,
      currency text NOT NULL,
      sha256 bytea NOT NULL CHECK (length(sha256) = 32),
      -- Null if no receipt log was open.
      leaf_hash bytea,
      PRIMARY KEY (charity_id, month, currency)
    );
    CREATE TRIGGER statements_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON statements
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

    CREATE FUNCTION refuse_closed_month() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      posted_in date := date_trunc('month', NEW.posted_at AT TIME ZONE 'UTC')::date;
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(7273, CASE
        WHEN posted_in >= date_trunc('month', now() AT TIME ZONE 'UTC') THEN to_char(posted_in, 'YYYYMM')::integer
        ELSE 0 END);
      IF EXISTS (SELECT 1 FROM closed_months WHERE month >= posted_in) THEN
        RAISE EXCEPTION 'the month of % is closed: book the change in a later month', NEW.posted_at
          USING ERRCODE = 'restrict_violation';
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER ledger_transactions_open_month BEFORE INSERT ON ledger_transactions
      FOR EACH ROW EXECUTE FUNCTION refuse_closed_month();

    -- A statement's leaf belongs to no gift.
    ALTER TABLE receipt_leaves DROP CONSTRAINT receipt_leaves_kind_check, DROP CONSTRAINT receipt_leaves_check1,
      ADD CONSTRAINT receipt_leaves_kind_check
        CHECK (kind IN ('gift', 'refund', 'dispute_lost', 'refund_failed', 'statement', 'unknown')),
      ADD CONSTRAINT receipt_leaves_of_a_gift CHECK ((kind IN ('unknown', 'statement')) = (donation_id IS NULL));
  `,
  down: `
    DROP TRIGGER ledger_transactions_open_month ON ledger_transactions;
    DROP FUNCTION refuse_closed_month;
    DROP TABLE statements, closed_months;
    ALTER TABLE receipt_leaves DROP CONSTRAINT receipt_leaves_of_a_gift, DROP CONSTRAINT receipt_leaves_kind_check;
    DELETE FROM receipt_leaves WHERE kind = 'statement' AND leaf_index IS NULL;
    UPDATE receipt_leaves SET kind = 'unknown', reference = NULL, text = NULL WHERE kind = 'statement';
    ALTER TABLE receipt_leaves
      ADD CONSTRAINT receipt_leaves_kind_check
        CHECK (kind IN ('gift', 'refund', 'dispute_lost', 'refund_failed', 'unknown')),
      ADD CONSTRAINT receipt_leaves_check1 CHECK ((kind = 'unknown') = (donation_id IS NULL));
  `,
};
