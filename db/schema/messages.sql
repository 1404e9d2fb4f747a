-- What leaves the platform: workflows to start, webhooks and mails.

-- Workflows to start and signals to send. A relay delivers them after the transaction that wrote them.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  workflow_type text NOT NULL,
  workflow_id text NOT NULL,
  input jsonb NOT NULL,
  search_attributes jsonb NOT NULL,
  summary text NOT NULL,
  signal text,
  can_wait boolean NOT NULL DEFAULT false,
  failures integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  schedule boolean NOT NULL DEFAULT false,
  begins_at timestamptz,
  goes_first boolean NOT NULL DEFAULT false
);
CREATE INDEX outbox_by_workflow ON outbox (workflow_id, id) WHERE NOT schedule;
CREATE INDEX outbox_due ON outbox (can_wait, next_attempt_at, id);

-- What webhooks tell. An event gets its sequence when it is fanned out.
CREATE TABLE events (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  name text NOT NULL,
  data json NOT NULL,
  only_endpoint_id text,
  occurred_at timestamptz NOT NULL,
  sequence bigint
);
CREATE UNIQUE INDEX events_feed ON events (account_id, sequence) WHERE sequence IS NOT NULL;
CREATE INDEX events_occurred ON events (occurred_at);
CREATE INDEX events_waiting ON events (id) WHERE sequence IS NULL;

-- Addresses that get events.
CREATE TABLE webhook_endpoints (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  url text NOT NULL,
  events text[] NOT NULL,
  scopes text[] NOT NULL,
  description text,
  status text NOT NULL CHECK (status IN ('enabled', 'paused', 'disabled')),
  sealed_secret text NOT NULL,
  previous_sealed_secret text,
  previous_secret_until timestamptz,
  sealed_headers text,
  header_names text[] NOT NULL DEFAULT '{}',
  max_concurrency integer NOT NULL DEFAULT 10 CHECK (max_concurrency >= 1 AND max_concurrency <= 100),
  rate_per_second integer CHECK (rate_per_second >= 1 AND rate_per_second <= 1000),
  paced_from timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  failing_since timestamptz,
  disabled_reason text CHECK (disabled_reason IN ('owner', 'gone', 'failing')),
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  resting_until timestamptz,
  CHECK ((previous_sealed_secret IS NULL) = (previous_secret_until IS NULL)),
  CHECK ((sealed_headers IS NULL) = (header_names = '{}')),
  CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL))
);
CREATE INDEX webhook_endpoints_account ON webhook_endpoints (account_id, id) WHERE deleted_at IS NULL;

-- One worker at a time makes the first attempts to an endpoint. A lane is leased at least as long as its deliveries.
CREATE TABLE webhook_lanes (
  endpoint_id text PRIMARY KEY REFERENCES webhook_endpoints,
  worker text NOT NULL,
  taken_at timestamptz NOT NULL,
  leased_until timestamptz NOT NULL
);

-- One event for one endpoint. A redelivery begins a new round, and the workflow of an earlier round ends.
CREATE TABLE webhook_deliveries (
  id text PRIMARY KEY,
  event_id text NOT NULL REFERENCES events ON DELETE CASCADE,
  endpoint_id text NOT NULL REFERENCES webhook_endpoints,
  account_id text NOT NULL,
  sequence bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'delivered', 'retrying', 'failed', 'held')),
  round integer NOT NULL DEFAULT 1,
  attempts_made integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  leased_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  asked boolean NOT NULL DEFAULT false,
  UNIQUE (event_id, endpoint_id)
);
CREATE INDEX webhook_deliveries_account ON webhook_deliveries (account_id, id);
CREATE INDEX webhook_deliveries_asked ON webhook_deliveries (id) WHERE state = 'pending' AND asked;
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, id);
CREATE INDEX webhook_deliveries_open ON webhook_deliveries (state, endpoint_id, sequence) WHERE state <> 'delivered';
CREATE INDEX webhook_deliveries_retries ON webhook_deliveries (endpoint_id) WHERE state = 'retrying'
  AND leased_until IS NOT NULL;
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (endpoint_id) WHERE state = 'pending'
  AND leased_until IS NULL;

-- Each attempt of a delivery and the receiver's answer.
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

-- Mails to send, sealed.
CREATE TABLE mails (
  id text PRIMARY KEY,
  sealed_message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  sent_at timestamptz,
  kind text NOT NULL,
  dropped_at timestamptz
);
CREATE INDEX mails_created ON mails (created_at);
CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL AND dropped_at IS NULL;

-- Hashes of the links in mails.
CREATE TABLE mail_tokens (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK (purpose IN ('confirm_email', 'reset_password')),
  interaction text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX mail_tokens_expires ON mail_tokens (expires_at);

-- Kinds of mails that a user does not want.
CREATE TABLE mails_switched_off (
  user_id text REFERENCES users,
  kind text,
  PRIMARY KEY (user_id, kind)
);

-- Mails that are still to be written, for one user each.
CREATE TABLE notices (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  kind text NOT NULL,
  subject text NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT notices_kind_subject_user_key UNIQUE (kind, subject, user_id)
);
CREATE INDEX notices_due ON notices (next_attempt_at);

-- Reports that members of a charity get by mail.
CREATE TABLE saved_reports (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  user_id text NOT NULL REFERENCES users,
  name text NOT NULL,
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'quarterly')),
  format text NOT NULL CHECK (format IN ('csv', 'json', 'xlsx')),
  columns text[] NOT NULL CHECK (cardinality(columns) > 0),
  payment_method text,
  tier text,
  recipients text[] NOT NULL CHECK (cardinality(recipients) > 0),
  next_on date NOT NULL,
  last_sent_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX saved_reports_charity ON saved_reports (charity_id, id);
CREATE INDEX saved_reports_due ON saved_reports (next_on, id);

-- Attempts of background work on one row. A row that fails waits, and the others go on.
CREATE TABLE care_attempts (
  care text,
  item_id text,
  attempts integer NOT NULL DEFAULT 1 CHECK (attempts > 0),
  next_attempt_at timestamptz NOT NULL,
  PRIMARY KEY (care, item_id)
);
CREATE INDEX care_attempts_by_age ON care_attempts (next_attempt_at);
