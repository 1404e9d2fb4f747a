-- Gifts, plans, charges, refunds, disputes and matching.
-- Amounts are numeric(38, 0), because a bigint would overflow at 9.2 ETH.

-- US dollars for one unit of a currency, by day.
CREATE TABLE exchange_rates (
  currency text,
  date date,
  usd_per_unit numeric(24, 12) NOT NULL CHECK (usd_per_unit > 0),
  origin text NOT NULL CHECK (origin IN ('initial', 'file', 'url', 'operator')),
  reason text,
  set_by_user_id text REFERENCES users,
  set_at timestamptz,
  replaced_usd_per_unit numeric(24, 12) CHECK (replaced_usd_per_unit > 0),
  PRIMARY KEY (currency, date),
  CHECK (origin = 'operator' OR replaced_usd_per_unit IS NULL),
  CONSTRAINT exchange_rates_operator_check CHECK (origin <> 'operator' OR (reason IS NOT NULL
    AND set_by_user_id IS NOT NULL))
);
-- The first rates, until rates are imported.
INSERT INTO exchange_rates (currency, date, usd_per_unit, origin)
SELECT currency, '2020-01-01', usd_per_unit, 'initial' FROM (VALUES
  ('USD', 1), ('USDC', 1), ('EUR', 1.08), ('GBP', 1.27), ('CAD', 0.73), ('AUD', 0.66), ('NZD', 0.61), ('CHF', 1.12),
  ('JPY', 0.0067), ('SEK', 0.095), ('NOK', 0.094), ('DKK', 0.145), ('PLN', 0.25), ('INR', 0.012), ('ETH', 3000)
) AS initial (currency, usd_per_unit);

-- Days on which operators were told that rates are missing.
CREATE TABLE exchange_rate_alarms (
  day date PRIMARY KEY
);

-- The fee terms of a charity. A change is a new row, and a trigger refuses other changes.
CREATE TABLE fee_terms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  nonprofit_approved boolean NOT NULL,
  negotiated_ppm bigint CHECK (negotiated_ppm >= 0 AND negotiated_ppm <= 1000000),
  high_volume_ppm bigint CHECK (high_volume_ppm >= 0 AND high_volume_ppm <= 1000000),
  high_volume_minimum_usd_minor numeric(38, 0),
  high_volume_starts_on date,
  high_volume_committed_until date,
  high_volume_review_on date,
  reason text NOT NULL,
  changed_by text NOT NULL REFERENCES users,
  changed_at timestamptz NOT NULL,
  CHECK (num_nonnulls(high_volume_ppm, high_volume_minimum_usd_minor, high_volume_starts_on,
    high_volume_committed_until, high_volume_review_on) IN (0, 5))
);
CREATE INDEX fee_terms_charity ON fee_terms (charity_id, id);

-- Cards, bank accounts and wallets of users. The processor keeps their numbers.
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
  is_saved boolean NOT NULL,
  created_at timestamptz NOT NULL,
  removed_at timestamptz,
  forgotten_at timestamptz,
  expiry_told text,
  is_guests boolean NOT NULL DEFAULT false,
  bound_to text,
  by_application boolean NOT NULL DEFAULT false,
  CHECK (status <> 'ready' OR reference IS NOT NULL)
);
CREATE INDEX payment_sources_last4 ON payment_sources (last4) WHERE last4 IS NOT NULL;
CREATE UNIQUE INDEX payment_sources_one_default ON payment_sources (user_id, kind) WHERE is_default
  AND status = 'ready' AND removed_at IS NULL;
