import type { Migration } from '.';

const WITHOUT_GIFT = `'written_off', 'payout_left', 'payout_paid', 'payout_failed', 'payout_returned'`;

const kinds = (names: string) => `
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_of_a_gift,
      ADD CONSTRAINT ledger_transactions_of_a_gift CHECK ((donation_id IS NULL) = (kind IN (${names})));`;

/** Stores the processor's transfers to the platform's own bank account. Bank files pay charities from this account. */
export const cashTransfers: Migration = {
  name: '20261227000000-move-cash',
  up: `
    CREATE TABLE cash_transfers (
      id text PRIMARY KEY,
      processor text NOT NULL CHECK (processor IN ('sandbox', 'stripe')),
      -- The processor's name of its payout.
      reference text NOT NULL,
      -- A return goes from the bank to the processor.
      movement text NOT NULL CHECK (movement IN ('transfer', 'transfer_return')),
      currency text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      -- When the bank has the money, or gives it back.
      moved_at timestamptz NOT NULL,
      -- The operator who states a transfer, and the one who confirms it. Null if the processor lists it.
      stated_by text REFERENCES users,
      -- Everybody who can use the credential that stated the transfer. None of them may confirm it.
      stating_persons text[] NOT NULL DEFAULT '{}',
      confirmed_by text REFERENCES users CHECK (confirmed_by <> stated_by),
      created_at timestamptz NOT NULL,
      booked_at timestamptz,
      UNIQUE (processor, reference, movement),
      CHECK (booked_at IS NULL OR (stated_by IS NULL) = (confirmed_by IS NULL)),
      CHECK (booked_at IS NOT NULL OR stated_by IS NOT NULL AND confirmed_by IS NULL)
    );
    CREATE INDEX cash_transfers_reference ON cash_transfers (reference);
    CREATE INDEX reconciliation_lines_transfers ON reconciliation_lines (channel, moved_at)
      WHERE movement IN ('transfer', 'transfer_return');
    ${kinds(`${WITHOUT_GIFT}, 'cash_moved'`)}
  `,
  down: `
    ${kinds(WITHOUT_GIFT)}
    DROP INDEX reconciliation_lines_transfers;
    DROP TABLE cash_transfers;
  `,
};
