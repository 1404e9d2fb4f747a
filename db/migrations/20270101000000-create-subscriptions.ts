import type { Migration } from '.';

const WITHOUT_GIFT = `'written_off', 'payout_left', 'payout_paid', 'payout_failed', 'payout_returned', 'cash_moved'`;

const kinds = (names: string) => `
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_of_a_gift,
      ADD CONSTRAINT ledger_transactions_of_a_gift CHECK ((donation_id IS NULL) = (kind IN (${names})));`;

/** Stores the monthly subscriptions of charities. A charity's balance pays each month in advance. */
export const subscriptions: Migration = {
  name: '20270101000000-create-subscriptions',
  up: `
    CREATE TABLE subscriptions (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      kind text NOT NULL CHECK (kind IN ('custom_reporting', 'api_premium')),
      user_id text NOT NULL REFERENCES users,
      account_id text NOT NULL REFERENCES accounts,
      status text NOT NULL CHECK (status IN ('active', 'ending', 'past_due', 'ended')),
      began_on date NOT NULL,
      paid_periods integer NOT NULL CHECK (paid_periods >= 0),
      -- The first day that is not paid.
      paid_until date NOT NULL CHECK (paid_until >= began_on),
      created_at timestamptz NOT NULL,
      ended_at timestamptz,
      end_reason text CHECK (end_reason IN ('cancelled', 'unpaid')),
      CHECK ((status = 'ended') = (ended_at IS NOT NULL)),
      CHECK ((ended_at IS NULL) = (end_reason IS NULL))
    );
    CREATE INDEX subscriptions_charity ON subscriptions (charity_id, id);
    CREATE UNIQUE INDEX subscriptions_running ON subscriptions (charity_id, kind) WHERE status <> 'ended';
    CREATE INDEX subscriptions_premium ON subscriptions (account_id) WHERE kind = 'api_premium' AND status <> 'ended';

    -- One row for each paid month. The ledger has a posting for each.
    CREATE TABLE subscription_bills (
      id text PRIMARY KEY,
      subscription_id text NOT NULL REFERENCES subscriptions,
      charity_id text NOT NULL REFERENCES charities,
      period integer NOT NULL CHECK (period >= 0),
      currency text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      paid_at timestamptz NOT NULL,
      UNIQUE (subscription_id, period)
    );
    ${kinds(`${WITHOUT_GIFT}, 'subscription_billed'`)}
  `,
  down: `
    ${kinds(WITHOUT_GIFT)}
    DROP TABLE subscription_bills, subscriptions;
  `,
};
