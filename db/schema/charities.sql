-- Charities, their members, campaigns and offers of volunteer work.

-- The files of the register that were imported, and how far.
CREATE TABLE register_imports (
  file_digest text PRIMARY KEY,
  rows_done bigint NOT NULL DEFAULT 0,
  rows_refused bigint NOT NULL DEFAULT 0,
  finished_at timestamptz
);

-- The public register of charities, as imported.
CREATE TABLE register_entries (
  ein text PRIMARY KEY CHECK (ein ~ '^[0-9]{9}$'),
  name text NOT NULL,
  city text,
  state text,
  postal_code text,
  latitude double precision,
  longitude double precision,
  ntee text,
  category text,
  ruling_month text,
  asset_dollars bigint,
  income_dollars bigint,
  revenue_dollars bigint,
  deductibility text CHECK (deductibility IN ('yes', 'no', 'treaty')),
  subsection text,
  mission text,
  imported_at timestamptz NOT NULL DEFAULT now()
);

-- Charities: of the register, of a member, or of the sandbox. `listed` means that search and lists show it.
CREATE TABLE charities (
  id text PRIMARY KEY,
  ein text UNIQUE CHECK (ein ~ '^[0-9]{9}$'),
  name text NOT NULL,
  category text,
  description text,
  tags text[] NOT NULL DEFAULT '{}',
  city text,
  state text,
  postal_code text,
  country text,
  latitude double precision,
  longitude double precision,
  logo text,
  rating double precision,
  founded integer,
  verified boolean NOT NULL DEFAULT false,
  verification_level text CHECK (verification_level IN ('basic', 'standard', 'enhanced')),
  trust_score integer CHECK (trust_score >= 0 AND trust_score <= 100),
  badges text[] NOT NULL DEFAULT '{}',
  wallet_address text NOT NULL,
  source text NOT NULL CHECK (source IN ('register', 'member', 'sandbox')),
  listed boolean NOT NULL,
  absorb_platform_fees boolean NOT NULL DEFAULT false,
  absorb_processing_fees boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  listed_before_revocation boolean,
  staff_count integer CHECK (staff_count >= 0),
  annual_budget_dollars bigint CHECK (annual_budget_dollars >= 0),
  payment_methods text[] NOT NULL DEFAULT '{card,ach,crypto}',
  transparency_rating double precision CHECK (transparency_rating >= 0 AND transparency_rating <= 5),
  auto_accept_hundredths integer CHECK (auto_accept_hundredths >= 25 AND auto_accept_hundredths <= 2400),
  auto_accept_after integer NOT NULL DEFAULT 0 CHECK (auto_accept_after >= 0),
  trust_factors jsonb,
  trust_scored_at timestamptz,
  name_skeleton text NOT NULL DEFAULT '',
  created_by text REFERENCES users,
  claimed_at timestamptz,
  sub_category text,
  programs jsonb NOT NULL DEFAULT '[]',
  give_settings jsonb NOT NULL DEFAULT '{}',
  social_links text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX charities_listed ON charities (id) WHERE listed;
CREATE INDEX charities_listed_category ON charities (category, id) WHERE listed;
CREATE INDEX charities_listed_verified ON charities (id) WHERE listed AND verified;
CREATE INDEX charities_trust_age ON charities (trust_scored_at) WHERE trust_scored_at IS NOT NULL;
CREATE INDEX charities_of_level_skeleton ON charities (name_skeleton, id) WHERE verification_level IS NOT NULL;

-- What the platform or a reviewer found on the social profiles of a charity. A reviewer's decision stays when the link goes.
CREATE TABLE charity_social_profiles (
  charity_id text REFERENCES charities,
  url text CHECK (url ~ '^https://'),
  status text NOT NULL CHECK (status IN ('received', 'passed', 'failed')),
  problem text,
  checked_at timestamptz,
  decided_by text REFERENCES users,
  decided_at timestamptz,
  PRIMARY KEY (charity_id, url),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL))
);
CREATE INDEX charity_social_profiles_unread ON charity_social_profiles (charity_id)
  WHERE checked_at IS NULL AND decided_at IS NULL;

