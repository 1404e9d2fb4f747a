import type { Migration } from '.';

/** The relay keeps the order of each workflow's items, so it looks for earlier ones. */
export const outboxByWorkflow: Migration = {
  name: '20270304020000-find-outbox-by-workflow',
  up: `CREATE INDEX outbox_by_workflow ON outbox (workflow_id, id) WHERE NOT schedule;`,
  down: `DROP INDEX outbox_by_workflow;`,
};
