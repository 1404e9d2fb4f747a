import type { Migration } from '.';

/** Records when a document was first cited, so that the platform can delete uploads that nothing cites. */
export const usedDocuments: Migration = {
  name: '20261205000000-note-used-documents',
  up: `
    ALTER TABLE documents ADD COLUMN used_at timestamptz;
    UPDATE documents SET used_at = created_at WHERE id IN (
      SELECT upload_id FROM verification_documents
      UNION SELECT unnest(proof_documents) FROM volunteer_hours
      UNION SELECT unnest(evidence) FROM impact_reports
    );
    CREATE INDEX documents_unused ON documents (created_at) WHERE used_at IS NULL;
  `,
  down: `
    ALTER TABLE documents DROP COLUMN used_at;
  `,
};
