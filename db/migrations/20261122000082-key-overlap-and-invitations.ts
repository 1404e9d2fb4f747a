import type { Migration } from '.';

export const keyOverlapAndInvitations: Migration = {
  name: '20261122000082-key-overlap-and-invitations',
  up: `
    -- The key that replaced this one in a rotation. The old key stays valid until it expires.
    ALTER TABLE api_keys ADD COLUMN replaced_by text REFERENCES api_keys;
    CREATE INDEX api_keys_user ON api_keys (user_id, id);

    CREATE TABLE charity_invitations (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      email text NOT NULL CHECK (email = lower(email)),
      token_hash text NOT NULL UNIQUE,
      invited_by text NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL,
      accepted_by text REFERENCES users,
      accepted_at timestamptz,
      revoked_at timestamptz
    );
    CREATE INDEX charity_invitations_charity ON charity_invitations (charity_id, id);
  `,
  down: `
    DROP TABLE charity_invitations;
    DROP INDEX api_keys_user;
    ALTER TABLE api_keys DROP COLUMN replaced_by;
  `,
};
