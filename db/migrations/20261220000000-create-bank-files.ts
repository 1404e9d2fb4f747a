import type { Migration } from '.';

/**
 * Stores the bank files that pay payouts, and the entry of each payout. The contents of files are not in the database.
 */
export const bankFiles: Migration = {
  name: '20261220000000-create-bank-files',
  up: `
    CREATE TABLE bank_files (
      id text PRIMARY KEY,
      format text NOT NULL CHECK (format IN ('nacha', 'pain.001')),
      pay_day date NOT NULL,
      made_at timestamptz NOT NULL,
      -- Tells apart the NACHA files of a day, in UTC.
      modifier text,
      CHECK ((format = 'nacha') = (modifier IS NOT NULL))
    );
    CREATE UNIQUE INDEX bank_files_modifier ON bank_files (((made_at AT TIME ZONE 'UTC')::date), modifier);

    -- A payout is in one file, for ever: no bank is asked twice to pay it.
    CREATE TABLE bank_file_transfers (
      payout_id text PRIMARY KEY REFERENCES payouts,
      file_id text NOT NULL REFERENCES bank_files,
      position integer NOT NULL CHECK (position >= 0),
      -- The last seven digits of the trace number, in NACHA files. A return names it.
      trace_sequence integer UNIQUE CHECK (trace_sequence BETWEEN 1 AND 9999999),
      UNIQUE (file_id, position)
    );
  `,
  down: `
    DROP TABLE bank_file_transfers, bank_files;
  `,
};
