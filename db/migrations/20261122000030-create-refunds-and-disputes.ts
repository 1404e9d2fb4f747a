import type { Migration } from '.';

export const refundsAndDisputes: Migration = {
  name: '20261122000030-create-refunds-and-disputes',
  up: `
    ALTER TABLE donations ADD CONSTRAINT donations_refunded_within_amount
      CHECK (refunded_minor BETWEEN 0 AND amount_minor);

    -- A pending refund reserves amount_minor of the gift. The donor gets returned_minor. The charity gets
    -- platform_fee_minor back and no longer owes absorbed_platform_minor.
    CREATE TABLE refunds (
      id text PRIMARY KEY,
      donation_id text NOT NULL REFERENCES donations,
      status text NOT NULL CHECK (status IN ('pending', 'completed', 'failed')),
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      returned_minor numeric(38, 0) NOT NULL CHECK (returned_minor >= 0),
      platform_fee_minor numeric(38, 0) NOT NULL CHECK (platform_fee_minor >= 0),
      absorbed_platform_minor numeric(38, 0) NOT NULL CHECK (absorbed_platform_minor >= 0),
      reason text,
      requested_by text NOT NULL CHECK (requested_by IN ('donor', 'charity', 'platform')),
      requested_by_user_id text NOT NULL REFERENCES users,
      failure_code text,
      created_at timestamptz NOT NULL,
      settled_at timestamptz,
      CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
      CHECK ((status = 'pending') = (settled_at IS NULL))
    );
    CREATE INDEX refunds_donation ON refunds (donation_id, id);

    -- resolved_by_user_id is NULL when the deadline passed without evidence.
    CREATE TABLE disputes (
      id text PRIMARY KEY,
      donation_id text NOT NULL REFERENCES donations,
      status text NOT NULL CHECK (status IN ('opened', 'under_review', 'won', 'lost')),
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      returned_minor numeric(38, 0) NOT NULL CHECK (returned_minor >= 0),
      platform_fee_minor numeric(38, 0) NOT NULL CHECK (platform_fee_minor >= 0),
      absorbed_platform_minor numeric(38, 0) NOT NULL CHECK (absorbed_platform_minor >= 0),
      fee_minor numeric(38, 0) NOT NULL CHECK (fee_minor >= 0),
      reason text,
      evidence text,
      evidence_due_at timestamptz NOT NULL,
      opened_by_user_id text NOT NULL REFERENCES users,
      resolved_by_user_id text REFERENCES users,
      created_at timestamptz NOT NULL,
      resolved_at timestamptz,
      CHECK ((status IN ('won', 'lost')) = (resolved_at IS NOT NULL))
    );
    CREATE INDEX disputes_donation ON disputes (donation_id, id);
    CREATE UNIQUE INDEX disputes_one_open ON disputes (donation_id) WHERE status IN ('opened', 'under_review');

    CREATE TABLE sandbox_refunds (
      idempotency_key text PRIMARY KEY,
      charge_key text NOT NULL,
      source text NOT NULL,
      amount_minor numeric(38, 0) NOT NULL,
      currency text NOT NULL,
      refused boolean NOT NULL,
      requested_at timestamptz NOT NULL
    );
  `,
  down: `
    DROP TABLE sandbox_refunds, disputes, refunds;
    ALTER TABLE donations DROP CONSTRAINT donations_refunded_within_amount;
  `,
};
