import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type DocumentSubmissions, storeDocuments } from './documents';
import { holdVerification, moveVerification } from './transition';

export interface Appeal extends DocumentSubmissions {
  by: ActingParty;
  explanation: string;
}

/** Stores an entity's appeal against the rejection or revocation of its verification. */
export async function appealVerification(
  tx: Database,
  input: Appeal,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, explanation, at } = input;
  const verification = await holdVerification(tx, verificationId);
  await storeDocuments(tx, input, gateways);
  return moveVerification(tx, verification, { happening: 'appeal', by, at, reason: explanation });
}
