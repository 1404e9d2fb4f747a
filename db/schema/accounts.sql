-- Accounts, people, and how they prove who they are.

-- Corrects what people type, from the words of the index.
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- An account owns what its credentials create. The platform has one account of its own.
CREATE TABLE accounts (
  id text PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('personal', 'platform')),
  event_sequence bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  plan text NOT NULL DEFAULT 'standard' CHECK (plan IN ('standard', 'premium', 'enterprise')),
  hourly_limit integer CHECK (hourly_limit > 0),
  CHECK ((plan = 'enterprise') = (hourly_limit IS NOT NULL))
);
CREATE UNIQUE INDEX accounts_one_platform ON accounts (kind) WHERE kind = 'platform';

-- People. Each belongs to one account.
CREATE TABLE users (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  name text NOT NULL,
  is_reviewer boolean NOT NULL DEFAULT false,
  is_operator boolean NOT NULL DEFAULT false,
  verification_level text NOT NULL DEFAULT 'none' CHECK (verification_level IN ('none', 'basic', 'standard',
    'enhanced')),
  created_at timestamptz NOT NULL DEFAULT now(),
  locale text NOT NULL DEFAULT 'en',
  phone text CHECK (phone ~ '^\+[1-9][0-9]{1,14}$'),
  phone_confirmed_at timestamptz,
  CHECK ((phone IS NULL) = (phone_confirmed_at IS NULL))
);
CREATE INDEX users_account ON users (account_id);
CREATE INDEX users_phone ON users (phone) WHERE phone IS NOT NULL;

-- How a user signs in. It is apart from users, so that personal data is read only at sign-in.
CREATE TABLE user_logins (
  user_id text PRIMARY KEY REFERENCES users,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text NOT NULL,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  bouncing_since timestamptz
);

-- API keys. Only the hash of a key is kept.
CREATE TABLE api_keys (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  user_id text NOT NULL REFERENCES users,
  name text NOT NULL,
  key_prefix text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  scopes text[] NOT NULL,
  demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  replaced_by text REFERENCES api_keys,
  issued_by text[] NOT NULL DEFAULT '{}'
);
CREATE INDEX api_keys_account ON api_keys (account_id, id);
CREATE INDEX api_keys_issued_by ON api_keys USING gin (issued_by);
CREATE INDEX api_keys_replaced_by ON api_keys (replaced_by) WHERE replaced_by IS NOT NULL;
CREATE INDEX api_keys_user ON api_keys (user_id, id);

-- Authenticator apps and passkeys of users.
CREATE TABLE second_factors (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('totp', 'passkey')),
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  sealed_secret text,
  last_step bigint,
  credential_id text UNIQUE,
  public_key text,
  sign_count bigint,
  transports text[],
  CHECK (
CASE kind
    WHEN 'totp' THEN (sealed_secret IS NOT NULL
    AND last_step IS NOT NULL)
    ELSE (credential_id IS NOT NULL AND public_key IS NOT NULL
    AND sign_count IS NOT NULL AND transports IS NOT NULL)
END)
);
CREATE UNIQUE INDEX second_factors_one_totp ON second_factors (user_id) WHERE kind = 'totp';
CREATE INDEX second_factors_user ON second_factors (user_id, id);

