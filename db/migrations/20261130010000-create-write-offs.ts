import type { Migration } from '.';

/** Cancels debts that charities cannot repay. One operator requests a write-off, and another operator approves it. */
export const writeOffs: Migration = {
  name: '20261130010000-create-write-offs',
  up: `
    CREATE TABLE write_offs (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      currency text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      reason text NOT NULL,
      status text NOT NULL CHECK (status IN ('pending', 'approved')),
      requested_by_user_id text NOT NULL REFERENCES users,
      approved_by_user_id text REFERENCES users CHECK (approved_by_user_id <> requested_by_user_id),
      created_at timestamptz NOT NULL,
      approved_at timestamptz,
      CHECK ((status = 'approved') = (approved_at IS NOT NULL)),
      CHECK ((status = 'approved') = (approved_by_user_id IS NOT NULL))
    );
    CREATE INDEX write_offs_charity ON write_offs (charity_id, id);

    -- A write-off belongs to no gift. Its ledger posting stores the id of the write-off in the column cause.
    ALTER TABLE ledger_transactions ALTER COLUMN donation_id DROP NOT NULL,
      ADD CONSTRAINT ledger_transactions_of_a_gift CHECK ((donation_id IS NULL) = (kind = 'written_off'));
    CREATE UNIQUE INDEX ledger_transactions_without_gift ON ledger_transactions (kind, cause) WHERE donation_id IS NULL;
  `,
  down: `
    DROP INDEX ledger_transactions_without_gift;
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_of_a_gift,
      ALTER COLUMN donation_id SET NOT NULL;
    DROP TABLE write_offs;
  `,
};
