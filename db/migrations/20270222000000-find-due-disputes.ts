import type { Migration } from '.';

/** `GET /v1/disputes?due_before` finds disputes whose evidence is due soon. */
export const dueDisputes: Migration = {
  name: '20270222000000-find-due-disputes',
  up: `CREATE INDEX disputes_evidence_due ON disputes (evidence_due_at)`,
  down: `DROP INDEX disputes_evidence_due`,
};
