import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type DocumentSubmissions, storeDocuments } from './documents';
import { holdVerification, moveVerification } from './transition';

export interface Remedy extends DocumentSubmissions {
  by: ActingParty;
  statement: string;
}

/** Stores the entity's answer to a concern. Reviewers then decide about the concern. */
export async function remedyConcern(
  tx: Database,
  input: Remedy,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, statement, at } = input;
  const verification = await holdVerification(tx, verificationId);
  await storeDocuments(tx, input, gateways);
  return moveVerification(tx, verification, { happening: 'remedy_submitted', by, at, reason: statement });
}
