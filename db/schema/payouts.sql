-- Payouts, bank files and subscriptions.

-- Bank and Stripe accounts of charities. A second person confirms each one, and then it cools off.
CREATE TABLE payout_accounts (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  kind text NOT NULL CHECK (kind IN ('bank_us', 'bank_iban', 'bank_other', 'stripe')),
  status text NOT NULL CHECK (status IN ('pending_confirmation', 'cooling_off', 'active', 'disabled')),
  sealed_details text NOT NULL,
  last4 text NOT NULL,
  country text NOT NULL,
  is_holder_accepted boolean NOT NULL,
  asked_by text NOT NULL REFERENCES users,
  asking_persons text[] NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_by text REFERENCES users,
  effective_at timestamptz,
  disabled_at timestamptz,
  disabled_reason text CHECK (disabled_reason IN ('refused', 'removed', 'returned', 'changed')),
  is_payable boolean NOT NULL DEFAULT true,
  CHECK (confirmed_by <> asked_by),
  CHECK ((status IN ('cooling_off', 'active')) <= (confirmed_by IS NOT NULL)),
  CHECK ((status = 'disabled') = (disabled_at IS NOT NULL)),
  CHECK ((status = 'disabled') = (disabled_reason IS NOT NULL))
);
CREATE INDEX payout_accounts_charity ON payout_accounts (charity_id, id);

-- How often payout runs pay a charity, and from which amount.
CREATE TABLE payout_settings (
  charity_id text PRIMARY KEY REFERENCES charities,
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'manual')),
  minimum_minor numeric(38, 0) NOT NULL CHECK (minimum_minor >= 0)
);

