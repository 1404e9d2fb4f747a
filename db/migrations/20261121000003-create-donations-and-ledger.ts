import type { Migration } from '.';

/** Amounts are numeric(38, 0), because a bigint would overflow at 9.2 ETH. */
export const donationsAndLedger: Migration = {
  name: '20261121000003-create-donations-and-ledger',
  up: `
    CREATE TABLE donations (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      donor_user_id text NOT NULL REFERENCES users,
      charity_id text NOT NULL REFERENCES charities,
      campaign_id text,
      status text NOT NULL CHECK (status IN ('pending', 'completed', 'failed', 'refunded', 'disputed')),
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      currency text NOT NULL,
      usd_per_unit numeric(24, 12) NOT NULL,
      amount_usd_minor numeric(38, 0) NOT NULL,
      payment_method text NOT NULL CHECK (payment_method IN ('card', 'ach', 'crypto')),
      source text NOT NULL,
      message text,
      anonymous boolean NOT NULL,
      cover_fees boolean NOT NULL,
      international_card boolean NOT NULL,
      metadata jsonb NOT NULL DEFAULT '{}',
      fee_schedule text NOT NULL,
      organization_tier text NOT NULL,
      platform_ppm bigint NOT NULL,
      platform_fee_minor numeric(38, 0) NOT NULL CHECK (platform_fee_minor >= 0),
      processing_fee_minor numeric(38, 0) NOT NULL CHECK (processing_fee_minor >= 0),
      additional_fee_minor numeric(38, 0) NOT NULL CHECK (additional_fee_minor >= 0),
      net_minor numeric(38, 0) NOT NULL,
      total_charge_minor numeric(38, 0) NOT NULL,
      refunded_minor numeric(38, 0) NOT NULL DEFAULT 0,
      transaction_hash text NOT NULL UNIQUE,
      signed_transaction text NOT NULL,
      confirmations_needed integer NOT NULL,
      failure_code text,
      failure_message text,
      created_at timestamptz NOT NULL,
      estimated_confirmation timestamptz NOT NULL,
      settled_at timestamptz,
      CHECK (total_charge_minor = net_minor + platform_fee_minor + processing_fee_minor + additional_fee_minor),
      CHECK ((status = 'failed') = (failure_code IS NOT NULL))
    );
    CREATE INDEX donations_donor ON donations (donor_user_id, id);
    CREATE INDEX donations_charity_completed ON donations (charity_id, settled_at) WHERE status <> 'failed';
    CREATE INDEX donations_pending ON donations (id) WHERE status = 'pending';

    CREATE TABLE donation_timeline (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      donation_id text NOT NULL REFERENCES donations,
      status text NOT NULL,
      detail text NOT NULL,
      at timestamptz NOT NULL
    );
    CREATE INDEX donation_timeline_donation ON donation_timeline (donation_id, id);

    CREATE TABLE charity_tiers (
      charity_id text NOT NULL REFERENCES charities,
      month date NOT NULL,
      volume_usd_minor numeric(38, 0) NOT NULL,
      tier text NOT NULL,
      PRIMARY KEY (charity_id, month)
    );

    CREATE TABLE ledger_transactions (
      id text PRIMARY KEY,
      donation_id text NOT NULL REFERENCES donations,
      kind text NOT NULL,
      cause text NOT NULL DEFAULT '',
      posted_at timestamptz NOT NULL,
      UNIQUE (donation_id, kind, cause)
    );
    CREATE TABLE ledger_entries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      transaction_id text NOT NULL REFERENCES ledger_transactions,
      account text NOT NULL,
      currency text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor <> 0)
    );
    CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
    CREATE INDEX ledger_entries_account ON ledger_entries (account, currency);

    CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'ledger rows are only ever added: reverse with a new posting' USING ERRCODE = 'restrict_violation';
    END $$;
    CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
    CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

    CREATE FUNCTION check_ledger_balance() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (
        SELECT 1 FROM ledger_entries WHERE transaction_id = NEW.transaction_id
        GROUP BY currency HAVING sum(amount_minor) <> 0
      ) THEN
        RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id USING ERRCODE = 'check_violation';
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
  `,
  down: `
    DROP TABLE ledger_entries, ledger_transactions, charity_tiers, donation_timeline, donations;
    DROP FUNCTION check_ledger_balance, refuse_ledger_change;
  `,
};
