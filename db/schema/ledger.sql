-- The ledger, what is computed from it, and its comparison with processors and banks.

-- Transactions of the ledger: what was posted, when and for what cause.
CREATE TABLE ledger_transactions (
  id text PRIMARY KEY,
  donation_id text REFERENCES donations,
  kind text NOT NULL,
  cause text NOT NULL DEFAULT '',
  posted_at timestamptz NOT NULL,
  UNIQUE (donation_id, kind, cause),
  CONSTRAINT ledger_transactions_of_a_gift CHECK ((donation_id IS NULL) = (kind IN ('written_off', 'payout_left',
    'payout_paid', 'payout_failed', 'payout_returned', 'cash_moved', 'subscription_billed')))
);
CREATE UNIQUE INDEX ledger_transactions_without_gift ON ledger_transactions (kind, cause) WHERE donation_id IS NULL;

-- The postings. A trigger refuses changes, and another refuses a transaction that does not sum to zero.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES ledger_transactions,
  account text NOT NULL,
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor <> 0)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account, currency);
CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);

-- The fees of each posting in its currency and in US dollars, for reports. A trigger writes them. The subject is the
-- gift, payout or bill. Its dollars are shares of one conversion. Fees without a gift have no account, method or tier.
CREATE TABLE fee_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL REFERENCES ledger_transactions,
  kind text NOT NULL CHECK (kind IN ('donation', 'payout_fee', 'subscription', 'service')),
  subject_id text NOT NULL,
  posted_on date NOT NULL,
  charity_id text NOT NULL,
  account_id text,
  payment_method text,
  organization_tier text,
  donations integer NOT NULL,
  usd_per_unit numeric(24, 12) NOT NULL,
  donation_minor numeric(38, 0) NOT NULL,
  covered_minor numeric(38, 0) NOT NULL,
  platform_minor numeric(38, 0) NOT NULL,
  processing_minor numeric(38, 0) NOT NULL,
  additional_minor numeric(38, 0) NOT NULL,
  borne_minor numeric(38, 0) NOT NULL,
  absorbed_minor numeric(38, 0) NOT NULL,
  donation_usd_minor bigint NOT NULL,
  covered_usd_minor bigint NOT NULL,
  platform_usd_minor bigint NOT NULL,
  processing_usd_minor bigint NOT NULL,
  additional_usd_minor bigint NOT NULL,
  borne_usd_minor bigint NOT NULL,
  absorbed_usd_minor bigint NOT NULL,
  net_usd_minor bigint NOT NULL,
  cost_usd_minor bigint,
  CHECK ((kind = 'donation') = (account_id IS NOT NULL)),
  CHECK (net_usd_minor = donation_usd_minor + covered_usd_minor - platform_usd_minor - processing_usd_minor
    - additional_usd_minor + borne_usd_minor)
);
CREATE INDEX fee_lines_account_day ON fee_lines (account_id, posted_on, id) WHERE account_id IS NOT NULL;
CREATE INDEX fee_lines_charity_day ON fee_lines (charity_id, posted_on, id);
CREATE INDEX fee_lines_day ON fee_lines (posted_on, id);
CREATE INDEX fee_lines_subject ON fee_lines (subject_id);

-- Months in which nothing more may be posted.
CREATE TABLE closed_months (
  month date PRIMARY KEY CHECK (month = date_trunc('month', (month)::timestamp with time zone)),
  closed_at timestamptz NOT NULL,
  hashed_at timestamptz
);

-- The transactions that changed each charity's accounts, by time.
CREATE TABLE charity_postings (
  charity_id text,
  currency text,
  posted_at timestamptz,
  transaction_id text,
  PRIMARY KEY (charity_id, currency, posted_at, transaction_id)
);

-- Changes of a charity's funds that are not in the sums yet. A trigger writes one for each posting.
CREATE TABLE charity_fund_deltas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id text NOT NULL,
  charity_id text NOT NULL,
  currency text NOT NULL,
  payable_minor numeric(38, 0) NOT NULL,
  absorbed_minor numeric(38, 0) NOT NULL,
  posted_at timestamptz NOT NULL,
  available_at timestamptz,
  pending_minor numeric(38, 0) NOT NULL
);
CREATE INDEX charity_fund_deltas_charity ON charity_fund_deltas (charity_id);

-- Sums of a charity's funds by month. Current figures are these plus the remaining deltas.
CREATE TABLE charity_fund_months (
  charity_id text,
  currency text,
  month date,
  payable_minor numeric(38, 0) NOT NULL,
  absorbed_minor numeric(38, 0) NOT NULL,
  PRIMARY KEY (charity_id, currency, month)
);

-- Money of a charity that becomes available later, by time.
CREATE TABLE charity_pending_funds (
  charity_id text,
  currency text,
  available_at timestamptz,
  pending_minor numeric(38, 0) NOT NULL,
  PRIMARY KEY (charity_id, currency, available_at)
);
CREATE INDEX charity_pending_funds_past ON charity_pending_funds (available_at);

