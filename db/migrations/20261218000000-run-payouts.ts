import type { Migration } from '.';

/** Stores who released a payout, the exchange rates of quotes, and the payouts of the simulated provider. */
export const runPayouts: Migration = {
  name: '20261218000000-run-payouts',
  up: `
    ALTER TABLE payouts
      -- Everybody who can use the credential that released the payout. None of them may approve it.
      ADD COLUMN releasing_persons text[] NOT NULL DEFAULT '{}',
      ADD CHECK (cardinality(releasing_persons) = 0 OR released_by IS NOT NULL);
    CREATE INDEX payouts_reserving ON payouts (charity_id, currency) WHERE status IN ('held', 'scheduled');

    -- The rate of a charity's newest quote in a currency. A payout that is asked for in time gets it.
    CREATE TABLE payout_quotes (
      charity_id text NOT NULL REFERENCES charities,
      currency text NOT NULL,
      usd_per_unit numeric(24, 12) NOT NULL CHECK (usd_per_unit > 0),
      expires_at timestamptz NOT NULL,
      PRIMARY KEY (charity_id, currency)
    );

    CREATE TABLE sandbox_payouts (
      payout_id text PRIMARY KEY,
      currency text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      account_last4 text NOT NULL,
      arrives_at timestamptz NOT NULL,
      asked integer NOT NULL
    );
  `,
  down: `
    DROP TABLE sandbox_payouts, payout_quotes;
    DROP INDEX payouts_reserving;
    ALTER TABLE payouts DROP COLUMN releasing_persons;
  `,
};
