import type { Migration } from '.';

/** After a result is stored, the platform asks the vendor to delete the data of the person. */
export const redactIdentityChecks: Migration = {
  name: '20270212000000-redact-identity-checks',
  up: `
    ALTER TABLE identity_checks ADD COLUMN redacted_at timestamptz,
      ADD CHECK (redacted_at IS NULL OR concluded_at IS NOT NULL);
    CREATE INDEX identity_checks_to_redact ON identity_checks (ask_again_at)
      WHERE concluded_at IS NOT NULL AND redacted_at IS NULL;
  `,
  down: `
    DROP INDEX identity_checks_to_redact;
    ALTER TABLE identity_checks DROP COLUMN redacted_at;
  `,
};
