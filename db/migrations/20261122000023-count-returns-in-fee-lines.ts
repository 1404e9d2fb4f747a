import type { Migration } from '.';
import { insertLines } from './20261122000022-create-fee-lines';

/**
 * Also writes fee lines for refunds and disputes. Money that an issuer holds during an open dispute counts as charged
 * back. A chargeback fee is an additional fee that no donor covers. A later migration creates the tables of refunds and
 * disputes, before any posting needs them.
 */
export const feeLinesOfReturns: Migration = {
  name: '20261122000023-count-returns-in-fee-lines',
  up: `
    CREATE OR REPLACE FUNCTION write_fee_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO fee_lines (transaction_id, posted_on, charity_id, payment_method, organization_tier, donations,
        donation_usd_minor, platform_usd_minor, processing_usd_minor, additional_usd_minor, absorbed_usd_minor, net_usd_minor)
      WITH posted AS (
        SELECT transaction_id, currency,
          -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'donor/%' OR account LIKE 'issuer/%'), 0) AS charge,
          coalesce(sum(amount_minor) FILTER (WHERE account = 'platform/fees'), 0) AS platform,
          coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'processor/%'), 0) AS processing,
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
        LEFT JOIN refunds r ON t.kind = 'refunded' AND r.id = t.cause
        LEFT JOIN disputes s ON t.kind IN ('disputed', 'dispute_won', 'dispute_lost') AND s.id = t.cause
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
    CREATE OR REPLACE FUNCTION write_fee_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${insertLines('added')}
      RETURN NULL;
    END $$;
  `,
};
