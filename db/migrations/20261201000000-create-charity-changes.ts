import type { Migration } from '.';

/** A second person confirms changes of a charity's name, EIN, address or wallet. Each field has one open change. */
export const charityChanges: Migration = {
  name: '20261201000000-create-charity-changes',
  up: `
    CREATE TABLE charity_changes (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      field text NOT NULL CHECK (field IN ('name', 'ein', 'location', 'wallet_address')),
      new_value jsonb NOT NULL,
      status text NOT NULL
        CHECK (status IN ('pending_confirmation', 'cooling_off', 'in_review', 'in_force', 'refused', 'replaced')),
      asked_by text NOT NULL REFERENCES users,
      -- Everybody who holds the credential that made the request.
      asking_persons text[] NOT NULL,
      asked_at timestamptz NOT NULL,
      confirmed_by text REFERENCES users CHECK (confirmed_by <> asked_by),
      effective_at timestamptz,
      approved_at timestamptz,
      ended_at timestamptz,
      CHECK ((status IN ('cooling_off', 'in_review', 'in_force')) <= (confirmed_by IS NOT NULL)),
      CHECK ((status IN ('in_force', 'refused', 'replaced')) = (ended_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX charity_changes_open ON charity_changes (charity_id, field) WHERE ended_at IS NULL;
    CREATE INDEX charity_changes_charity ON charity_changes (charity_id, id);
    -- Finds the older key that a given key replaced.
    CREATE INDEX api_keys_replaced_by ON api_keys (replaced_by) WHERE replaced_by IS NOT NULL;
  `,
  down: `
    DROP INDEX api_keys_replaced_by;
    DROP TABLE charity_changes;
  `,
};
