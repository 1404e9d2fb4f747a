/** Stores the documents of verifications. */
import { SAME_PICTURE_BITS } from '../../../domain/documents/pictures';
import { type DocumentType } from '../../../domain/verification/vocabulary';
import { type Database, selectRows } from '../../database';
import { find, insert, list, update } from '../../rows';
import { type VerificationDocumentRow, verificationDocuments } from '../../tables/verification';

export type VerificationDocument = VerificationDocumentRow;

/** SQL that is true if two rows are the same document: the same file, or files that show the same picture. */
export const sameDocumentSql = (one: string, other: string) => `(${one}.sha256 = ${other}.sha256 OR EXISTS (
  SELECT FROM unnest(${one}.pictures) AS shown, unnest(${other}.pictures) AS seen
  WHERE bit_count(shown::bit(64) # seen::bit(64)) <= ${String(SAME_PICTURE_BITS)}))`;

/** Returns a verification's documents, oldest first. */
export async function listDocuments(db: Database, verificationId: string): Promise<VerificationDocument[]> {
  return list(db, verificationDocuments, { verificationId }, { order: ['id'] });
}

export async function findDocument(db: Database, id: string): Promise<VerificationDocument | undefined> {
  return find(db, verificationDocuments, { id });
}

export async function insertDocuments(tx: Database, documents: VerificationDocument[]): Promise<void> {
  await insert(tx, verificationDocuments, documents);
}

/** Marks a verification's refused documents of these types as replaced. */
export async function replaceRefusedDocuments(
  tx: Database,
  verificationId: string,
  types: DocumentType[],
): Promise<void> {
  await update(
    tx,
    verificationDocuments,
    { verificationId, status: 'refused', type: types },
    { status: 'replaced' },
  );
}

/** Returns the person whom an identity document names, or undefined for other documents. */
export async function findIdentified(db: Database, documentId: string): Promise<string | undefined> {
  const [row] = await selectRows<{ userId: string }>(
    db,
    `SELECT v.user_id FROM verification_documents d JOIN verifications v ON v.id = d.verification_id
     WHERE d.id = $1 AND d.type = 'government_id' AND v.user_id IS NOT NULL`,
    [documentId],
  );
  return row?.userId;
}

/** Updates a document if it is still pending. */
export async function updatePendingDocument(
  tx: Database,
  id: string,
  changes: Partial<VerificationDocument>,
): Promise<void> {
  await update(tx, verificationDocuments, { id, status: 'pending' }, changes);
}
