import type { Migration } from '.';

/** A workflow that has nothing to do yet is started with its first task held until then. */
export const heldFirstTasks: Migration = {
  name: '20261128000000-hold-first-tasks',
  up: `ALTER TABLE outbox ADD COLUMN begins_at timestamptz;`,
  down: `ALTER TABLE outbox DROP COLUMN begins_at;`,
};
