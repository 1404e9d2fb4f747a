import type { Migration } from '.';

export const loginsAndOauth: Migration = {
  name: '20261122000080-create-logins-and-oauth',
  up: `
    -- Logins are separate from users, so that personal data is read only at sign-in.
    CREATE TABLE user_logins (
      user_id text PRIMARY KEY REFERENCES users,
      email text NOT NULL UNIQUE CHECK (email = lower(email)),
      password_hash text NOT NULL,
      confirmed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    );

    -- Tokens of mailed links. Only their hash is stored.
    CREATE TABLE mail_tokens (
      token_hash text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users,
      purpose text NOT NULL CHECK (purpose IN ('confirm_email', 'reset_password')),
      interaction text,
      expires_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX mail_tokens_expires ON mail_tokens (expires_at);

    CREATE TABLE mails (
      id text PRIMARY KEY,
      sealed_message text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      failures integer NOT NULL DEFAULT 0,
      sent_at timestamptz
    );
    CREATE INDEX mails_due ON mails (next_attempt_at) WHERE sent_at IS NULL;
    CREATE INDEX mails_created ON mails (created_at);

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
      CHECK ((plan = 'enterprise') = (hourly_limit IS NOT NULL)),
      CHECK ((kind = 'public') = (secret_hash IS NULL)),
      CHECK ((kind = 'machine') = (cardinality(redirect_uris) = 0))
    );

    -- Holds OAuth sessions, interactions, grants, codes and tokens. An id is a secret, so only its hash is kept.
    CREATE TABLE oauth_records (
      model text NOT NULL,
      id_hash text NOT NULL,
      payload jsonb NOT NULL,
      grant_hash text,
      session_uid text,
      client_id text,
      user_id text,
      expires_at timestamptz,
      consumed_at timestamptz,
      PRIMARY KEY (model, id_hash)
    );
    CREATE INDEX oauth_records_grant ON oauth_records (grant_hash) WHERE grant_hash IS NOT NULL;
    CREATE INDEX oauth_records_session ON oauth_records (session_uid) WHERE session_uid IS NOT NULL;
    CREATE INDEX oauth_records_user ON oauth_records (user_id) WHERE user_id IS NOT NULL;
    CREATE INDEX oauth_records_expires ON oauth_records (expires_at);

    CREATE TABLE signing_keys (
      kid text PRIMARY KEY,
      sealed_key text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      signs_from timestamptz NOT NULL,
      published_until timestamptz
    );
  `,
  down: `
    DROP TABLE signing_keys, oauth_records, oauth_clients, mails, mail_tokens, user_logins;
  `,
};
