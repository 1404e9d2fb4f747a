import type { Migration } from '.';

/** Stores differences between our charges and the processor's list. */
export const chargeComparison: Migration = {
  name: '20261214020000-compare-charges',
  up: `
    CREATE TABLE charge_differences (
      kind text NOT NULL CHECK (kind IN ('missing_here', 'missing_there', 'other_amount', 'other_state')),
      -- The processor's name of the payment, or our gift's id if the processor has none.
      reference text NOT NULL,
      donation_id text,
      ours text,
      theirs text,
      found_at timestamptz NOT NULL,
      PRIMARY KEY (reference, kind)
    );
    CREATE INDEX charges_asked ON charges (key_asked_at, donation_id);
    CREATE INDEX sandbox_charges_made ON sandbox_charges (charged_at, idempotency_key);
  `,
  down: `
    DROP INDEX sandbox_charges_made;
    DROP INDEX charges_asked;
    DROP TABLE charge_differences;
  `,
};
