import type { Migration } from '.';

export const eventsAndWebhooks: Migration = {
  name: '20261121000004-create-events-and-webhooks',
  up: `
    CREATE TABLE events (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      name text NOT NULL,
      data jsonb NOT NULL,
      only_endpoint_id text,
      occurred_at timestamptz NOT NULL,
      sequence bigint,
      UNIQUE (account_id, sequence)
    );
    CREATE INDEX events_waiting ON events (id) WHERE sequence IS NULL;

    CREATE TABLE webhook_endpoints (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      url text NOT NULL,
      events text[] NOT NULL,
      description text,
      status text NOT NULL CHECK (status IN ('enabled', 'paused', 'disabled')),
      sealed_secret text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      deleted_at timestamptz
    );
    CREATE INDEX webhook_endpoints_account ON webhook_endpoints (account_id, id) WHERE deleted_at IS NULL;

    CREATE TABLE webhook_deliveries (
      id text PRIMARY KEY,
      event_id text NOT NULL REFERENCES events,
      endpoint_id text NOT NULL REFERENCES webhook_endpoints,
      account_id text NOT NULL REFERENCES accounts,
      state text NOT NULL CHECK (state IN ('pending', 'delivered', 'retrying', 'failed', 'held')),
      attempts_made integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (event_id, endpoint_id)
    );
    CREATE INDEX webhook_deliveries_account ON webhook_deliveries (account_id, id);
    CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (next_attempt_at) WHERE state = 'pending';

    CREATE TABLE webhook_attempts (
      id text PRIMARY KEY,
      delivery_id text NOT NULL REFERENCES webhook_deliveries,
      at timestamptz NOT NULL,
      status integer,
      duration_ms integer NOT NULL,
      error text,
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
      failures integer NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX outbox_due ON outbox (next_attempt_at, id);
  `,
  down: `
    DROP TABLE outbox, webhook_attempts, webhook_deliveries, webhook_endpoints, events;
  `,
};
