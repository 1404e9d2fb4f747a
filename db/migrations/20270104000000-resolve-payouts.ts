import type { Migration } from '.';

/**
 * Stores one operator's statement about a payout whose bank gave no clear answer. A second operator must confirm it.
 */
export const resolvePayouts: Migration = {
  name: '20270104000000-resolve-payouts',
  up: `
    CREATE TABLE payout_resolutions (
      payout_id text PRIMARY KEY REFERENCES payouts,
      outcome text NOT NULL CHECK (outcome IN ('paid', 'failed', 'returned')),
      stated_by text NOT NULL REFERENCES users,
      -- Everybody who can use the credential that stated it. None of them may confirm it.
      stating_persons text[] NOT NULL,
      stated_at timestamptz NOT NULL
    );
  `,
  down: `DROP TABLE payout_resolutions;`,
};
