import type { Migration } from '.';

/** Records the processing fee on the refunded part, and who bears it. For earlier refunds, the charity bore it. */
export const sharedRefundFees: Migration = {
  name: '20261130000000-share-refund-fees',
  up: `
    -- A donor who bears the processing fee does not get kept_minor back. The refund lowers the charity's balance
    -- (payable less absorbed fees) by from_charity_minor. A refund that needs a decision waits for an operator.
    ALTER TABLE refunds
      ADD COLUMN processing_fee_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (processing_fee_minor >= 0),
      ADD COLUMN absorbed_processing_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_processing_minor >= 0),
      ADD COLUMN kept_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (kept_minor >= 0),
      ADD COLUMN from_charity_minor numeric(38, 0) NOT NULL DEFAULT 0,
      ADD COLUMN fee_bearer text NOT NULL DEFAULT 'charity' CHECK (fee_bearer IN ('donor', 'charity', 'platform')),
      ADD COLUMN decision text CHECK (decision IN ('needed', 'platform_bears', 'refuse')),
      ADD COLUMN decision_reason text,
      ADD COLUMN decided_by_user_id text REFERENCES users,
      ADD COLUMN decided_at timestamptz,
      ADD CHECK (coalesce(decision <> 'needed', false) = (decided_at IS NOT NULL)),
      ADD CHECK (kept_minor = CASE fee_bearer WHEN 'donor' THEN processing_fee_minor + absorbed_processing_minor ELSE 0 END);
    ALTER TABLE disputes
      ADD COLUMN processing_fee_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (processing_fee_minor >= 0),
      ADD COLUMN absorbed_processing_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_processing_minor >= 0);

    CREATE TEMPORARY TABLE earlier_shares ON COMMIT DROP AS
    SELECT id, div(2 * processing * after + whole, 2 * whole) - div(2 * processing * before + whole, 2 * whole) AS processing,
           div(2 * absorbed * after + whole, 2 * whole) - div(2 * absorbed * before + whole, 2 * whole) AS absorbed
    FROM (
      SELECT part.id, d.amount_minor AS whole, d.processing_fee_minor AS processing, d.absorbed_processing_minor AS absorbed,
             sum(part.amount_minor) OVER earlier AS after, sum(part.amount_minor) OVER earlier - part.amount_minor AS before
      FROM (
        SELECT id, donation_id, amount_minor, created_at FROM refunds WHERE status <> 'failed'
        UNION ALL SELECT id, donation_id, amount_minor, created_at FROM disputes WHERE status <> 'won'
      ) AS part JOIN donations d ON d.id = part.donation_id
      WINDOW earlier AS (PARTITION BY part.donation_id ORDER BY part.created_at, part.id)
    ) AS running;
    UPDATE refunds SET processing_fee_minor = s.processing, absorbed_processing_minor = s.absorbed,
      from_charity_minor = returned_minor - platform_fee_minor - absorbed_platform_minor
    FROM earlier_shares s WHERE s.id = refunds.id;
    UPDATE disputes SET processing_fee_minor = s.processing, absorbed_processing_minor = s.absorbed
    FROM earlier_shares s WHERE s.id = disputes.id;

    ALTER TABLE refunds ALTER COLUMN fee_bearer DROP DEFAULT;
    CREATE INDEX refunds_status ON refunds (status, id);
    CREATE INDEX refunds_asked_by ON refunds (requested_by_user_id, created_at) WHERE requested_by = 'donor';
  `,
  down: `
    DROP INDEX refunds_status, refunds_asked_by;
    ALTER TABLE disputes DROP COLUMN processing_fee_minor, DROP COLUMN absorbed_processing_minor;
    ALTER TABLE refunds DROP COLUMN processing_fee_minor, DROP COLUMN absorbed_processing_minor, DROP COLUMN kept_minor,
      DROP COLUMN from_charity_minor, DROP COLUMN fee_bearer, DROP COLUMN decision, DROP COLUMN decision_reason,
      DROP COLUMN decided_by_user_id, DROP COLUMN decided_at;
  `,
};
