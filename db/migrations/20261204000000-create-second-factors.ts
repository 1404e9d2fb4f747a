import type { Migration } from '.';

export const secondFactors: Migration = {
  name: '20261204000000-create-second-factors',
  up: `
    CREATE TABLE second_factors (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users,
      kind text NOT NULL CHECK (kind IN ('totp', 'passkey')),
      name text NOT NULL,
      created_at timestamptz NOT NULL,
      last_used_at timestamptz,
      -- Only for TOTP. last_step is the time step of the last accepted code.
      sealed_secret text,
      last_step bigint,
      -- Only for passkeys. These columns are the credential record of WebAuthn.
      credential_id text UNIQUE,
      public_key text,
      sign_count bigint,
      transports text[],
      CHECK (CASE kind WHEN 'totp' THEN sealed_secret IS NOT NULL AND last_step IS NOT NULL
        ELSE credential_id IS NOT NULL AND public_key IS NOT NULL AND sign_count IS NOT NULL AND transports IS NOT NULL END)
    );
    CREATE INDEX second_factors_user ON second_factors (user_id, id);
    CREATE UNIQUE INDEX second_factors_one_totp ON second_factors (user_id) WHERE kind = 'totp';

    -- Each recovery code replaces a second factor once. Only its hash is kept.
    CREATE TABLE recovery_codes (
      code_hash text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      used_at timestamptz
    );
    CREATE INDEX recovery_codes_user ON recovery_codes (user_id);
  `,
  down: `
    DROP TABLE recovery_codes, second_factors;
  `,
};
