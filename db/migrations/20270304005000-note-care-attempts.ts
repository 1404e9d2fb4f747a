import type { Migration } from '.';

/** Notes each attempt of background work on one row, so that a row that fails waits and the others go on. */
export const careAttempts: Migration = {
  name: '20270304000000-note-care-attempts',
  up: `
    CREATE TABLE care_attempts (
      -- The kind of work, such as the removal of a card at the processor.
      care text NOT NULL,
      item_id text NOT NULL,
      attempts integer NOT NULL DEFAULT 1 CHECK (attempts > 0),
      next_attempt_at timestamptz NOT NULL,
      PRIMARY KEY (care, item_id)
    );
    CREATE INDEX care_attempts_by_age ON care_attempts (next_attempt_at);
  `,
  down: `DROP TABLE care_attempts`,
};