CREATE INDEX payment_sources_fingerprint ON payment_sources (fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX payment_sources_reference ON payment_sources (reference);
CREATE INDEX payment_sources_setup ON payment_sources (setup_reference) WHERE setup_reference IS NOT NULL;
CREATE INDEX payment_sources_to_forget ON payment_sources (removed_at) WHERE removed_at IS NOT NULL
  AND forgotten_at IS NULL;
CREATE INDEX payment_sources_user ON payment_sources (user_id, id) WHERE removed_at IS NULL;

-- The processor's name of a user. It is NULL for a processor without customers.
CREATE TABLE processor_customers (
  user_id text REFERENCES users,
  processor text,
  reference text,
  PRIMARY KEY (user_id, processor)
);

-- Recurring gifts. Temporal Schedules only wake a plan: its state is here.
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
  contact_consent boolean NOT NULL,
  cover_fees boolean NOT NULL,
  fee_schedule text NOT NULL,
  international_card boolean NOT NULL,
  metadata jsonb NOT NULL DEFAULT '{}',
  frequency text NOT NULL CHECK (frequency IN ('weekly', 'biweekly', 'monthly', 'quarterly', 'annually')),
  start_date date NOT NULL,
  duration_months integer CHECK (duration_months >= 1 AND duration_months <= 120),
  anchor_number integer NOT NULL CHECK (anchor_number >= 1),
  anchor_date date NOT NULL,
  due_second integer NOT NULL CHECK (due_second >= 0 AND due_second <= 86399),
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
  wakes_at timestamptz,
  needs_source boolean NOT NULL DEFAULT false,
  announced_number integer NOT NULL DEFAULT 0,
  guest_limit_minor numeric(38, 0),
  client_id text,
  grant_hash text,
  keepable boolean NOT NULL DEFAULT false,
  CHECK ((client_id IS NULL) = (grant_hash IS NULL)),
  CHECK (NOT keepable OR (status = 'cancelled' AND grant_hash IS NOT NULL)),
  CHECK ((status = 'paused') = (paused_by IS NOT NULL)),
  CHECK ((status = 'cancelled') = (cancelled_by IS NOT NULL)),
  CHECK ((status IN ('pending', 'active', 'paused')) = (ended_at IS NULL)),
  CHECK (status <> 'active' OR held_for IS NULL),
  CONSTRAINT recurring_plans_active_has_source CHECK (status <> 'active' OR (NOT needs_source))
);
CREATE INDEX recurring_plans_charity ON recurring_plans (charity_id, id) WHERE ended_at IS NULL;
CREATE INDEX recurring_plans_client ON recurring_plans (client_id, donor_user_id) WHERE client_id IS NOT NULL
  AND ended_at IS NULL;
CREATE INDEX recurring_plans_donor ON recurring_plans (donor_user_id, id);
CREATE INDEX recurring_plans_grant ON recurring_plans (grant_hash) WHERE grant_hash IS NOT NULL AND ended_at IS NULL;
CREATE INDEX recurring_plans_wakes ON recurring_plans (wakes_at) WHERE wakes_at IS NOT NULL;

-- One row for each date of a plan, which prevents a second gift for it.
CREATE TABLE recurring_occurrences (
  recurring_id text REFERENCES recurring_plans,
  number integer CHECK (number >= 1),
  due_on date NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'made', 'retrying', 'failed', 'skipped')),
  attempts integer NOT NULL DEFAULT 0,
  donation_id text UNIQUE,
  first_attempt_at timestamptz,
  next_attempt_at timestamptz,
  failure_code text,
  failure_message text,
  PRIMARY KEY (recurring_id, number),
  CHECK ((status = 'retrying') = (next_attempt_at IS NOT NULL)),
  CHECK (status NOT IN ('pending', 'made') OR donation_id IS NOT NULL)
);
CREATE INDEX recurring_occurrences_retrying ON recurring_occurrences (next_attempt_at) WHERE status = 'retrying';

