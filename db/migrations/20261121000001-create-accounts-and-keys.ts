import type { Migration } from '.';

export const accountsAndKeys: Migration = {
  name: '20261121000001-create-accounts-and-keys',
  up: `
    CREATE TABLE accounts (
      id text PRIMARY KEY,
      name text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('personal', 'platform')),
      event_sequence bigint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE UNIQUE INDEX accounts_one_platform ON accounts (kind) WHERE kind = 'platform';

    CREATE TABLE users (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      name text NOT NULL,
      is_reviewer boolean NOT NULL DEFAULT false,
      is_operator boolean NOT NULL DEFAULT false,
      verification_level text NOT NULL DEFAULT 'none'
        CHECK (verification_level IN ('none', 'basic', 'standard', 'enhanced')),
      created_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX users_account ON users (account_id);

    CREATE TABLE api_keys (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      user_id text NOT NULL REFERENCES users,
      name text NOT NULL,
      key_prefix text NOT NULL,
      key_hash text NOT NULL UNIQUE,
      scopes text[] NOT NULL,
      plan text NOT NULL CHECK (plan IN ('standard', 'premium', 'enterprise')),
      hourly_limit integer CHECK (hourly_limit > 0),
      demo boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz,
      expires_at timestamptz,
      revoked_at timestamptz,
      CHECK ((plan = 'enterprise') = (hourly_limit IS NOT NULL))
    );
    CREATE INDEX api_keys_account ON api_keys (account_id, id);

    CREATE TABLE rate_windows (
      subject text PRIMARY KEY,
      window_start timestamptz NOT NULL,
      used integer NOT NULL
    );

    CREATE TABLE idempotent_answers (
      account_id text NOT NULL REFERENCES accounts,
      key text NOT NULL,
      request_hash text NOT NULL,
      status integer NOT NULL,
      sealed_body text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (account_id, key)
    );
    CREATE INDEX idempotent_answers_created ON idempotent_answers (created_at);
  `,
  down: `
    DROP TABLE idempotent_answers, rate_windows, api_keys, users, accounts;
  `,
};
