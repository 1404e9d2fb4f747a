import type { Migration } from '.';

/** `GET /v1/operations/summary` reads recent failures and refunds, and how long changes wait for the search index. */
export const summarizedOperations: Migration = {
  name: '20270223000000-summarize-operations',
  up: `
    CREATE INDEX donations_failed ON donations (settled_at, failure_code) WHERE status = 'failed';
    CREATE INDEX refunds_settled ON refunds (settled_at) WHERE status = 'completed';
    ALTER TABLE search_changes ADD COLUMN noted_at timestamptz NOT NULL DEFAULT now();
  `,
  down: `
    ALTER TABLE search_changes DROP COLUMN noted_at;
    DROP INDEX refunds_settled;
    DROP INDEX donations_failed;
  `,
};