-- Gifts. The fees and the rate of a gift never change after it was made.
CREATE TABLE donations (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  donor_user_id text NOT NULL REFERENCES users,
  charity_id text NOT NULL REFERENCES charities,
  campaign_id text REFERENCES campaigns,
  status text NOT NULL CHECK (status IN ('pending', 'completed', 'failed', 'refunded', 'disputed')),
  amount_minor numeric(38, 0) NOT NULL CHECK (amount_minor > 0),
  currency text NOT NULL,
  usd_per_unit numeric(24, 12) NOT NULL,
  amount_usd_minor numeric(38, 0) NOT NULL,
  limit_usd_minor numeric(38, 0) NOT NULL,
  payment_method text NOT NULL CHECK (payment_method IN ('card', 'ach', 'crypto')),
  source text NOT NULL,
  message text,
  anonymous boolean NOT NULL,
  contact_consent boolean NOT NULL,
  cover_fees boolean NOT NULL,
  international_card boolean NOT NULL,
  metadata jsonb NOT NULL DEFAULT '{}',
  fee_schedule text NOT NULL,
  organization_tier text NOT NULL,
  platform_ppm bigint NOT NULL,
  platform_fee_minor numeric(38, 0) NOT NULL CHECK (platform_fee_minor >= 0),
  processing_fee_minor numeric(38, 0) NOT NULL CHECK (processing_fee_minor >= 0),
  additional_fee_minor numeric(38, 0) NOT NULL CHECK (additional_fee_minor >= 0),
  net_minor numeric(38, 0) NOT NULL,
  total_charge_minor numeric(38, 0) NOT NULL,
  refunded_minor numeric(38, 0) NOT NULL DEFAULT 0,
  transaction_hash text NOT NULL UNIQUE,
  signed_transaction text NOT NULL,
  confirmations_needed integer NOT NULL,
  failure_code text,
  failure_message text,
  created_at timestamptz NOT NULL,
  estimated_confirmation timestamptz NOT NULL,
  settled_at timestamptz,
  absorbed_platform_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_platform_minor >= 0),
  absorbed_processing_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_processing_minor >= 0),
  recurring_id text REFERENCES recurring_plans DEFERRABLE INITIALLY DEFERRED,
  network text NOT NULL DEFAULT 'sandbox' CHECK (network IN ('sandbox', 'receipts')),
  available_at timestamptz,
  redirected_from text UNIQUE REFERENCES donations,
  redirected_to text UNIQUE REFERENCES donations,
  origin_id text REFERENCES donations,
  choice_offered_at timestamptz,
  given_on date NOT NULL,
  CHECK (total_charge_minor = (((net_minor + platform_fee_minor) + processing_fee_minor) + additional_fee_minor)),
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CONSTRAINT donations_redirected_are_whole CHECK (redirected_to IS NULL OR (status = 'completed'
    AND refunded_minor = 0)),
  CONSTRAINT donations_redirected_have_an_origin CHECK ((redirected_from IS NULL) = (origin_id IS NULL)),
  CONSTRAINT donations_refunded_within_amount CHECK (refunded_minor >= 0 AND refunded_minor <= amount_minor)
);
CREATE INDEX donations_charity ON donations (charity_id, id);
CREATE INDEX donations_charity_completed ON donations (charity_id, settled_at) WHERE status <> 'failed';
CREATE INDEX donations_choosable ON donations (settled_at, id) WHERE status = 'completed' AND redirected_to IS NULL
  AND refunded_minor = 0;
CREATE INDEX donations_disputed ON donations (charity_id) WHERE status = 'disputed';
CREATE INDEX donations_donor ON donations (donor_user_id, id);
CREATE INDEX donations_failed ON donations (settled_at, failure_code) WHERE status = 'failed';
CREATE INDEX donations_pending ON donations (id) WHERE status = 'pending';
CREATE INDEX donations_recurring ON donations (recurring_id, id) WHERE recurring_id IS NOT NULL;
CREATE INDEX donations_settled_lately ON donations USING brin (settled_at) WITH (pages_per_range='16');
CREATE INDEX donations_slow_receipts ON donations (id) WHERE status = 'pending' AND network = 'receipts'
  AND confirmations_needed > 1;

-- Each step of a gift that its donor may read.
CREATE TABLE donation_timeline (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  donation_id text NOT NULL REFERENCES donations,
  status text NOT NULL,
  detail text NOT NULL,
  at timestamptz NOT NULL,
  code text NOT NULL,
  amount_minor numeric(38, 0),
  reason text
);
CREATE INDEX donation_timeline_donation ON donation_timeline (donation_id, id);

-- What a donor says about themselves with a gift. Addresses are sealed.
CREATE TABLE gift_donors (
  donation_id text PRIMARY KEY REFERENCES donations,
  name text,
  sealed_details text,
  employer text,
  time_zone text,
  CHECK ((name IS NULL) = (sealed_details IS NULL))
);

