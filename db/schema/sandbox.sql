-- The simulated blockchain and processors of the sandbox. In production, all of them are outside the system.

-- Charges of the simulated card processor.
CREATE TABLE sandbox_charges (
  idempotency_key text PRIMARY KEY,
  source text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL,
  currency text NOT NULL,
  state text NOT NULL CHECK (state IN ('approved', 'declined', 'requires_action', 'unconfirmed', 'voided')),
  charged_at timestamptz NOT NULL
);
CREATE INDEX sandbox_charges_made ON sandbox_charges (charged_at, idempotency_key);

-- Payouts of the simulated provider.
CREATE TABLE sandbox_payouts (
  payout_id text PRIMARY KEY,
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
  account_last4 text NOT NULL,
  arrives_at timestamptz NOT NULL,
  asked integer NOT NULL
);

-- Refunds of the simulated card processor.
CREATE TABLE sandbox_refunds (
  idempotency_key text PRIMARY KEY,
  source text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL,
  currency text NOT NULL,
  refused boolean NOT NULL,
  requested_at timestamptz NOT NULL
);
CREATE INDEX sandbox_refunds_made ON sandbox_refunds (requested_at);

-- Transfers on the simulated blockchain.
CREATE TABLE sandbox_transfers (
  hash text PRIMARY KEY,
  signed_transaction text NOT NULL,
  behaviour text NOT NULL,
  broadcasts integer NOT NULL,
  block_number bigint,
  first_broadcast_at timestamptz NOT NULL
);
