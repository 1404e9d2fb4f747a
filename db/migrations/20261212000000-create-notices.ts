import type { Migration } from '.';

/** News for a user, written as a mail when it is sent. A notice holds ids alone, so no personal data waits in it. */
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
