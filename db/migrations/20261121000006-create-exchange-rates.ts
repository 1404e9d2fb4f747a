import type { Migration } from '.';

/** Thresholds and tiers are in USD. Operators add rates. A gift uses the latest rate on or before its day. */
export const exchangeRates: Migration = {
  name: '20261121000006-create-exchange-rates',
  up: `
    CREATE TABLE exchange_rates (
      currency text NOT NULL,
      date date NOT NULL,
      usd_per_unit numeric(24, 12) NOT NULL CHECK (usd_per_unit > 0),
      PRIMARY KEY (currency, date)
    );
    INSERT INTO exchange_rates (currency, date, usd_per_unit) VALUES
      ('USD', '2020-01-01', 1), ('USDC', '2020-01-01', 1), ('EUR', '2020-01-01', 1.08), ('GBP', '2020-01-01', 1.27),
      ('CAD', '2020-01-01', 0.73), ('AUD', '2020-01-01', 0.66), ('NZD', '2020-01-01', 0.61), ('CHF', '2020-01-01', 1.12),
      ('JPY', '2020-01-01', 0.0067), ('SEK', '2020-01-01', 0.095), ('NOK', '2020-01-01', 0.094),
      ('DKK', '2020-01-01', 0.145), ('PLN', '2020-01-01', 0.25), ('INR', '2020-01-01', 0.012),
      ('ETH', '2020-01-01', 3000);
  `,
  down: `
    DROP TABLE exchange_rates;
  `,
};