-- Users who manage a charity.
CREATE TABLE charity_members (
  charity_id text REFERENCES charities,
  user_id text REFERENCES users,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (charity_id, user_id)
);
CREATE INDEX charity_members_user ON charity_members (user_id);

-- Users who managed a charity before. They may not decide about it.
CREATE TABLE former_members (
  charity_id text REFERENCES charities,
  user_id text REFERENCES users,
  left_at timestamptz NOT NULL,
  PRIMARY KEY (charity_id, user_id)
);

-- Mailed invitations to manage a charity. Only the hash of a link is kept.
CREATE TABLE charity_invitations (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  email text NOT NULL CHECK (email = lower(email)),
  token_hash text NOT NULL UNIQUE,
  invited_by text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  accepted_by text REFERENCES users,
  accepted_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX charity_invitations_charity ON charity_invitations (charity_id, id);
CREATE INDEX charity_invitations_email ON charity_invitations (email, created_at);
CREATE INDEX charity_invitations_inviter ON charity_invitations (invited_by, created_at);

-- Claims of people who say that they speak for a charity, and who decided them.
CREATE TABLE charity_claims (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  user_id text NOT NULL REFERENCES users,
  persons text[] NOT NULL,
  statement text NOT NULL,
  documents text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('in_review', 'approved', 'denied')),
  approvals jsonb NOT NULL DEFAULT '[]',
  objections jsonb NOT NULL DEFAULT '[]',
  objections_until timestamptz,
  reason text,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  passed_to_review_at timestamptz,
  deciders_told_at timestamptz
);
CREATE INDEX charity_claims_charity ON charity_claims (charity_id, id DESC);
CREATE UNIQUE INDEX charity_claims_open ON charity_claims (charity_id, user_id) WHERE status = 'in_review';
CREATE INDEX charity_claims_told ON charity_claims (deciders_told_at) WHERE status = 'in_review';
CREATE INDEX charity_claims_user ON charity_claims (user_id, id DESC);

-- Changes of a charity's name, EIN, address or wallet. A second person confirms each one. Each field has one open change.
CREATE TABLE charity_changes (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  field text NOT NULL CHECK (field IN ('name', 'ein', 'location', 'wallet_address')),
  new_value jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('pending_confirmation', 'cooling_off', 'in_review', 'in_force', 'refused',
    'replaced')),
  asked_by text NOT NULL REFERENCES users,
  asking_persons text[] NOT NULL,
  asked_at timestamptz NOT NULL,
  confirmed_by text REFERENCES users,
  effective_at timestamptz,
  approved_at timestamptz,
  ended_at timestamptz,
  CHECK (confirmed_by <> asked_by),
  CHECK ((status IN ('cooling_off', 'in_review', 'in_force')) <= (confirmed_by IS NOT NULL)),
  CHECK ((status IN ('in_force', 'refused', 'replaced')) = (ended_at IS NOT NULL))
);
CREATE INDEX charity_changes_charity ON charity_changes (charity_id, id);
CREATE UNIQUE INDEX charity_changes_open ON charity_changes (charity_id, field) WHERE ended_at IS NULL;

