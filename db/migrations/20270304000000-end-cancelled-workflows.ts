import type { Migration } from '.';

/** What a workflow needs to know to end after an operator cancelled it, and what finds a lost workflow. */
export const cancelledWorkflows: Migration = {
  name: '20270304000000-end-cancelled-workflows',
  up: `
    ALTER TABLE charges
      -- Why the charge is being cancelled. Whichever run of the gift's workflow ends it then names the right reason.
      ADD COLUMN cancel_code text;
    ALTER TABLE refunds
      -- When the processor was first asked. From then on nobody can cancel the refund.
      ADD COLUMN asked_at timestamptz;
    UPDATE refunds SET asked_at = created_at WHERE status <> 'pending' OR decision IS DISTINCT FROM 'needed';
    CREATE INDEX recurring_occurrences_retrying ON recurring_occurrences (next_attempt_at) WHERE status = 'retrying';
  `,
  down: `
    DROP INDEX recurring_occurrences_retrying;
    ALTER TABLE refunds DROP COLUMN asked_at;
    ALTER TABLE charges DROP COLUMN cancel_code;
  `,
};
