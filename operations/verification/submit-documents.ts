import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type DocumentSubmissions, storeDocuments } from './documents';
import { holdVerification, moveVerification } from './transition';

export interface SubmissionOfDocuments extends DocumentSubmissions {
  by: ActingParty;
  statement: string | undefined;
}

/** Stores documents that the entity submits, or its answer to a request for information. */
export async function submitDocuments(
  tx: Database,
  input: SubmissionOfDocuments,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, statement, at } = input;
  const verification = await holdVerification(tx, verificationId);
  await storeDocuments(tx, input, gateways);
  return moveVerification(tx, verification, { happening: 'documents_submitted', by, at, reason: statement });
}
