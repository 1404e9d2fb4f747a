import type { Migration } from '.';

/** A verification document has either a URL to fetch or an upload. */
export const uploadedVerificationDocuments: Migration = {
  name: '20261122000093-verify-uploaded-documents',
  up: `
    ALTER TABLE verification_documents
      ALTER COLUMN url DROP NOT NULL,
      ADD COLUMN upload_id text REFERENCES documents,
      ADD CHECK ((url IS NULL) <> (upload_id IS NULL));
  `,
  down: `
    DELETE FROM verification_documents WHERE url IS NULL;
    ALTER TABLE verification_documents DROP COLUMN upload_id, ALTER COLUMN url SET NOT NULL;
  `,
};
