import type { Migration } from '.';

/** Temporal Schedules only wake a plan. The state is in its row. One row for each occurrence prevents a second gift. */
export const recurringPlans: Migration = {
  name: '20261122000040-create-recurring-plans',
  up: `
    CREATE TABLE recurring_plans (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      donor_user_id text NOT NULL REFERENCES users,
      charity_id text NOT NULL REFERENCES charities,
      campaign_id text,
      amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
      currency text NOT NULL,
      payment_method text NOT NULL CHECK (payment_method IN ('card', 'ach', 'crypto')),
      source text NOT NULL,
      message text,
      anonymous boolean NOT NULL,
      cover_fees boolean NOT NULL,
      international_card boolean NOT NULL,
      metadata jsonb NOT NULL DEFAULT '{}',
      frequency text NOT NULL CHECK (frequency IN ('weekly', 'biweekly', 'monthly', 'quarterly', 'annually')),
      start_date date NOT NULL,
      duration_months integer CHECK (duration_months BETWEEN 1 AND 120),
      anchor_number integer NOT NULL CHECK (anchor_number >= 1),
      anchor_date date NOT NULL,
      due_second integer NOT NULL CHECK (due_second BETWEEN 0 AND 86399),
      next_number integer NOT NULL CHECK (next_number >= 1),
      failed_in_row integer NOT NULL DEFAULT 0,
      status text NOT NULL CHECK (status IN ('pending', 'active', 'paused', 'completed', 'cancelled', 'failed')),
      paused_by text CHECK (paused_by IN ('donor', 'charity', 'platform')),
      paused_until date,
      held_for text CHECK (held_for IN ('verification', 'unlisted')),
      cancelled_by text CHECK (cancelled_by IN ('donor', 'charity', 'platform')),
      cancel_reason text,
      started_at timestamptz NOT NULL,
      ended_at timestamptz,
      -- The plan next needs work at this time, for a gift or to end a pause.
      wakes_at timestamptz,
      CHECK ((status = 'paused') = (paused_by IS NOT NULL)),
      CHECK ((status = 'cancelled') = (cancelled_by IS NOT NULL)),
      CHECK ((status IN ('pending', 'active', 'paused')) = (ended_at IS NULL)),
      CHECK (status <> 'active' OR held_for IS NULL)
    );
    CREATE INDEX recurring_plans_donor ON recurring_plans (donor_user_id, id);
    CREATE INDEX recurring_plans_charity ON recurring_plans (charity_id, id) WHERE ended_at IS NULL;
    CREATE INDEX recurring_plans_wakes ON recurring_plans (wakes_at) WHERE wakes_at IS NOT NULL;

    CREATE TABLE recurring_occurrences (
      recurring_id text NOT NULL REFERENCES recurring_plans,
      number integer NOT NULL CHECK (number >= 1),
      due_on date NOT NULL,
      status text NOT NULL CHECK (status IN ('pending', 'made', 'retrying', 'failed', 'skipped')),
      attempts integer NOT NULL DEFAULT 0,
      -- The gift of the last attempt; NULL when the attempt was refused before it made a gift.
      donation_id text UNIQUE,
      first_attempt_at timestamptz,
      next_attempt_at timestamptz,
      failure_code text,
      failure_message text,
      PRIMARY KEY (recurring_id, number),
      CHECK ((status = 'retrying') = (next_attempt_at IS NOT NULL)),
      CHECK (status NOT IN ('pending', 'made') OR donation_id IS NOT NULL)
    );

    -- The reference is deferred, because a plan's first gift is stored before the plan.
    ALTER TABLE donations ADD COLUMN recurring_id text
      REFERENCES recurring_plans DEFERRABLE INITIALLY DEFERRED;
    CREATE INDEX donations_recurring ON donations (recurring_id, id) WHERE recurring_id IS NOT NULL;

    -- If true, the relay updates the Temporal Schedule of the plan in workflow_id, and starts no workflow.
    ALTER TABLE outbox ADD COLUMN schedule boolean NOT NULL DEFAULT false;
  `,
  down: `
    ALTER TABLE outbox DROP COLUMN schedule;
    ALTER TABLE donations DROP COLUMN recurring_id;
    DROP TABLE recurring_occurrences, recurring_plans;
  `,
};
