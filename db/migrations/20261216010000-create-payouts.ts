import type { Migration } from '.';

/** Stores the payouts to charities, and the payout schedule of each charity. */
export const payouts: Migration = {
  name: '20261216010000-create-payouts',
  up: `
    CREATE TABLE payout_settings (
      charity_id text PRIMARY KEY REFERENCES charities,
      schedule text NOT NULL CHECK (schedule IN ('daily', 'weekly', 'monthly', 'manual')),
      minimum_minor numeric(38, 0) NOT NULL CHECK (minimum_minor >= 0)
    );

    CREATE TABLE payouts (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      account_id text NOT NULL REFERENCES payout_accounts,
      account_last4 text NOT NULL,
      currency text NOT NULL,
      -- What leaves the charity's balance. The fee is a part of it.
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      fee_minor numeric(38, 0) NOT NULL CHECK (fee_minor >= 0),
      net_minor numeric(38, 0) NOT NULL CHECK (net_minor > 0),
      speed text NOT NULL CHECK (speed IN ('standard', 'instant')),
      method text NOT NULL CHECK (method IN ('ach', 'sepa', 'wire', 'stripe', 'wallet')),
      provider text NOT NULL,
      status text NOT NULL
        CHECK (status IN ('held', 'scheduled', 'in_transit', 'paid', 'failed', 'returned', 'cancelled')),
      hold_reason text,
      -- The provider's name of the payout, once it has left.
      reference text,
      failure_code text,
      failure_message text,
      -- A scheduled run makes one payout a charity, currency and day. Null for a payout that somebody asked for.
      run_key text UNIQUE,
      -- Null for a scheduled run.
      requested_by text REFERENCES users,
      held_by text REFERENCES users,
      released_by text REFERENCES users,
      approved_by text REFERENCES users CHECK (approved_by <> released_by),
      needs_approval boolean NOT NULL,
      created_at timestamptz NOT NULL,
      expected_at timestamptz,
      left_at timestamptz,
      paid_at timestamptz,
      ended_at timestamptz,
      CHECK (amount_minor = fee_minor + net_minor),
      CHECK ((status = 'held') <= (hold_reason IS NOT NULL)),
      CHECK ((status IN ('in_transit', 'paid', 'returned')) <= (left_at IS NOT NULL))
    );
    CREATE INDEX payouts_charity ON payouts (charity_id, id);
    CREATE INDEX payouts_open ON payouts (status, id) WHERE status IN ('held', 'scheduled', 'in_transit');

    -- A posting without a gift belongs to a write-off or a payout, which the column cause names.
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_of_a_gift,
      ADD CONSTRAINT ledger_transactions_of_a_gift CHECK ((donation_id IS NULL) =
        (kind IN ('written_off', 'payout_left', 'payout_paid', 'payout_failed', 'payout_returned')));
  `,
  down: `
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_of_a_gift,
      ADD CONSTRAINT ledger_transactions_of_a_gift CHECK ((donation_id IS NULL) = (kind = 'written_off'));
    DROP TABLE payouts, payout_settings;
  `,
};
