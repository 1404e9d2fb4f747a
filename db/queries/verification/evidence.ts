/** Stores the evidence that the checks of a verification found. */
import { type Database } from '../../database';
import { insert, list } from '../../rows';
import { verificationEvidence, type VerificationEvidenceRow } from '../../tables/verification';

export type VerificationEvidence = Omit<VerificationEvidenceRow, 'id'>;

/** Returns a verification's evidence, oldest first. */
export async function listEvidence(db: Database, verificationId: string): Promise<VerificationEvidence[]> {
  return list(db, verificationEvidence, { verificationId }, { order: ['id'] });
}

export async function insertEvidence(tx: Database, evidence: VerificationEvidence): Promise<void> {
  await insert(tx, verificationEvidence, evidence);
}
