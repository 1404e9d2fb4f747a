import type { Migration } from '.';

/** Stores the result of a vendor's identity check, but never the document, the name or a link. */
export const createIdentityChecks: Migration = {
  name: '20270127000000-create-identity-checks',
  up: `
    CREATE TABLE identity_checks (
      id text PRIMARY KEY,
      verification_id text NOT NULL REFERENCES verifications (id),
      -- The stage of the verification that needs the check began then.
      stage_entered_at timestamptz NOT NULL,
      vendor text NOT NULL,
      reference text UNIQUE,
      state text NOT NULL CHECK (state IN
        ('requested', 'requires_input', 'processing', 'verified', 'failed', 'canceled', 'expired')),
      problem text,
      name_matches boolean,
      ask_again_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      requested_at timestamptz NOT NULL,
      concluded_at timestamptz,
      CHECK (name_matches IS NULL OR state = 'verified'),
      CHECK ((concluded_at IS NULL) = (state IN ('requested', 'requires_input', 'processing'))),
      UNIQUE (verification_id, stage_entered_at)
    );
    CREATE UNIQUE INDEX identity_checks_one_open ON identity_checks (verification_id) WHERE concluded_at IS NULL;
  `,
  down: `DROP TABLE identity_checks;`,
};
