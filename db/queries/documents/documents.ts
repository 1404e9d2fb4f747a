import { type DocumentUse } from '../../../domain/documents/quota';
import { type Database, selectRows } from '../../database';
import { find, insert } from '../../rows';
import { type DocumentRow, documents } from '../../tables/verification';

/** An uploaded document. Its content is in the document store under `storageKey`. */
export type UploadedDocument = Omit<DocumentRow, 'usedAt'>;

export async function insertUpload(tx: Database, document: UploadedDocument): Promise<void> {
  await insert(tx, documents, document);
}

/**
 * Marks documents as used. With `accountId`, marks only documents of that account. Returns the marked ids.
 */
export async function markUploadsUsed(
  tx: Database,
  { ids, accountId, at }: { ids: string[]; accountId?: string; at: Date },
): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    tx,
    `UPDATE documents SET used_at = coalesce(used_at, $3)
     WHERE id = ANY($1) AND ($2::text IS NULL OR account_id = $2) RETURNING id`,
    [ids, accountId ?? null, at],
  );
  return rows.map(({ id }) => id);
}

/** Returns the formats of documents by their ids. */
export async function findFormats(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await selectRows<{ id: string; format: string }>(
    db,
    'SELECT id, format FROM documents WHERE id = ANY($1)',
    [ids],
  );
  return new Map(rows.map(({ id, format }) => [id, format]));
}

/**
 * Returns the number and the total size of an account's documents. Other uploads of the account wait until
 * the transaction ends, so that two uploads cannot exceed the quota together.
 */
export async function lockDocumentUse(tx: Database, accountId: string): Promise<DocumentUse> {
  await selectRows(tx, "SELECT pg_advisory_xact_lock(hashtextextended('documents ' || $1, 0))", [accountId]);
  const [use] = await selectRows<DocumentUse>(
    tx,
    `SELECT count(*) AS documents, coalesce(sum(bytes), 0) AS bytes FROM documents WHERE account_id = $1`,
    [accountId],
  );
  return use ?? { documents: 0, bytes: 0 };
}

/** Deletes unused documents that are older than `before`. Returns the keys of their files. */
export async function deleteUnusedUploads(tx: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await selectRows<{ key: string }>(
    tx,
    `DELETE FROM documents WHERE id IN (
       SELECT id FROM documents WHERE used_at IS NULL AND created_at < $1
       ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED
     ) RETURNING storage_key AS key`,
    [before, limit],
  );
  return rows.map(({ key }) => key);
}

/** Returns true if the document is a proof of volunteer hours for one of the user's charities. */
export async function isProofForMember(db: Database, documentId: string, userId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM charity_members AS member JOIN volunteer_hours AS hours USING (charity_id)
     WHERE member.user_id = $2 AND hours.proof_documents @> ARRAY[$1] LIMIT 1`,
    [documentId, userId],
  );
  return rows.length > 0;
}

export async function findUpload(db: Database, id: string): Promise<UploadedDocument | undefined> {
  return find(db, documents, { id });
}
