import type { Migration } from '.';

/**
 * Creates verifications with their documents, evidence and history. The stage alone decides whether a verification is
 * in force. A trigger keeps a revoked charity unlisted, because a register import rewrites `listed`.
 */
export const verifications: Migration = {
  name: '20261122000060-create-verifications',
  up: `
    CREATE TABLE verifications (
      id text PRIMARY KEY,
      entity_type text NOT NULL CHECK (entity_type IN ('organization', 'donor', 'volunteer')),
      entity_id text NOT NULL,
      charity_id text REFERENCES charities,
      user_id text REFERENCES users,
      account_id text NOT NULL REFERENCES accounts,
      level text NOT NULL CHECK (level IN ('basic', 'standard', 'enhanced')),
      stage text NOT NULL,
      status text NOT NULL,
      in_force boolean NOT NULL,
      identity_check text NOT NULL CHECK (identity_check IN ('pending', 'in_review', 'completed', 'failed')),
      documents_check text NOT NULL CHECK (documents_check IN ('pending', 'in_review', 'completed', 'failed')),
      database_check text NOT NULL CHECK (database_check IN ('pending', 'in_review', 'completed', 'failed')),
      required_actions text[] NOT NULL DEFAULT '{}',
      reason text,
      grounds text,
      submitted_at timestamptz NOT NULL,
      clock_started_at timestamptz NOT NULL,
      stage_entered_at timestamptz NOT NULL,
      due_at timestamptz,
      expires_at timestamptz,
      grace_ends_at timestamptz,
      reminded_days integer,
      appealed_from text CHECK (appealed_from IN ('rejected', 'revoked')),
      revoked_at timestamptz,
      concern_raised_by text[] NOT NULL DEFAULT '{}',
      deciders text[] NOT NULL DEFAULT '{}',
      claimed_by text REFERENCES users,
      period integer NOT NULL DEFAULT 0,
      CHECK ((entity_type = 'organization') = (charity_id IS NOT NULL)),
      CHECK ((charity_id IS NULL) <> (user_id IS NULL)),
      CHECK (entity_id = coalesce(charity_id, user_id))
    );
    CREATE INDEX verifications_entity ON verifications (entity_id, id DESC);
    CREATE INDEX verifications_queue ON verifications (due_at, id) WHERE due_at IS NOT NULL;

    CREATE TABLE verification_documents (
      id text PRIMARY KEY,
      verification_id text NOT NULL REFERENCES verifications,
      type text NOT NULL,
      url text NOT NULL,
      issued_on date,
      status text NOT NULL CHECK (status IN ('pending', 'accepted', 'refused', 'replaced')),
      problems jsonb NOT NULL DEFAULT '[]',
      format text,
      bytes integer,
      sha256 text,
      submitted_at timestamptz NOT NULL,
      checked_at timestamptz
    );
    CREATE INDEX verification_documents_of ON verification_documents (verification_id, id);

    CREATE TABLE verification_evidence (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      verification_id text NOT NULL REFERENCES verifications,
      source text NOT NULL,
      outcome text NOT NULL,
      facts jsonb NOT NULL,
      checked_at timestamptz NOT NULL
    );
    CREATE INDEX verification_evidence_of ON verification_evidence (verification_id, id);

    CREATE TABLE verification_history (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      verification_id text NOT NULL REFERENCES verifications,
      happening text NOT NULL,
      from_stage text,
      to_stage text NOT NULL,
      status text NOT NULL,
      actor_kind text NOT NULL CHECK (actor_kind IN ('entity', 'reviewer', 'operator', 'system')),
      actor_id text REFERENCES users,
      reason text,
      at timestamptz NOT NULL
    );
    CREATE INDEX verification_history_of ON verification_history (verification_id, id);

    CREATE FUNCTION refuse_verification_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the history of verifications is only ever added to';
    END $$;
    CREATE TRIGGER verification_history_is_final BEFORE UPDATE OR DELETE ON verification_history
      FOR EACH ROW EXECUTE FUNCTION refuse_verification_history_change();

    ALTER TABLE charities ADD COLUMN revoked_at timestamptz, ADD COLUMN listed_before_revocation boolean;

    CREATE FUNCTION keep_revoked_charity_unlisted() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.listed := false;
      RETURN NEW;
    END $$;
    CREATE TRIGGER charities_revoked_are_unlisted BEFORE INSERT OR UPDATE ON charities
      FOR EACH ROW WHEN (NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION keep_revoked_charity_unlisted();
  `,
  down: `
    DROP TRIGGER charities_revoked_are_unlisted ON charities;
    DROP FUNCTION keep_revoked_charity_unlisted;
    ALTER TABLE charities DROP COLUMN revoked_at, DROP COLUMN listed_before_revocation;
    DROP TABLE verification_history, verification_evidence, verification_documents, verifications;
    DROP FUNCTION refuse_verification_history_change;
  `,
};
