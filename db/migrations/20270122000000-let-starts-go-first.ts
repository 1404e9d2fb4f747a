import type { Migration } from '.';

/** Gives webhook retries of accounts with a larger plan priority over other workflows in Temporal. */
export const startsThatGoFirst: Migration = {
  name: '20270122000000-let-starts-go-first',
  up: `ALTER TABLE outbox ADD COLUMN goes_first boolean NOT NULL DEFAULT false;`,
  down: `ALTER TABLE outbox DROP COLUMN goes_first;`,
};