-- The time zone of a donor's gifts in a year: the first one that the donor named in it. A gift named it.
CREATE TABLE donor_time_zones (
  donor_user_id text,
  year integer,
  time_zone text NOT NULL,
  donation_id text NOT NULL REFERENCES donations,
  PRIMARY KEY (donor_user_id, year)
);

-- Gifts that guests made, and the payer's details as the guest wrote them.
CREATE TABLE guest_gifts (
  donation_id text PRIMARY KEY REFERENCES donations,
  payer text NOT NULL
);
CREATE INDEX guest_gifts_payer ON guest_gifts (payer);

-- In whose honor or memory a gift was given, and the notice about it.
CREATE TABLE tributes (
  donation_id text PRIMARY KEY REFERENCES donations,
  kind text NOT NULL CHECK (kind IN ('in_honor', 'in_memory')),
  name text NOT NULL,
  sealed_notice text,
  send_on date,
  is_waiting boolean NOT NULL,
  sent_at timestamptz,
  recipient_hash text,
  is_postponed boolean NOT NULL DEFAULT false,
  CHECK ((sealed_notice IS NULL) = (send_on IS NULL)),
  CHECK (sealed_notice IS NOT NULL OR ((NOT is_waiting) AND sent_at IS NULL))
);
CREATE INDEX tributes_recipient ON tributes (recipient_hash) WHERE recipient_hash IS NOT NULL;
CREATE INDEX tributes_waiting ON tributes (send_on) WHERE is_waiting;

-- Addresses that want no more mails about tributes.
CREATE TABLE tribute_refusals (
  email text PRIMARY KEY CHECK (email = lower(email))
);

-- The processor's side of each gift.
CREATE TABLE charges (
  donation_id text PRIMARY KEY REFERENCES donations,
  processor text NOT NULL,
  state text NOT NULL CHECK (state IN ('unasked', 'requires_action', 'processing', 'approved', 'declined',
    'cancelling', 'cancelled')),
  source_reference text NOT NULL,
  customer_reference text,
  fingerprint text,
  reference text,
  key_number integer NOT NULL,
  key_asked_at timestamptz,
  must_look_up boolean NOT NULL,
  is_off_session boolean NOT NULL,
  action_expires_at timestamptz,
  sealed_action_token text,
  action_token_hash text,
  return_url text,
  approved_at timestamptz,
  address_hash text,
  address_network text,
  cost_minor numeric(38, 0),
  cost_booked_at timestamptz,
  cost_asked_at timestamptz,
  cancel_code text,
  CHECK ((cost_minor IS NULL) = (cost_booked_at IS NULL))
);
CREATE UNIQUE INDEX charges_action_token ON charges (action_token_hash) WHERE action_token_hash IS NOT NULL;
CREATE INDEX charges_asked ON charges (key_asked_at, donation_id);
CREATE UNIQUE INDEX charges_reference ON charges (reference) WHERE reference IS NOT NULL AND processor <> 'sandbox';
CREATE INDEX charges_source ON charges (source_reference) WHERE state IN ('unasked', 'requires_action',
  'processing');
CREATE INDEX charges_without_cost ON charges (cost_asked_at NULLS FIRST) WHERE processor <> 'sandbox'
  AND state = 'approved' AND cost_booked_at IS NULL;

-- A pending refund reserves amount_minor of the gift. The donor gets returned_minor.
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
  processing_fee_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (processing_fee_minor >= 0),
  absorbed_processing_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_processing_minor >= 0),
  kept_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (kept_minor >= 0),
  from_charity_minor numeric(38, 0) NOT NULL DEFAULT 0,
  fee_bearer text NOT NULL CHECK (fee_bearer IN ('donor', 'charity', 'platform')),
  decision text CHECK (decision IN ('needed', 'platform_bears', 'refuse')),
  decision_reason text,
  decided_by_user_id text REFERENCES users,
  decided_at timestamptz,
  reversed_at timestamptz,
  asked_at timestamptz,
  CHECK ((status = 'failed') = (failure_code IS NOT NULL)),
  CHECK ((status = 'pending') = (settled_at IS NULL)),
  CHECK (COALESCE((decision <> 'needed'), false) = (decided_at IS NOT NULL)),
  CHECK (kept_minor =
CASE fee_bearer
    WHEN 'donor' THEN (processing_fee_minor + absorbed_processing_minor)
    ELSE 0
END),
  CHECK (reversed_at IS NULL OR status = 'failed')
);
CREATE INDEX refunds_asked_by ON refunds (requested_by_user_id, created_at) WHERE requested_by = 'donor';
CREATE INDEX refunds_borne ON refunds (decided_by_user_id, decided_at) WHERE decision = 'platform_bears';
CREATE INDEX refunds_donation ON refunds (donation_id, id);
CREATE INDEX refunds_fees_borne ON refunds (requested_by_user_id, created_at) WHERE requested_by = 'platform'
  AND fee_bearer = 'platform';
