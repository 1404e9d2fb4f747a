import type { Migration } from '.';

/** Returns SQL that writes the fee lines for the ledger entries of the relation `entries`. */
export const insertLines = (entries: string) => `
  INSERT INTO fee_lines (transaction_id, posted_on, charity_id, payment_method, organization_tier, donations,
    donation_usd_minor, platform_usd_minor, processing_usd_minor, additional_usd_minor, absorbed_usd_minor, net_usd_minor)
  WITH posted AS (
    SELECT transaction_id, currency,
      -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'donor/%'), 0) AS charge,
      coalesce(sum(amount_minor) FILTER (WHERE account = 'platform/fees'), 0) AS platform,
      coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'processor/%'), 0) AS processing,
      coalesce(sum(amount_minor) FILTER (WHERE account = 'platform/services'), 0) AS additional,
      -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/absorbed-platform-fees'), 0) AS absorbed_platform,
      -coalesce(sum(amount_minor) FILTER (WHERE account LIKE 'charity/%/absorbed-processing-fees'), 0) AS absorbed_processing
    FROM ${entries} GROUP BY transaction_id, currency
  ), priced AS (
    SELECT p.transaction_id, p.currency, t.kind, t.posted_at, d.charity_id, d.payment_method, d.organization_tier, d.cover_fees,
      charge - CASE WHEN d.cover_fees THEN platform - absorbed_platform + processing - absorbed_processing + additional ELSE 0 END
        AS donation,
      platform - absorbed_platform AS platform, processing - absorbed_processing AS processing, additional,
      absorbed_platform, absorbed_processing,
      CASE p.currency WHEN d.currency THEN d.usd_per_unit
        ELSE (SELECT usd_per_unit FROM exchange_rates r WHERE r.currency = p.currency ORDER BY date DESC LIMIT 1) END AS rate
    FROM posted p JOIN ledger_transactions t ON t.id = p.transaction_id JOIN donations d ON d.id = t.donation_id
  ), figures AS (
    SELECT *, to_usd_minor(donation, currency, rate) AS donation_usd, to_usd_minor(platform, currency, rate) AS platform_usd,
      to_usd_minor(processing, currency, rate) AS processing_usd, to_usd_minor(additional, currency, rate) AS additional_usd,
      to_usd_minor(absorbed_platform, currency, rate) + to_usd_minor(absorbed_processing, currency, rate) AS absorbed_usd
    FROM priced
  )
  SELECT transaction_id, (posted_at AT TIME ZONE 'UTC')::date, charity_id, payment_method, organization_tier,
    CASE kind WHEN 'completed' THEN 1 ELSE 0 END,
    donation_usd, platform_usd, processing_usd, additional_usd, absorbed_usd,
    donation_usd - CASE WHEN cover_fees THEN 0 ELSE platform_usd + processing_usd + additional_usd END
  FROM figures;`;

/**
 * A trigger derives the lines of fee reports from every new ledger entry. The lines are in US cents at
 * the gift's exchange rate. Reports sum the lines, not the whole ledger.
 */
export const feeLines: Migration = {
  name: '20261122000022-create-fee-lines',
  up: `
    CREATE FUNCTION to_usd_minor(minor numeric, currency text, usd_per_unit numeric) RETURNS bigint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN round(minor * usd_per_unit * CASE
      WHEN currency IN ('USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NZD', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'INR') THEN 1
      WHEN currency = 'JPY' THEN 100
      WHEN currency = 'USDC' THEN 0.0001
      WHEN currency = 'ETH' THEN 0.0000000000000001
    END);

    CREATE TABLE fee_lines (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      transaction_id text NOT NULL REFERENCES ledger_transactions,
      posted_on date NOT NULL,
      charity_id text NOT NULL,
      payment_method text NOT NULL,
      organization_tier text NOT NULL,
      donations integer NOT NULL,
      donation_usd_minor bigint NOT NULL,
      platform_usd_minor bigint NOT NULL,
      processing_usd_minor bigint NOT NULL,
      additional_usd_minor bigint NOT NULL,
      absorbed_usd_minor bigint NOT NULL,
      net_usd_minor bigint NOT NULL
    );
    CREATE INDEX fee_lines_day ON fee_lines (posted_on, id);
    CREATE INDEX fee_lines_charity_day ON fee_lines (charity_id, posted_on, id);

    CREATE FUNCTION write_fee_lines() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      ${insertLines('added')}
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_entries_fee_lines AFTER INSERT ON ledger_entries
      REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION write_fee_lines();
    ${insertLines('ledger_entries')}
  `,
  down: `
    DROP TRIGGER ledger_entries_fee_lines ON ledger_entries;
    DROP FUNCTION write_fee_lines;
    DROP TABLE fee_lines;
    DROP FUNCTION to_usd_minor;
  `,
};
