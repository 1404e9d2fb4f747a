import type { Migration } from '.';
import { feeLinesOfBorneRefunds } from './20261130020000-count-borne-refunds-in-fee-lines';

/** Stores the processor's events, its disputes and bank returns, and refunds that failed after they completed. */
export const processorEvents: Migration = {
  name: '20261213000000-create-processor-events',
  up: `
    -- kind is NULL for a type of event that nobody uses. An event of the sandbox has no payload.
    CREATE TABLE processor_events (
      id text PRIMARY KEY,
      processor text NOT NULL,
      type text NOT NULL,
      kind text,
      reference text,
      sealed_payload text,
      state text NOT NULL CHECK (state IN ('waiting', 'applied', 'ignored', 'failed')),
      attempts integer NOT NULL DEFAULT 0,
      received_at timestamptz NOT NULL,
      next_attempt_at timestamptz NOT NULL,
      applied_at timestamptz,
      CHECK (state <> 'waiting' OR (kind IS NOT NULL AND reference IS NOT NULL)),
      CHECK ((state = 'waiting') = (applied_at IS NULL))
    );
    CREATE INDEX processor_events_due ON processor_events (next_attempt_at) WHERE state = 'waiting';
    CREATE INDEX processor_events_received ON processor_events (received_at);

    ALTER TABLE refunds ADD COLUMN reversed_at timestamptz, ADD CHECK (reversed_at IS NULL OR status = 'failed');

    -- The platform bears beyond_minor of the withdrawn money. joined says when the rest became part of the gift. Such a
    -- dispute may be about a gift that is pending, or of which nothing is left. Only returns of a bank have a code.
    ALTER TABLE disputes
      ADD COLUMN processor text,
      ADD COLUMN processor_reference text,
      ADD COLUMN return_code text,
      ADD COLUMN beyond_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (beyond_minor >= 0),
      ADD COLUMN joined text NOT NULL DEFAULT 'at_opening'
        CHECK (joined IN ('at_opening', 'not_yet', 'while_open', 'after_loss')),
      ADD COLUMN evidence_sent_at timestamptz,
      ALTER COLUMN opened_by_user_id DROP NOT NULL,
      DROP CONSTRAINT disputes_amount_minor_check,
      ADD CHECK (amount_minor >= 0 AND amount_minor + beyond_minor > 0),
      ADD CHECK ((joined = 'not_yet') = (amount_minor = 0)),
      ADD CHECK ((processor_reference IS NULL) = (opened_by_user_id IS NOT NULL));
    ALTER TABLE disputes ALTER COLUMN joined DROP DEFAULT;
    CREATE UNIQUE INDEX disputes_reference ON disputes (processor, processor_reference)
      WHERE processor_reference IS NOT NULL;
    -- A processor may report several disputes of one payment.
    DROP INDEX disputes_one_open;
    CREATE UNIQUE INDEX disputes_one_open ON disputes (donation_id)
      WHERE status IN ('opened', 'under_review') AND processor_reference IS NULL;

    CREATE OR REPLACE FUNCTION write_fee_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO fee_lines (transaction_id, posted_on, charity_id, payment_method, organization_tier, donations,
        donation_usd_minor, platform_usd_minor, processing_usd_minor, additional_usd_minor, absorbed_usd_minor, net_usd_minor)
      WITH posted AS (
        SELECT transaction_id, currency,
          -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'donor/%' OR account LIKE 'issuer/%'
            OR account = 'platform/losses'), 0) AS charge,
          coalesce(sum(amount_minor) FILTER (WHERE account = 'platform/fees'), 0) AS platform,
          coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'processor/%' OR account = 'platform/refund-costs'), 0)
            AS processing,
          coalesce(sum(amount_minor) FILTER (WHERE account IN ('platform/services', 'platform/chargebacks')), 0) AS additional,
          -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/absorbed-platform-fees'), 0) AS absorbed_platform,
          -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/absorbed-processing-fees'), 0) AS absorbed_processing
        FROM added GROUP BY transaction_id, currency
      ), known AS (
        SELECT p.*, t.kind, t.posted_at, d.charity_id, d.payment_method, d.organization_tier,
          CASE WHEN charge = 0 THEN 0 ELSE sign(charge) * coalesce(r.amount_minor, s.amount_minor,
            round(abs(charge) * d.amount_minor / d.total_charge_minor)) END AS donation,
          CASE p.currency WHEN d.currency THEN d.usd_per_unit
            ELSE (SELECT usd_per_unit FROM exchange_rates r WHERE r.currency = p.currency ORDER BY date DESC LIMIT 1) END AS rate
        FROM posted p
        JOIN ledger_transactions t ON t.id = p.transaction_id
        JOIN donations d ON d.id = t.donation_id
        LEFT JOIN refunds r ON t.kind IN ('refunded', 'refund_failed') AND r.id = t.cause
        LEFT JOIN disputes s ON t.kind IN ('disputed', 'dispute_joined', 'dispute_won', 'dispute_lost') AND s.id = t.cause
        WHERE r.decision IS DISTINCT FROM 'platform_bears'
      ), figures AS (
        SELECT *, to_usd_minor(donation, currency, rate) AS donation_usd, to_usd_minor(charge - donation, currency, rate) AS covered_usd,
          to_usd_minor(platform - absorbed_platform, currency, rate) AS platform_usd,
          to_usd_minor(processing - absorbed_processing, currency, rate) AS processing_usd,
          to_usd_minor(additional, currency, rate) AS additional_usd,
          to_usd_minor(absorbed_platform, currency, rate) + to_usd_minor(absorbed_processing, currency, rate) AS absorbed_usd
        FROM known
      )
      SELECT transaction_id, (posted_at AT TIME ZONE 'UTC')::date, charity_id, payment_method, organization_tier,
        CASE kind WHEN 'completed' THEN 1 ELSE 0 END,
        donation_usd, platform_usd, processing_usd, additional_usd, absorbed_usd,
        donation_usd + CASE WHEN kind = 'completed' AND charge <> donation THEN platform_usd + processing_usd + additional_usd
          ELSE covered_usd END - platform_usd - processing_usd - additional_usd
      FROM figures;
      RETURN NULL;
    END $$;
  `,
  down: `
    DROP TABLE processor_events;
    ALTER TABLE refunds DROP COLUMN reversed_at;
    DELETE FROM disputes WHERE processor_reference IS NOT NULL;
    DROP INDEX disputes_one_open;
    CREATE UNIQUE INDEX disputes_one_open ON disputes (donation_id) WHERE status IN ('opened', 'under_review');
    ALTER TABLE disputes DROP COLUMN processor, DROP COLUMN processor_reference, DROP COLUMN return_code,
      DROP COLUMN beyond_minor, DROP COLUMN joined, DROP COLUMN evidence_sent_at,
      ALTER COLUMN opened_by_user_id SET NOT NULL,
      ADD CONSTRAINT disputes_amount_minor_check CHECK (amount_minor > 0);
    ${feeLinesOfBorneRefunds.up}
  `,
};