CREATE INDEX refunds_settled ON refunds (settled_at) WHERE status = 'completed';
CREATE INDEX refunds_status ON refunds (status, id);

-- Disputes about gifts, opened by donors or by a processor.
CREATE TABLE disputes (
  id text PRIMARY KEY,
  donation_id text NOT NULL REFERENCES donations,
  status text NOT NULL CHECK (status IN ('opened', 'under_review', 'won', 'lost')),
  amount_minor numeric(38, 0) NOT NULL,
  returned_minor numeric(38, 0) NOT NULL CHECK (returned_minor >= 0),
  platform_fee_minor numeric(38, 0) NOT NULL CHECK (platform_fee_minor >= 0),
  absorbed_platform_minor numeric(38, 0) NOT NULL CHECK (absorbed_platform_minor >= 0),
  fee_minor numeric(38, 0) NOT NULL CHECK (fee_minor >= 0),
  reason text,
  evidence text,
  evidence_due_at timestamptz NOT NULL,
  opened_by_user_id text REFERENCES users,
  resolved_by_user_id text REFERENCES users,
  created_at timestamptz NOT NULL,
  resolved_at timestamptz,
  processing_fee_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (processing_fee_minor >= 0),
  absorbed_processing_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (absorbed_processing_minor >= 0),
  processor text,
  processor_reference text,
  return_code text,
  beyond_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (beyond_minor >= 0),
  joined text NOT NULL CHECK (joined IN ('at_opening', 'not_yet', 'while_open', 'after_loss')),
  evidence_sent_at timestamptz,
  reversed_at timestamptz,
  CHECK ((status IN ('won', 'lost')) = (resolved_at IS NOT NULL)),
  CHECK (amount_minor >= 0 AND ((amount_minor + beyond_minor) > 0)),
  CHECK ((joined = 'not_yet') = (amount_minor = 0)),
  CHECK ((processor_reference IS NULL) = (opened_by_user_id IS NOT NULL)),
  CHECK (reversed_at IS NULL OR status = 'won')
);
CREATE INDEX disputes_donation ON disputes (donation_id, id);
CREATE INDEX disputes_evidence_due ON disputes (evidence_due_at);
CREATE INDEX disputes_lost_by ON disputes (coalesce(resolved_by_user_id, opened_by_user_id), resolved_at) WHERE status = 'lost' AND processor IS NULL;
CREATE UNIQUE INDEX disputes_one_open ON disputes (donation_id) WHERE status IN ('opened', 'under_review')
  AND processor_reference IS NULL;
CREATE UNIQUE INDEX disputes_reference ON disputes (processor,
  processor_reference) WHERE processor_reference IS NOT NULL;

