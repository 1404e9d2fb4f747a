import type { Migration } from '.';

export const eventsAndWebhooks: Migration = {
  name: '20261121000004-create-events-and-webhooks',
  up: `
    -- Unlike jsonb, json keeps the exact text of data. A webhook body must have the same bytes on every attempt.
    CREATE TABLE events (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      name text NOT NULL,
      data json NOT NULL,
      only_endpoint_id text,
      occurred_at timestamptz NOT NULL,
      sequence bigint,
      UNIQUE (account_id, sequence)
    );
    CREATE INDEX events_waiting ON events (id) WHERE sequence IS NULL;
    CREATE INDEX events_occurred ON events (occurred_at);

    CREATE TABLE webhook_endpoints (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      url text NOT NULL,
      events text[] NOT NULL,
      description text,
      status text NOT NULL CHECK (status IN ('enabled', 'paused', 'disabled')),
      sealed_secret text NOT NULL,
      previous_sealed_secret text,
      previous_secret_until timestamptz,
      sealed_headers text,
      header_names text[] NOT NULL DEFAULT '{}',
      max_concurrency integer NOT NULL DEFAULT 10 CHECK (max_concurrency BETWEEN 1 AND 100),
      rate_per_second integer CHECK (rate_per_second BETWEEN 1 AND 1000),
      -- All workers share one token bucket per endpoint. Its tokens accumulate from this time on.
      paced_from timestamptz NOT NULL DEFAULT now(),
      -- Grows with each change by the owner or the platform, so that workers notice it.
      version integer NOT NULL DEFAULT 1,
      failing_since timestamptz,
      disabled_reason text CHECK (disabled_reason IN ('owner', 'gone', 'failing')),
      created_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz,
      CHECK ((previous_sealed_secret IS NULL) = (previous_secret_until IS NULL)),
      CHECK ((sealed_headers IS NULL) = (header_names = '{}')),
      CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL))
    );
    CREATE INDEX webhook_endpoints_account ON webhook_endpoints (account_id, id) WHERE deleted_at IS NULL;

    -- Each redelivery begins a new round of attempts. The workflow of an earlier round notices this and ends.
    CREATE TABLE webhook_deliveries (
      id text PRIMARY KEY,
      event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
      endpoint_id text NOT NULL REFERENCES webhook_endpoints,
      account_id text NOT NULL,
      -- The event's number. Deliveries of an endpoint are sent in this order.
      sequence bigint NOT NULL,
      state text NOT NULL CHECK (state IN ('pending', 'delivered', 'retrying', 'failed', 'held')),
      round integer NOT NULL DEFAULT 1,
      attempts_made integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz,
      leased_until timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (event_id, endpoint_id)
    );
    CREATE INDEX webhook_deliveries_account ON webhook_deliveries (account_id, id);
    CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, id);
    CREATE INDEX webhook_deliveries_open ON webhook_deliveries (state, endpoint_id, sequence) WHERE state <> 'delivered';
    -- Fan-out asks whether an endpoint has older deliveries. Those that it leases at once need no entry here.
    CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id)
      WHERE state = 'pending' AND leased_until IS NULL;
    -- Counts the retries that are running.
    CREATE INDEX webhook_deliveries_retries ON webhook_deliveries (endpoint_id)
      WHERE state = 'retrying' AND leased_until IS NOT NULL;

    -- One worker at a time makes the first attempts to an endpoint. A lane is leased at least as long as its deliveries.
    CREATE TABLE webhook_lanes (
      endpoint_id text PRIMARY KEY REFERENCES webhook_endpoints,
      worker text NOT NULL,
      taken_at timestamptz NOT NULL,
      leased_until timestamptz NOT NULL
    );

    CREATE TABLE webhook_attempts (
      id text PRIMARY KEY,
      delivery_id text NOT NULL REFERENCES webhook_deliveries ON DELETE CASCADE,
      at timestamptz NOT NULL,
      status integer,
      duration_ms integer NOT NULL,
      error text,
      error_message text,
      response text
    );
    CREATE INDEX webhook_attempts_delivery ON webhook_attempts (delivery_id, id);

    CREATE TABLE outbox (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      workflow_type text NOT NULL,
      workflow_id text NOT NULL,
      input jsonb NOT NULL,
      search_attributes jsonb NOT NULL,
      summary text NOT NULL,
      -- The relay sends this signal to the workflow. If it is NULL, the relay starts the workflow.
      signal text,
      -- True for background work. A separate relay sends it, so that a burst never delays a donor.
      can_wait boolean NOT NULL DEFAULT false,
      failures integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX outbox_due ON outbox (can_wait, next_attempt_at, id);
  `,
  down: `
    DROP TABLE outbox, webhook_attempts, webhook_lanes, webhook_deliveries, webhook_endpoints, events;
  `,
};
