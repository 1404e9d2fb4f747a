import type { Migration } from '.';

/** `begins_at` delays the first task of a workflow that has nothing to do yet. */
export const heldFirstTasks: Migration = {
  name: '20261128000000-hold-first-tasks',
  up: `ALTER TABLE outbox ADD COLUMN begins_at timestamptz;`,
  down: `ALTER TABLE outbox DROP COLUMN begins_at;`,
};
