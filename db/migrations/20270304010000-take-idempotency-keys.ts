import type { Migration } from '.';

/** A request takes its Idempotency-Key before it calls an outside system. Answers keep the scopes of their caller. */
export const takenKeys: Migration = {
  name: '20270304010000-take-idempotency-keys',
  up: `
    CREATE TABLE taken_keys (
      account_id text NOT NULL REFERENCES accounts,
      key text NOT NULL,
      user_id text NOT NULL,
      request_hash text NOT NULL,
      -- Calls to the outside use this name. A repeated request has the same one.
      outside_name text NOT NULL,
      -- Until this time, no other request with the key may run.
      taken_until timestamptz NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, key)
    );
    CREATE INDEX taken_keys_created ON taken_keys (created_at);
    ALTER TABLE idempotent_answers ADD COLUMN scopes text[] NOT NULL DEFAULT '{}';
  `,
  down: `
    ALTER TABLE idempotent_answers DROP COLUMN scopes;
    DROP TABLE taken_keys;
  `,
};