-- Photographs of charities. The files are in the document store.
CREATE TABLE charity_photos (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  user_id text NOT NULL REFERENCES users,
  storage_key text NOT NULL UNIQUE,
  caption text,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL,
  removed_at timestamptz
);
CREATE INDEX charity_photos_removed ON charity_photos (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX charity_photos_shown ON charity_photos (charity_id, id) WHERE removed_at IS NULL;

-- One rating of a charity for each user who supports it.
CREATE TABLE charity_ratings (
  charity_id text REFERENCES charities,
  user_id text REFERENCES users,
  stars integer NOT NULL CHECK (stars >= 1 AND stars <= 5),
  comment text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (charity_id, user_id)
);
CREATE INDEX charity_ratings_newest ON charity_ratings (charity_id, updated_at DESC, user_id);

-- What each user gave to each charity, in sums. The worker folds impact_deltas into them.
CREATE TABLE charity_supporters (
  charity_id text,
  user_id text,
  usd_minor numeric(38, 0) NOT NULL,
  donations bigint NOT NULL,
  recurring bigint NOT NULL,
  hundredths bigint NOT NULL,
  submissions bigint NOT NULL,
  PRIMARY KEY (charity_id, user_id)
);
CREATE INDEX charity_supporters_user ON charity_supporters (user_id);

-- The tier of a charity's fees in each month, by the volume of the month before.
CREATE TABLE charity_tiers (
  charity_id text REFERENCES charities,
  month date,
  volume_usd_minor numeric(38, 0) NOT NULL,
  tier text NOT NULL,
  PRIMARY KEY (charity_id, month)
);

-- How many listed charities each category has. Triggers keep the counts.
CREATE TABLE listed_charity_counts (
  category text,
  verified boolean,
  charities bigint NOT NULL,
  PRIMARY KEY (category, verified)
);

-- Campaigns of charities. Gifts in any currency count, so the goal is also in US cents, at the rate of its day.
CREATE TABLE campaigns (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  name text NOT NULL,
  description text,
  category text,
  tags text[] NOT NULL DEFAULT '{}',
  city text,
  state text,
  postal_code text,
  country text,
  latitude double precision,
  longitude double precision,
  currency text NOT NULL,
  goal_minor numeric(38, 0) NOT NULL CHECK (goal_minor > 0),
  goal_usd_minor numeric(38, 0) NOT NULL CHECK (goal_usd_minor >= 0),
  deadline date,
  update_frequency text CHECK (update_frequency IN ('daily', 'weekly', 'monthly', 'quarterly')),
  raised_usd_minor numeric(38, 0) NOT NULL DEFAULT 0,
  donations integer NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('active', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  has_matching boolean NOT NULL DEFAULT false,
  CHECK ((status = 'closed') = (closed_at IS NOT NULL))
);
CREATE INDEX campaigns_charity ON campaigns (charity_id, id);
CREATE INDEX campaigns_status ON campaigns (status, id);

-- Offers of volunteer work.
CREATE TABLE opportunities (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  title text NOT NULL,
  description text,
  category text,
  tags text[] NOT NULL DEFAULT '{}',
  city text,
  state text,
  postal_code text,
  country text,
  latitude double precision,
  longitude double precision,
  mode text NOT NULL CHECK (mode IN ('in_person', 'virtual', 'hybrid')),
  time_commitment text NOT NULL CHECK (time_commitment IN ('one_time', 'weekly', 'monthly', 'flexible')),
  skills text[] NOT NULL DEFAULT '{}',
  background_check_required boolean NOT NULL DEFAULT false,
  verification_level_required text CHECK (verification_level_required IN ('basic', 'standard', 'enhanced')),
  minimum_age integer CHECK (minimum_age >= 0 AND minimum_age <= 120),
  maximum_age integer CHECK (maximum_age >= 0 AND maximum_age <= 120),
  accessibility text[] NOT NULL DEFAULT '{}',
  verifier_user_id text REFERENCES users,
  status text NOT NULL CHECK (status IN ('active', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  required_qualifications text[] NOT NULL DEFAULT '{}',
  CHECK (minimum_age <= maximum_age),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL))
);
CREATE INDEX opportunities_charity ON opportunities (charity_id, id);
CREATE INDEX opportunities_status ON opportunities (status, id);

-- What news and people say about charities, and emergencies. Trends use it.
CREATE TABLE mentions (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('social', 'news', 'emergency')),
  charity_id text REFERENCES charities,
  category text,
  state text,
  title text NOT NULL,
  source_url text,
  weight integer NOT NULL CHECK (weight >= 1 AND weight <= 100),
  occurred_at timestamptz NOT NULL,
  ends_at timestamptz,
  created_by text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  CHECK ((kind = 'emergency') = (ends_at IS NOT NULL)),
  CHECK (charity_id IS NOT NULL OR category IS NOT NULL)
);
CREATE INDEX mentions_emergencies ON mentions (ends_at) WHERE kind = 'emergency';
CREATE INDEX mentions_lately ON mentions (occurred_at);

-- Badges that users earned.
CREATE TABLE achievements (
  user_id text REFERENCES users,
  badge text,
  earned_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, badge)
);
