import type { Migration } from '.';

/** Stores the skills, licenses and certifications of volunteers, and which of them an opportunity requires. */
export const createQualifications: Migration = {
  name: '20270211000000-create-qualifications',
  up: `
    CREATE TABLE qualifications (
      id text PRIMARY KEY,
      user_id text NOT NULL REFERENCES users,
      account_id text NOT NULL REFERENCES accounts,
      kind text NOT NULL CHECK (kind IN ('skill', 'license', 'certification')),
      name text NOT NULL,
      sealed_number text,
      number_last4 text,
      authority text,
      country text,
      issued_on date,
      -- The last day on which it is valid.
      expires_on date,
      documents text[] NOT NULL DEFAULT '{}',
      status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'refused', 'withdrawn', 'expired')),
      reason text,
      decided_by text REFERENCES users,
      decided_at timestamptz,
      reminders_sent integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      CHECK ((sealed_number IS NULL) = (number_last4 IS NULL)),
      CHECK (expires_on >= issued_on)
    );
    CREATE INDEX qualifications_user ON qualifications (user_id, id);
    CREATE INDEX qualifications_pending ON qualifications (id) WHERE status = 'pending';
    CREATE INDEX qualifications_expiry ON qualifications (expires_on) WHERE status IN ('pending', 'confirmed');
    CREATE UNIQUE INDEX qualifications_waiting ON qualifications (user_id, lower(name)) WHERE status = 'pending';

    ALTER TABLE opportunities ADD COLUMN required_qualifications text[] NOT NULL DEFAULT '{}';
  `,
  down: `
    ALTER TABLE opportunities DROP COLUMN required_qualifications;
    DROP TABLE qualifications;
  `,
};