-- Messages of processors, sealed, in the order of their arrival. `kind` is NULL for a type that nobody uses.
CREATE TABLE processor_events (
  id text PRIMARY KEY,
  processor text NOT NULL,
  type text NOT NULL,
  kind text,
  reference text,
  sealed_payload text,
  state text NOT NULL CHECK (state IN ('waiting', 'applied', 'ignored', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  received_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  applied_at timestamptz,
  CHECK (state <> 'waiting' OR (kind IS NOT NULL AND reference IS NOT NULL)),
  CHECK ((state = 'waiting') = (applied_at IS NULL))
);
CREATE INDEX processor_events_due ON processor_events (next_attempt_at) WHERE state = 'waiting';
CREATE INDEX processor_events_received ON processor_events (received_at);

-- Promises of sponsors to match the gifts to a campaign.
CREATE TABLE matching_pledges (
  id text PRIMARY KEY,
  campaign_id text NOT NULL REFERENCES campaigns,
  charity_id text NOT NULL REFERENCES charities,
  account_id text NOT NULL REFERENCES accounts,
  sponsor_user_id text NOT NULL REFERENCES users,
  source text NOT NULL,
  payment_method text NOT NULL,
  ratio_hundredths integer NOT NULL CHECK (ratio_hundredths >= 1 AND ratio_hundredths <= 500),
  currency text NOT NULL,
  cap_minor numeric(38, 0) NOT NULL CHECK (cap_minor > 0),
  used_minor numeric(38, 0) NOT NULL DEFAULT 0,
  ends_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'accepted', 'withdrawn', 'ended')),
  created_at timestamptz NOT NULL,
  accepted_at timestamptz,
  accepted_by_user_id text REFERENCES users,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('sponsor', 'charity', 'time', 'charge_failed')),
  next_batch_at timestamptz,
  CHECK (used_minor >= 0 AND used_minor <= cap_minor),
  CHECK ((status IN ('withdrawn', 'ended')) = (ended_at IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  CHECK ((status = 'accepted') <= (accepted_at IS NOT NULL)),
  CHECK ((accepted_at IS NULL) = (next_batch_at IS NULL)),
  CHECK ((accepted_at IS NULL) <= (used_minor = 0))
);
CREATE UNIQUE INDEX matching_pledges_accepted ON matching_pledges (campaign_id) WHERE status = 'accepted';
CREATE INDEX matching_pledges_campaign ON matching_pledges (campaign_id, id);
CREATE INDEX matching_pledges_source ON matching_pledges (sponsor_user_id, source);

-- Charges of sponsors for a batch of matched gifts.
CREATE TABLE matching_charges (
  id text PRIMARY KEY,
  pledge_id text NOT NULL REFERENCES matching_pledges,
  status text NOT NULL CHECK (status IN ('due', 'charging', 'declined', 'charged', 'failed', 'cancelled')),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  donation_id text UNIQUE REFERENCES donations,
  amount_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (amount_minor >= 0),
  first_attempt_at timestamptz,
  next_attempt_at timestamptz,
  failure_code text,
  failure_message text,
  created_at timestamptz NOT NULL,
  CHECK ((status = 'due') = (next_attempt_at IS NOT NULL)),
  CHECK ((status IN ('charging', 'charged')) <= (donation_id IS NOT NULL))
);
CREATE INDEX matching_charges_open ON matching_charges (pledge_id) WHERE status IN ('due', 'charging', 'declined');

-- How much of a pledge each gift reserves, and what was charged and given back for it.
CREATE TABLE gift_matches (
  donation_id text PRIMARY KEY REFERENCES donations,
  pledge_id text NOT NULL REFERENCES matching_pledges,
  reserved_minor numeric(38, 0) NOT NULL CHECK (reserved_minor > 0),
  kept_minor numeric(38, 0) NOT NULL,
  status text NOT NULL CHECK (status IN ('reserved', 'charging', 'charged', 'failed')),
  charge_id text REFERENCES matching_charges,
  charged_minor numeric(38, 0) NOT NULL DEFAULT 0,
  given_back_minor numeric(38, 0) NOT NULL DEFAULT 0,
  CHECK (kept_minor >= 0 AND kept_minor <= reserved_minor),
  CHECK (charged_minor >= 0 AND charged_minor <= reserved_minor),
  CHECK (given_back_minor >= 0 AND given_back_minor <= charged_minor),
  CHECK ((status = 'reserved') = (charge_id IS NULL)),
  CHECK ((status = 'failed') <= (kept_minor = 0))
);
CREATE INDEX gift_matches_charge ON gift_matches (charge_id);
CREATE INDEX gift_matches_open ON gift_matches (pledge_id) WHERE status IN ('reserved', 'charging')
  AND kept_minor > 0;

-- Which gift each attempt to charge a sponsor made.
CREATE TABLE matching_attempts (
  donation_id text PRIMARY KEY REFERENCES donations,
  charge_id text NOT NULL REFERENCES matching_charges
);
