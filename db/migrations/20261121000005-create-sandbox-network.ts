import type { Migration } from '.';

/** Simulates a blockchain and a card processor for the sandbox. In production, both are outside the system. */
export const sandboxNetwork: Migration = {
  name: '20261121000005-create-sandbox-network',
  up: `
    CREATE TABLE sandbox_transfers (
      hash text PRIMARY KEY,
      signed_transaction text NOT NULL,
      behaviour text NOT NULL,
      broadcasts integer NOT NULL,
      block_number bigint,
      first_broadcast_at timestamptz NOT NULL
    );
    CREATE TABLE sandbox_charges (
      idempotency_key text PRIMARY KEY,
      source text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL,
      currency text NOT NULL,
      state text NOT NULL CHECK (state IN ('approved', 'declined', 'voided')),
      charged_at timestamptz NOT NULL
    );
  `,
  down: `
    DROP TABLE sandbox_charges, sandbox_transfers;
  `,
};
