-- Search, rankings and impact.

-- Which collection a reindex fills, and its progress.
CREATE TABLE search_builds (
  collection text PRIMARY KEY,
  entity_type text NOT NULL DEFAULT 'organization',
  after_id text NOT NULL DEFAULT '',
  documents bigint NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  switched_at timestamptz
);

-- Entities whose document must be written again. A row stays until the index has the change.
CREATE TABLE search_changes (
  sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity_type text NOT NULL CHECK (entity_type IN ('organization', 'campaign', 'opportunity')),
  entity_id text NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT now()
);

-- What users did with search hits. Each kind counts once for each user, entity and day.
CREATE TABLE search_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  entity_type text NOT NULL CHECK (entity_type IN ('organization', 'campaign', 'opportunity')),
  entity_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('impression', 'click', 'conversion', 'dwell', 'share')),
  day date NOT NULL,
  dwell_seconds integer CHECK (dwell_seconds >= 0 AND dwell_seconds <= 3600),
  folded boolean NOT NULL DEFAULT false,
  UNIQUE (user_id, entity_type, entity_id, kind, day),
  CHECK ((kind = 'dwell') = (dwell_seconds IS NOT NULL))
);
CREATE INDEX search_events_day ON search_events (day);
CREATE INDEX search_events_unfolded ON search_events (id) WHERE NOT folded;

-- Counts of what users did with each entity, for the ranking.
CREATE TABLE search_signals (
  entity_type text CHECK (entity_type IN ('organization', 'campaign', 'opportunity')),
  entity_id text,
  impressions bigint NOT NULL DEFAULT 0 CHECK (impressions >= 0),
  clicks bigint NOT NULL DEFAULT 0 CHECK (clicks >= 0),
  conversions bigint NOT NULL DEFAULT 0 CHECK (conversions >= 0),
  dwell_seconds double precision NOT NULL DEFAULT 0 CHECK (dwell_seconds >= 0),
  dwell_visits bigint NOT NULL DEFAULT 0 CHECK (dwell_visits >= 0),
  ratings bigint NOT NULL DEFAULT 0 CHECK (ratings >= 0),
  rating_sum bigint NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  shares bigint NOT NULL DEFAULT 0 CHECK (shares >= 0),
  testimonials bigint NOT NULL DEFAULT 0 CHECK (testimonials >= 0),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (entity_type, entity_id)
);

-- Each word of the index and the letter of its field. Wildcards and fuzzy words are looked up here.
CREATE TABLE search_words (
  letter "char",
  word text,
  PRIMARY KEY (word, letter)
);
CREATE INDEX search_words_by_length ON search_words (letter, length(word), word);

-- How much a charity is in demand now.
CREATE TABLE trends (
  charity_id text PRIMARY KEY REFERENCES charities,
  score numeric(5, 2) NOT NULL CHECK (score >= 0 AND score <= 100),
  rising boolean NOT NULL
);
CREATE INDEX trends_score ON trends (score DESC, charity_id);

-- How alike the donors of two charities are.
CREATE TABLE given_together (
  charity_id text REFERENCES charities,
  other_id text REFERENCES charities,
  likeness double precision NOT NULL CHECK (likeness > 0 AND likeness <= 1),
  PRIMARY KEY (charity_id, other_id)
);

-- Changes of gifts and hours that are not in the sums yet, so that no gift waits for a lock on a sum.
CREATE TABLE impact_deltas (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  charity_id text NOT NULL,
  user_id text NOT NULL,
  campaign_id text,
  day date NOT NULL,
  currency text NOT NULL,
  amount_minor numeric(38, 0) NOT NULL,
  usd_minor numeric(38, 0) NOT NULL,
  donations integer NOT NULL,
  recurring integer NOT NULL,
  hundredths integer NOT NULL,
  submissions integer NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX impact_deltas_campaign ON impact_deltas (campaign_id) WHERE campaign_id IS NOT NULL;
CREATE INDEX impact_deltas_charity ON impact_deltas (charity_id);
CREATE INDEX impact_deltas_user ON impact_deltas (user_id);

-- What a charity reports that it achieved in a period.
CREATE TABLE impact_reports (
  id text PRIMARY KEY,
  charity_id text NOT NULL REFERENCES charities,
  period_start date NOT NULL,
  period_end date NOT NULL,
  beneficiaries_reached integer NOT NULL CHECK (beneficiaries_reached >= 0),
  projects_completed integer NOT NULL CHECK (projects_completed >= 0),
  carbon_offset_grams bigint CHECK (carbon_offset_grams >= 0),
  summary text,
  evidence text[] NOT NULL DEFAULT '{}',
  reported_by text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK (period_start <= period_end)
);
CREATE INDEX impact_reports_charity ON impact_reports (charity_id, period_start) WHERE withdrawn_at IS NULL;

-- Sums of gifts, donors and hours by charity. The worker folds impact_deltas into them.
CREATE TABLE charity_impact (
  charity_id text PRIMARY KEY,
  usd_minor numeric(38, 0) NOT NULL,
  donations bigint NOT NULL,
  donors bigint NOT NULL,
  recurring_donors bigint NOT NULL,
  hundredths bigint NOT NULL,
  volunteers bigint NOT NULL
);

-- The same by day, to compute a donor's share of a reported period.
CREATE TABLE charity_impact_days (
  charity_id text,
  day date,
  usd_minor numeric(38, 0) NOT NULL,
  PRIMARY KEY (charity_id, day)
);

-- The same by month and currency.
CREATE TABLE charity_impact_months (
  charity_id text,
  month date,
  currency text,
  amount_minor numeric(38, 0) NOT NULL,
  usd_minor numeric(38, 0) NOT NULL,
  donations bigint NOT NULL,
  hundredths bigint NOT NULL,
  PRIMARY KEY (charity_id, month, currency)
);