-- Each code replaces a second factor once. Only its hash is kept.
CREATE TABLE recovery_codes (
  code_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

-- Each proof of work opens one session.
CREATE TABLE used_proofs (
  challenge text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX used_proofs_expires ON used_proofs (expires_at);

-- Applications that sign users in, or that act for an account.
CREATE TABLE oauth_clients (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  user_id text NOT NULL REFERENCES users,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('web', 'public', 'machine')),
  secret_hash text,
  redirect_uris text[] NOT NULL,
  scopes text[] NOT NULL,
  plan text NOT NULL CHECK (plan IN ('standard', 'premium', 'enterprise')),
  hourly_limit integer CHECK (hourly_limit > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz,
  issued_by text[] NOT NULL DEFAULT '{}',
  made_by_owner boolean NOT NULL DEFAULT false,
  reviewed_at timestamptz,
  CHECK ((plan = 'enterprise') = (hourly_limit IS NOT NULL)),
  CHECK ((kind = 'public') = (secret_hash IS NULL)),
  CHECK ((kind = 'machine') = (cardinality(redirect_uris) = 0))
);
CREATE INDEX oauth_clients_user ON oauth_clients (user_id, id);
CREATE INDEX oauth_clients_issued_by ON oauth_clients USING gin (issued_by);
CREATE INDEX oauth_clients_made_by_owner ON oauth_clients (account_id, id) WHERE made_by_owner;

-- Users who may use a client that nobody has reviewed.
CREATE TABLE oauth_client_users (
  client_id text REFERENCES oauth_clients,
  user_id text REFERENCES users,
  PRIMARY KEY (client_id, user_id)
);

-- Sessions, grants, codes and tokens of the authorization server. An id is a secret, so only its hash is kept.
CREATE TABLE oauth_records (
  model text,
  id_hash text,
  payload jsonb NOT NULL,
  grant_hash text,
  session_uid text,
  client_id text,
  user_id text,
  expires_at timestamptz,
  consumed_at timestamptz,
  PRIMARY KEY (model, id_hash)
);
CREATE INDEX oauth_records_expires ON oauth_records (expires_at);
CREATE INDEX oauth_records_grant ON oauth_records (grant_hash) WHERE grant_hash IS NOT NULL;
CREATE INDEX oauth_records_session ON oauth_records (session_uid) WHERE session_uid IS NOT NULL;
CREATE INDEX oauth_records_user ON oauth_records (user_id) WHERE user_id IS NOT NULL;

-- Keys that sign tokens, sealed. A key is published before and after the time in which it signs.
CREATE TABLE signing_keys (
  kid text PRIMARY KEY,
  sealed_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  signs_from timestamptz NOT NULL,
  published_until timestamptz
);

-- Users without a login. One user later takes over what a guest gave.
CREATE TABLE guests (
  user_id text PRIMARY KEY REFERENCES users,
  email text CHECK (email = lower(email)),
  confirmed_at timestamptz,
  taken_over_by text REFERENCES users,
  created_at timestamptz NOT NULL,
  bouncing_since timestamptz,
  CHECK (confirmed_at IS NULL OR email IS NOT NULL)
);
CREATE UNIQUE INDEX guests_confirmed ON guests (email) WHERE confirmed_at IS NOT NULL AND taken_over_by IS NULL;
CREATE INDEX guests_email ON guests (email) WHERE email IS NOT NULL;
CREATE INDEX guests_idle ON guests (created_at) WHERE email IS NULL;
CREATE INDEX guests_taken_over ON guests (taken_over_by) WHERE taken_over_by IS NOT NULL;

-- Tokens with which a guest reads and manages gifts. Only the hash is kept.
CREATE TABLE guest_tokens (
  token_hash text PRIMARY KEY,
  user_id text NOT NULL REFERENCES guests,
  expires_at timestamptz NOT NULL,
  renewable_until timestamptz NOT NULL,
  replaced_at timestamptz,
  renewal_hash text,
  replaced_by text
);
CREATE INDEX guest_tokens_renewable ON guest_tokens (renewable_until);

-- Mailed links that open a guest's session once. Only the hash is kept.
CREATE TABLE guest_links (
  token_hash text PRIMARY KEY,
  email text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX guest_links_expires ON guest_links (expires_at);

-- Guests who gave so much in a year that operators look at them.
CREATE TABLE guest_reports (
  id text PRIMARY KEY,
  email text NOT NULL,
  year integer NOT NULL,
  given_usd_minor numeric(38, 0) NOT NULL,
  required_level text NOT NULL,
  donation_id text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (email, year)
);

-- What people did with access, money and settings. A trigger refuses changes.
CREATE TABLE audit_log (
  id text PRIMARY KEY,
  at timestamptz NOT NULL,
  action text NOT NULL,
  actor_user_id text,
  credential_id text,
  account_id text,
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  details jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_action ON audit_log (action, id DESC);
CREATE INDEX audit_log_actor ON audit_log (actor_user_id, id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject_id, id DESC);

-- People whom an operator shut out. The audit log keeps the blocks that have ended.
CREATE TABLE user_blocks (
  user_id text PRIMARY KEY REFERENCES users,
  email text,
  reason text NOT NULL,
  blocked_by text NOT NULL REFERENCES users,
  at timestamptz NOT NULL
);
CREATE INDEX user_blocks_email ON user_blocks (email) WHERE email IS NOT NULL;

-- Cards, users and addresses that may not give for a while.
CREATE TABLE velocity_blocks (
  id text PRIMARY KEY,
  subject_hash text NOT NULL,
  subject_kind text NOT NULL CHECK (subject_kind IN ('card', 'user', 'address', 'bank', 'wallet')),
  shown text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('gifts', 'declines')),
  created_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  lifted_at timestamptz,
  lifted_by_user_id text REFERENCES users,
  lift_reason text,
  CHECK ((lifted_at IS NULL) = (lift_reason IS NULL))
);
CREATE INDEX velocity_blocks_end ON velocity_blocks (ends_at);
CREATE INDEX velocity_blocks_subject ON velocity_blocks (subject_hash, ends_at) WHERE lifted_at IS NULL;

-- The recent gifts and declines of cards, users and addresses. Blocks are made from them.
CREATE TABLE velocity_counts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  subject_hash text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('gifts', 'declines')),
  counted_at timestamptz NOT NULL
);
CREATE INDEX velocity_counts_age ON velocity_counts (counted_at);
CREATE INDEX velocity_counts_subject ON velocity_counts (subject_hash, reason, counted_at);

-- How many requests each credential or address made in the present window.
CREATE TABLE rate_windows (
  subject text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  used integer NOT NULL
);

-- The answers to requests with an Idempotency-Key, sealed, for a repeated request.
CREATE TABLE idempotent_answers (
  account_id text REFERENCES accounts,
  key text,
  request_hash text NOT NULL,
  status integer NOT NULL,
  sealed_body text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  user_id text NOT NULL,
  credential_hash text NOT NULL,
  scopes text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (account_id, key)
);
CREATE INDEX idempotent_answers_created ON idempotent_answers (created_at);

-- Idempotency-Keys of requests that call an outside system. A request takes its key first.
CREATE TABLE taken_keys (
  account_id text REFERENCES accounts,
  key text,
  user_id text NOT NULL,
  request_hash text NOT NULL,
  outside_name text NOT NULL,
  taken_until timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, key)
);
CREATE INDEX taken_keys_created ON taken_keys (created_at);
