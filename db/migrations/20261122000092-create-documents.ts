import type { Migration } from '.';

export const documents: Migration = {
  name: '20261122000092-create-documents',
  up: `
    CREATE TABLE documents (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      user_id text NOT NULL REFERENCES users,
      storage_key text NOT NULL UNIQUE,
      format text NOT NULL,
      bytes integer NOT NULL CHECK (bytes > 0),
      sha256 text NOT NULL,
      created_at timestamptz NOT NULL
    );
    CREATE INDEX documents_account ON documents (account_id, id);
  `,
  down: `
    DROP TABLE documents;
  `,
};
