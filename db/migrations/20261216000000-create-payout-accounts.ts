import type { Migration } from '.';

/** Stores charities' bank and Stripe accounts. A second person confirms each one, and then it cools off. */
export const payoutAccounts: Migration = {
  name: '20261216000000-create-payout-accounts',
  up: `
    CREATE TABLE payout_accounts (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      kind text NOT NULL CHECK (kind IN ('bank_us', 'bank_iban', 'bank_other', 'stripe')),
      status text NOT NULL CHECK (status IN ('pending_confirmation', 'cooling_off', 'active', 'disabled')),
      -- The numbers and the holder's name, sealed. Nothing else stores them.
      sealed_details text NOT NULL,
      last4 text NOT NULL,
      country text NOT NULL,
      -- False if a reviewer must approve the holder's name, because it differs from the charity's.
      is_holder_accepted boolean NOT NULL,
      asked_by text NOT NULL REFERENCES users,
      asking_persons text[] NOT NULL,
      asked_at timestamptz NOT NULL,
      confirmed_by text REFERENCES users CHECK (confirmed_by <> asked_by),
      effective_at timestamptz,
      disabled_at timestamptz,
      disabled_reason text CHECK (disabled_reason IN ('refused', 'removed', 'returned')),
      CHECK ((status IN ('cooling_off', 'active')) <= (confirmed_by IS NOT NULL)),
      CHECK ((status = 'disabled') = (disabled_at IS NOT NULL)),
      CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL))
    );
    CREATE INDEX payout_accounts_charity ON payout_accounts (charity_id, id);
  `,
  down: `
    DROP TABLE payout_accounts;
  `,
};
