/** Stores the evidence that the checks of a verification found. */
import { type Database } from '../../database';
import { type VerificationEvidenceRow } from '../../models/verification';

export type VerificationEvidence = VerificationEvidenceRow;

/** Returns a verification's evidence, oldest first. */
export async function listEvidence(db: Database, verificationId: string): Promise<VerificationEvidence[]> {
  const rows = await db.models.verificationEvidence.findAll({
    where: { verificationId },
    order: [['id', 'ASC']],
    transaction: db.transaction,
  });
  return rows.map((row) => row.get({ plain: true }));
}

export async function insertEvidence(tx: Database, evidence: VerificationEvidence): Promise<void> {
  await tx.models.verificationEvidence.create(evidence, { transaction: tx.transaction, returning: false });
}
