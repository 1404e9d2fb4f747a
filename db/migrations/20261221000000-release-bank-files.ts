import type { Migration } from '.';

/** Two operators release the payouts of a bank file before it is made. Each answer of a bank is applied once. */
export const releasedBankFiles: Migration = {
  name: '20261221000000-release-bank-files',
  up: `
    CREATE TABLE bank_batches (
      -- The id that the file gets if all payouts of the batch are still good when it is made.
      id text PRIMARY KEY,
      format text NOT NULL CHECK (format IN ('nacha', 'pain.001')),
      released_by text NOT NULL REFERENCES users,
      -- Everybody who can use the credential that released the batch first. None of them may release it again.
      releasing_persons text[] NOT NULL CHECK (cardinality(releasing_persons) > 0),
      released_at timestamptz NOT NULL,
      approved_by text REFERENCES users CHECK (approved_by <> released_by),
      approved_at timestamptz,
      made_at timestamptz,
      -- Null if no payout was good any more.
      file_id text UNIQUE REFERENCES bank_files,
      CHECK ((approved_by IS NULL) = (approved_at IS NULL)),
      CHECK ((made_at IS NOT NULL) <= (approved_at IS NOT NULL)),
      CHECK ((file_id IS NOT NULL) <= (made_at IS NOT NULL))
    );
    CREATE INDEX bank_batches_open ON bank_batches (released_at) WHERE made_at IS NULL;

    CREATE TABLE bank_batch_payouts (
      payout_id text PRIMARY KEY REFERENCES payouts,
      batch_id text NOT NULL REFERENCES bank_batches
    );
    CREATE INDEX bank_batch_payouts_batch ON bank_batch_payouts (batch_id);
    CREATE INDEX payouts_waiting_for_files ON payouts (id) WHERE provider = 'file' AND status = 'in_transit';

    ALTER TABLE bank_files
      -- When the content was stored. A file without it is written by the next command.
      ADD COLUMN written_at timestamptz,
      -- When an operator first took the content to the bank.
      ADD COLUMN fetched_at timestamptz,
      ADD CHECK ((fetched_at IS NOT NULL) <= (written_at IS NOT NULL));

    -- The files of banks that were applied to payouts.
    CREATE TABLE bank_answers (
      sha256 bytea PRIMARY KEY,
      format text NOT NULL CHECK (format IN ('nacha', 'pain.002', 'camt.053')),
      read_at timestamptz NOT NULL
    );
  `,
  down: `
    DROP TABLE bank_answers, bank_batch_payouts, bank_batches;
    DROP INDEX payouts_waiting_for_files;
    ALTER TABLE bank_files DROP COLUMN written_at, DROP COLUMN fetched_at;
  `,
};
