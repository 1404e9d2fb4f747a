import type { Migration } from '.';

/**
 * Creates notices. A worker later turns a notice into a mail. Notices hold only ids, so no personal data waits in them.
 */
export const notices: Migration = {
  name: '20261212000000-create-notices',
  up: `
    CREATE TABLE notices (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users,
      kind text NOT NULL,
      -- The id of the gift that the notice is about.
      subject text NOT NULL,
      failures integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (kind, subject)
    );
    CREATE INDEX notices_due ON notices (next_attempt_at);
  `,
  down: `
    DROP TABLE notices;
  `,
};
