/** Stores the documents of verifications. */
import { type DocumentType } from '../../../domain/verification/vocabulary';
import { type Database } from '../../database';
import { type VerificationDocumentRow } from '../../models/verification';

export type VerificationDocument = VerificationDocumentRow;

/** Returns a verification's documents, oldest first. */
export async function listDocuments(db: Database, verificationId: string): Promise<VerificationDocument[]> {
  const rows = await db.models.verificationDocuments.findAll({
    where: { verificationId },
    order: [['id', 'ASC']],
    transaction: db.transaction,
  });
  return rows.map((row) => row.get({ plain: true }));
}

export async function findDocument(db: Database, id: string): Promise<VerificationDocument | undefined> {
  const row = await db.models.verificationDocuments.findByPk(id, { transaction: db.transaction });
  return row?.get({ plain: true });
}

export async function insertDocuments(tx: Database, documents: VerificationDocument[]): Promise<void> {
  await tx.models.verificationDocuments.bulkCreate(documents, {
    transaction: tx.transaction,
    returning: false,
  });
}

/** Marks a verification's refused documents of these types as replaced. */
export async function replaceRefusedDocuments(
  tx: Database,
  verificationId: string,
  types: DocumentType[],
): Promise<void> {
  await tx.models.verificationDocuments.update(
    { status: 'replaced' },
    { where: { verificationId, status: 'refused', type: types }, transaction: tx.transaction },
  );
}

/** Updates a document if it is still pending. */
export async function updatePendingDocument(
  tx: Database,
  id: string,
  changes: Partial<VerificationDocument>,
): Promise<void> {
  await tx.models.verificationDocuments.update(changes, {
    where: { id, status: 'pending' },
    transaction: tx.transaction,
  });
}