-- Hashes of monthly statements. The content is written from the ledger.
CREATE TABLE statements (
  charity_id text REFERENCES charities,
  month date REFERENCES closed_months,
  currency text,
  sha256 bytea NOT NULL CHECK (length(sha256) = 32),
  leaf_hash bytea,
  PRIMARY KEY (charity_id, month, currency)
);

-- Debts that a charity cannot repay. One operator asks for a write-off, and another approves it.
CREATE TABLE write_offs (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'approved')),
  requested_by_user_id text NOT NULL REFERENCES users,
  approved_by_user_id text REFERENCES users,
  created_at timestamptz NOT NULL,
  approved_at timestamptz,
  asking_persons text[] NOT NULL,
  CHECK (approved_by_user_id <> requested_by_user_id),
  CHECK ((status = 'approved') = (approved_at IS NOT NULL)),
  CHECK ((status = 'approved') = (approved_by_user_id IS NOT NULL))
);
CREATE INDEX write_offs_charity ON write_offs (charity_id, id);

-- The days (UTC) that a channel was read for.
CREATE TABLE reconciliation_days (
  channel text,
  day date,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (channel, day)
);

-- The files of banks that were read.
CREATE TABLE reconciliation_files (
  sha256 bytea PRIMARY KEY CHECK (length(sha256) = 32),
  read_at timestamptz NOT NULL
);

-- Differences between the ledger and the lists of processors and banks, and who explained them.
CREATE TABLE reconciliation_items (
  id text PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('charges', 'processor', 'bank', 'receipt_log')),
  kind text NOT NULL CHECK (kind IN ('missing_here', 'missing_there', 'unknown_reference', 'duplicate',
    'other_amount', 'other_currency', 'other_fee', 'other_date', 'other_state', 'other_content')),
  movement text NOT NULL,
  reference text NOT NULL,
  our_reference text,
  their_reference text,
  ours text,
  theirs text,
  currency text,
  amount_minor numeric(38, 0),
  status text NOT NULL CHECK (status IN ('open', 'explained', 'resolved')),
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  explained_by text REFERENCES users,
  explaining_persons text[] NOT NULL DEFAULT '{}',
  explanation text,
  explained_at timestamptz,
  resolution text CHECK (resolution IN ('decided', 'disappeared')),
  resolved_by text REFERENCES users,
  resolution_reason text,
  resolved_at timestamptz,
  UNIQUE (source, reference, kind, movement),
  CHECK (resolved_by <> explained_by),
  CHECK ((status = 'resolved') = (resolution IS NOT NULL)),
  CHECK ((resolution IS NULL) = (resolved_at IS NULL)),
  CHECK (COALESCE((resolution = 'decided'), false) = (resolved_by IS NOT NULL)),
  CHECK ((explained_by IS NULL) = (explanation IS NULL)),
  CHECK ((explained_by IS NULL) = (explained_at IS NULL)),
  CHECK ((status <> 'explained' AND resolved_by IS NULL) OR explained_by IS NOT NULL)
);
CREATE INDEX reconciliation_items_unresolved ON reconciliation_items (first_seen_at, id) WHERE status <> 'resolved';

-- The lines that processors and banks list.
CREATE TABLE reconciliation_lines (
  source text CHECK (source IN ('processor', 'bank')),
  reference text,
  channel text NOT NULL,
  subject text NOT NULL,
  movement text NOT NULL,
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL,
  fee_minor numeric(38, 0),
  moved_at timestamptz NOT NULL,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (source, reference)
);
CREATE INDEX reconciliation_lines_subject ON reconciliation_lines (source, subject);
CREATE INDEX reconciliation_lines_transfers ON reconciliation_lines (channel,
  moved_at) WHERE movement IN ('transfer', 'transfer_return');
CREATE INDEX reconciliation_lines_unnamed ON reconciliation_lines (source,
  subject) WHERE subject !~ '^(donation|refund|dispute|payout|bankfile)_';

-- The processor's transfers to the platform's own bank account, from which payouts are paid.
CREATE TABLE cash_transfers (
  id text PRIMARY KEY,
  processor text NOT NULL CHECK (processor IN ('sandbox', 'stripe')),
  reference text NOT NULL,
  movement text NOT NULL CHECK (movement IN ('transfer', 'transfer_return')),
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
  moved_at timestamptz NOT NULL,
  stated_by text REFERENCES users,
  stating_persons text[] NOT NULL DEFAULT '{}',
  confirmed_by text REFERENCES users,
  created_at timestamptz NOT NULL,
  booked_at timestamptz,
  UNIQUE (processor, reference, movement),
  CHECK (confirmed_by <> stated_by),
  CHECK (booked_at IS NULL OR ((stated_by IS NULL) = (confirmed_by IS NULL))),
  CHECK (booked_at IS NOT NULL OR (stated_by IS NOT NULL AND confirmed_by IS NULL))
);
CREATE INDEX cash_transfers_reference ON cash_transfers (reference);