-- The rate of a charity's newest quote in a currency. A payout that is asked for in time gets it.
CREATE TABLE payout_quotes (
  charity_id text REFERENCES charities,
  currency text,
  usd_per_unit numeric(24, 12) NOT NULL CHECK (usd_per_unit > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (charity_id, currency)
);

-- Payouts to charities. `run_key` prevents that payout runs make a second payout for one day.
CREATE TABLE payouts (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  payout_account_id text NOT NULL REFERENCES payout_accounts,
  account_last4 text NOT NULL,
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
  fee_minor numeric(38, 0) NOT NULL CHECK (fee_minor >= 0),
  net_minor numeric(38, 0) NOT NULL CHECK (net_minor > 0),
  speed text NOT NULL CHECK (speed IN ('standard', 'instant')),
  method text NOT NULL CHECK (method IN ('ach', 'sepa', 'wire', 'stripe', 'wallet')),
  provider text NOT NULL,
  status text NOT NULL CHECK (status IN ('held', 'scheduled', 'in_transit', 'paid', 'failed', 'returned',
    'cancelled')),
  hold_reason text,
  reference text,
  failure_code text,
  failure_message text,
  run_key text UNIQUE,
  requested_by text REFERENCES users,
  asking_persons text[] NOT NULL DEFAULT '{}',
  held_by text REFERENCES users,
  released_by text REFERENCES users,
  approved_by text REFERENCES users,
  needs_approval boolean NOT NULL,
  limit_usd_minor numeric(38, 0) NOT NULL CHECK (limit_usd_minor >= 0),
  created_at timestamptz NOT NULL,
  expected_at timestamptz,
  left_at timestamptz,
  paid_at timestamptz,
  ended_at timestamptz,
  releasing_persons text[] NOT NULL DEFAULT '{}',
  CHECK ((requested_by IS NULL) = (cardinality(asking_persons) = 0)),
  CHECK (requested_by IS NULL OR requested_by = ANY (asking_persons)),
  CHECK (approved_by <> released_by),
  CHECK (amount_minor = (fee_minor + net_minor)),
  CHECK ((status = 'held') <= (hold_reason IS NOT NULL)),
  CHECK ((status IN ('in_transit', 'paid', 'returned')) <= (left_at IS NOT NULL)),
  CHECK ((cardinality(releasing_persons) = 0) OR released_by IS NOT NULL)
);
CREATE INDEX payouts_charity ON payouts (charity_id, id);
CREATE INDEX payouts_open ON payouts (status, id) WHERE status IN ('held', 'scheduled', 'in_transit');
CREATE INDEX payouts_reserving ON payouts (charity_id, currency) WHERE status IN ('held', 'scheduled');
CREATE INDEX payouts_transfer ON payouts (reference) WHERE provider = 'stripe';
CREATE INDEX payouts_unpaid ON payouts (charity_id, currency) WHERE status IN ('held', 'scheduled', 'in_transit');
CREATE INDEX payouts_waiting_for_files ON payouts (id) WHERE provider = 'file' AND status = 'in_transit';

-- The days whose payout run has ended. Another day since the installation is missing, so that a worker starts its run.
CREATE TABLE payout_runs (
  day date PRIMARY KEY,
  ended_as text NOT NULL CHECK (ended_as IN ('finished', 'skipped')),
  ended_at timestamptz NOT NULL
);
INSERT INTO payout_runs (day, ended_as, ended_at) VALUES ((now() AT TIME ZONE 'UTC')::date, 'skipped', now());

-- One operator's statement about a payout whose bank gave no clear answer. A second one must confirm it.
CREATE TABLE payout_resolutions (
  payout_id text PRIMARY KEY REFERENCES payouts,
  outcome text NOT NULL CHECK (outcome IN ('paid', 'failed', 'returned')),
  stated_by text NOT NULL REFERENCES users,
  stating_persons text[] NOT NULL,
  stated_at timestamptz NOT NULL
);

-- The bank files that pay payouts. Their contents are not in the database.
CREATE TABLE bank_files (
  id text PRIMARY KEY,
  format text NOT NULL CHECK (format IN ('nacha', 'pain.001')),
  pay_day date NOT NULL,
  made_at timestamptz NOT NULL,
  modifier text,
  written_at timestamptz,
  fetched_at timestamptz,
  CHECK ((format = 'nacha') = (modifier IS NOT NULL)),
  CHECK ((fetched_at IS NOT NULL) <= (written_at IS NOT NULL))
);
CREATE UNIQUE INDEX bank_files_modifier ON bank_files ((((made_at AT TIME ZONE 'UTC'))::date), modifier);

-- Payouts that two operators release together before their file is made.
CREATE TABLE bank_batches (
  id text PRIMARY KEY,
  format text NOT NULL CHECK (format IN ('nacha', 'pain.001')),
  released_by text NOT NULL REFERENCES users,
  releasing_persons text[] NOT NULL CHECK (cardinality(releasing_persons) > 0),
  released_at timestamptz NOT NULL,
  approved_by text REFERENCES users,
  made_at timestamptz,
  file_id text UNIQUE REFERENCES bank_files,
  CHECK (approved_by <> released_by),
  CHECK ((made_at IS NOT NULL) <= (approved_by IS NOT NULL)),
  CHECK ((file_id IS NOT NULL) <= (made_at IS NOT NULL))
);
CREATE INDEX bank_batches_open ON bank_batches (released_at) WHERE made_at IS NULL;

-- The batch of a payout.
CREATE TABLE bank_batch_payouts (
  payout_id text PRIMARY KEY REFERENCES payouts,
  batch_id text NOT NULL REFERENCES bank_batches
);
CREATE INDEX bank_batch_payouts_batch ON bank_batch_payouts (batch_id);

-- The place of a payout in its file. A payout is in one file for ever, so that no bank is asked twice.
CREATE TABLE bank_file_transfers (
  payout_id text PRIMARY KEY REFERENCES payouts,
  file_id text NOT NULL REFERENCES bank_files,
  position integer NOT NULL CHECK ("position" >= 0),
  trace_sequence integer UNIQUE CHECK (trace_sequence >= 1 AND trace_sequence <= 9999999),
  UNIQUE (file_id, "position")
);

-- The files of banks that were applied to payouts. Each is applied once.
CREATE TABLE bank_answers (
  sha256 bytea PRIMARY KEY,
  read_at timestamptz NOT NULL
);

-- Monthly subscriptions of charities and users. The balance pays each month in advance.
CREATE TABLE subscriptions (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  kind text NOT NULL CHECK (kind IN ('custom_reporting', 'api_premium')),
  user_id text NOT NULL REFERENCES users,
  account_id text NOT NULL REFERENCES accounts,
  status text NOT NULL CHECK (status IN ('active', 'ending', 'past_due', 'ended')),
  began_on date NOT NULL,
  paid_periods integer NOT NULL CHECK (paid_periods >= 0),
  paid_until date NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('cancelled', 'unpaid')),
  CHECK (paid_until >= began_on),
  CHECK ((status = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL))
);
CREATE INDEX subscriptions_charity ON subscriptions (charity_id, id);
CREATE INDEX subscriptions_premium ON subscriptions (account_id) WHERE kind = 'api_premium' AND status <> 'ended';
CREATE UNIQUE INDEX subscriptions_running ON subscriptions (charity_id, kind) WHERE status <> 'ended';

-- One row for each paid month. The ledger has a posting for each.
CREATE TABLE subscription_bills (
  id text PRIMARY KEY,
  subscription_id text NOT NULL REFERENCES subscriptions,
  charity_id text NOT NULL REFERENCES charities,
  period integer NOT NULL CHECK (period >= 0),
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
  paid_at timestamptz NOT NULL,
  UNIQUE (subscription_id, period)
);
