import type { Migration } from '.';

/** Creates users' payment sources and the processor's side of each gift. Until now, gifts used only test sources. */
export const sourcesAndCharges: Migration = {
  name: '20261209000000-create-sources-and-charges',
  up: `
    -- The processor's name of a user. It is NULL for a processor without customers.
    CREATE TABLE processor_customers (
      user_id text NOT NULL REFERENCES users,
      processor text NOT NULL,
      reference text,
      PRIMARY KEY (user_id, processor)
    );

    CREATE TABLE payment_sources (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users,
      processor text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('card', 'ach', 'wallet')),
      status text NOT NULL CHECK (status IN ('ready', 'requires_action', 'disabled')),
      reference text,
      setup_reference text,
      customer_reference text,
      brand text,
      last4 text,
      exp_month integer,
      exp_year integer,
      bank_name text,
      address text,
      country text,
      fingerprint text,
      currencies text[] NOT NULL,
      is_default boolean NOT NULL,
      -- A source that is not saved pays once and is not listed.
      is_saved boolean NOT NULL,
      created_at timestamptz NOT NULL,
      removed_at timestamptz,
      CHECK (status <> 'ready' OR reference IS NOT NULL)
    );
    CREATE INDEX payment_sources_user ON payment_sources (user_id, id) WHERE removed_at IS NULL;
    CREATE INDEX payment_sources_reference ON payment_sources (reference);
    CREATE UNIQUE INDEX payment_sources_one_default ON payment_sources (user_id, kind) WHERE is_default AND removed_at IS NULL;

    CREATE TABLE charges (
      donation_id text PRIMARY KEY REFERENCES donations,
      processor text NOT NULL,
      state text NOT NULL CHECK (state IN
        ('unasked', 'requires_action', 'processing', 'approved', 'declined', 'cancelling', 'cancelled')),
      source_reference text NOT NULL,
      customer_reference text,
      fingerprint text,
      reference text,
      -- The processor's idempotency key is the gift's id and this number. A new key is used only after a look-up.
      key_number integer NOT NULL,
      key_asked_at timestamptz,
      must_look_up boolean NOT NULL,
      is_off_session boolean NOT NULL,
      action_expires_at timestamptz,
      sealed_action_token text,
      action_token_hash text,
      return_url text,
      approved_at timestamptz
    );
    CREATE UNIQUE INDEX charges_reference ON charges (reference) WHERE reference IS NOT NULL AND processor <> 'sandbox';
    CREATE UNIQUE INDEX charges_action_token ON charges (action_token_hash) WHERE action_token_hash IS NOT NULL;

    INSERT INTO charges
      (donation_id, processor, state, source_reference, reference, key_number, must_look_up, is_off_session, approved_at)
    SELECT id, 'sandbox', CASE WHEN status = 'pending' THEN 'unasked' WHEN status = 'failed' THEN
        CASE WHEN failure_code = 'DECLINED' THEN 'declined' ELSE 'cancelled' END ELSE 'approved' END,
      source, id, 1, false, false, CASE WHEN status IN ('pending', 'failed') THEN NULL ELSE created_at END
    FROM donations;

    ALTER TABLE sandbox_charges DROP CONSTRAINT sandbox_charges_state_check;
    ALTER TABLE sandbox_charges ADD CONSTRAINT sandbox_charges_state_check
      CHECK (state IN ('approved', 'declined', 'requires_action', 'unconfirmed', 'voided'));
  `,
  down: `
    ALTER TABLE sandbox_charges DROP CONSTRAINT sandbox_charges_state_check;
    ALTER TABLE sandbox_charges ADD CONSTRAINT sandbox_charges_state_check
      CHECK (state IN ('approved', 'declined', 'voided'));
    DROP TABLE charges, payment_sources, processor_customers;
  `,
};
