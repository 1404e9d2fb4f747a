import type { Migration } from '.';

/** Receipts are numbered per charity, in the transaction that issues them. So no number is skipped or used twice. */
export const receipts: Migration = {
  name: '20261122000031-create-receipts',
  up: `
    CREATE TABLE receipt_counters (
      charity_id text PRIMARY KEY REFERENCES charities,
      last_number bigint NOT NULL
    );
    CREATE TABLE receipts (
      donation_id text PRIMARY KEY REFERENCES donations,
      charity_id text NOT NULL REFERENCES charities,
      number bigint NOT NULL CHECK (number > 0),
      UNIQUE (charity_id, number)
    );
    -- The content of a version never changes. A refund voids the last version and may issue a new one.
    CREATE TABLE receipt_versions (
      donation_id text NOT NULL REFERENCES receipts,
      version integer NOT NULL CHECK (version > 0),
      content json NOT NULL,
      issued_at timestamptz NOT NULL,
      voided_at timestamptz,
      PRIMARY KEY (donation_id, version)
    );
  `,
  down: `
    DROP TABLE receipt_versions, receipts, receipt_counters;
  `,
};
