import type { Migration } from '.';

/** Stores the referees of verifications, and the hashes of their mailed links. A reminder has its own link. */
export const askReferees: Migration = {
  name: '20270123000000-ask-referees',
  up: `
    CREATE TABLE verification_references (
      id text PRIMARY KEY,
      verification_id text NOT NULL REFERENCES verifications,
      name text NOT NULL,
      email text NOT NULL,
      relation text NOT NULL,
      locale text NOT NULL,
      named_by text NOT NULL REFERENCES users,
      account_id text NOT NULL REFERENCES accounts,
      status text NOT NULL CHECK (status IN ('requested', 'answered', 'declined', 'expired')),
      answer jsonb,
      requested_at timestamptz NOT NULL,
      reminded_at timestamptz,
      expires_at timestamptz NOT NULL,
      answered_at timestamptz,
      CHECK ((status = 'answered') = (answer IS NOT NULL)),
      CHECK ((status IN ('answered', 'declined')) = (answered_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX verification_references_once ON verification_references (verification_id, email);
    CREATE INDEX verification_references_account ON verification_references (account_id, requested_at);

    CREATE TABLE verification_reference_links (
      token_hash text PRIMARY KEY,
      reference_id text NOT NULL REFERENCES verification_references
    );

    ALTER TABLE verification_history
      DROP CONSTRAINT verification_history_actor_kind_check,
      ADD CONSTRAINT verification_history_actor_kind_check
        CHECK (actor_kind IN ('entity', 'reviewer', 'operator', 'system', 'referee'));
  `,
  down: `
    DROP TABLE verification_reference_links, verification_references;
    ALTER TABLE verification_history DISABLE TRIGGER verification_history_is_final;
    UPDATE verification_history SET actor_kind = 'system' WHERE actor_kind = 'referee';
    ALTER TABLE verification_history ENABLE TRIGGER verification_history_is_final;
    ALTER TABLE verification_history
      DROP CONSTRAINT verification_history_actor_kind_check,
      ADD CONSTRAINT verification_history_actor_kind_check
        CHECK (actor_kind IN ('entity', 'reviewer', 'operator', 'system'));
  `,
};
