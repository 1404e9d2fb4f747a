import type { Migration } from '.';

/** Stores the origin of each rate. A day has one alarm row, so that a repeated check announces nothing twice. */
export const describeExchangeRates: Migration = {
  name: '20261225000000-describe-exchange-rates',
  up: `
    ALTER TABLE exchange_rates
      ADD COLUMN origin text NOT NULL DEFAULT 'initial' CHECK (origin IN ('initial', 'file', 'url', 'operator')),
      ADD COLUMN reason text,
      ADD COLUMN set_by_user_id text REFERENCES users (id),
      ADD COLUMN set_at timestamptz,
      ADD CONSTRAINT exchange_rates_operator_check
        CHECK (origin <> 'operator' OR (reason IS NOT NULL AND set_by_user_id IS NOT NULL));
    ALTER TABLE exchange_rates ALTER COLUMN origin DROP DEFAULT;
    CREATE TABLE exchange_rate_alarms (
      day date PRIMARY KEY,
      announced_at timestamptz NOT NULL
    );
  `,
  down: `
    DROP TABLE exchange_rate_alarms;
    ALTER TABLE exchange_rates
      DROP CONSTRAINT exchange_rates_operator_check,
      DROP COLUMN origin, DROP COLUMN reason, DROP COLUMN set_by_user_id, DROP COLUMN set_at;
  `,
};
