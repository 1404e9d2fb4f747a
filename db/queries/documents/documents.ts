import { type DocumentFormat } from '../../../domain/documents/content';
import { type Database, selectRows } from '../../database';

/** An uploaded document. Its content is in the document store under `storageKey`. */
export interface UploadedDocument {
  id: string;
  accountId: string;
  userId: string;
  storageKey: string;
  format: DocumentFormat;
  bytes: number;
  sha256: string;
  createdAt: Date;
}

/** Records an uploaded document. */
export async function insertUpload(tx: Database, document: UploadedDocument): Promise<void> {
  const { id, accountId, userId, storageKey, format, bytes, sha256, createdAt } = document;
  await selectRows(
    tx,
    `INSERT INTO documents (id, account_id, user_id, storage_key, format, bytes, sha256, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [id, accountId, userId, storageKey, format, bytes, sha256, createdAt],
  );
}

/** Which of the ids are documents of the account. Locks them against removal. */
export async function lockOwnUploads(tx: Database, accountId: string, ids: string[]): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    tx,
    'SELECT id FROM documents WHERE account_id = $1 AND id = ANY($2) ORDER BY id FOR KEY SHARE',
    [accountId, ids],
  );
  return rows.map(({ id }) => id);
}

/** Whether the document proves hours of a charity that the user is a member of. */
export async function isProofForMember(db: Database, documentId: string, userId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM charity_members AS member JOIN volunteer_hours AS hours USING (charity_id)
     WHERE member.user_id = $2 AND hours.proof_documents @> ARRAY[$1] LIMIT 1`,
    [documentId, userId],
  );
  return rows.length > 0;
}

/** One uploaded document of any owner. */
export async function findUpload(db: Database, id: string): Promise<UploadedDocument | undefined> {
  const [row] = await selectRows<UploadedDocument>(
    db,
    `SELECT id, account_id AS "accountId", user_id AS "userId", storage_key AS "storageKey", format, bytes, sha256,
            created_at AS "createdAt"
     FROM documents WHERE id = $1`,
    [id],
  );
  return row;
}
