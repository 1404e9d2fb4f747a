import type { Migration } from '.';

/** Stores claims of charities, and when a charity was last claimed. For payouts, older verifications do not count. */
export const claimCharities: Migration = {
  name: '20261229000000-claim-charities',
  up: `
    CREATE TABLE charity_claims (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      user_id text NOT NULL REFERENCES users,
      persons text[] NOT NULL,
      statement text NOT NULL,
      documents text[] NOT NULL,
      status text NOT NULL CHECK (status IN ('in_review', 'approved', 'denied')),
      approvals jsonb NOT NULL DEFAULT '[]',
      objections jsonb NOT NULL DEFAULT '[]',
      objections_until timestamptz,
      reason text,
      created_at timestamptz NOT NULL,
      decided_at timestamptz
    );
    CREATE UNIQUE INDEX charity_claims_open ON charity_claims (charity_id, user_id) WHERE status = 'in_review';
    CREATE INDEX charity_claims_user ON charity_claims (user_id, id DESC);
    CREATE INDEX charity_claims_charity ON charity_claims (charity_id, id DESC);
    ALTER TABLE charities ADD COLUMN claimed_at timestamptz;
  `,
  down: `
    ALTER TABLE charities DROP COLUMN claimed_at;
    DROP TABLE charity_claims;
  `,
};
