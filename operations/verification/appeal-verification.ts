import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { refuseIfRevoked } from '../../domain/verification/revocation';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type DocumentSubmissions, storeDocuments } from './documents';
import { holdEntity, refuseIfOpen } from './open-application';
import { holdVerification, moveVerification } from './transition';

export interface Appeal extends DocumentSubmissions {
  by: ActingParty;
  explanation: string;
}

/**
 * Stores an entity's appeal against the rejection or revocation of its verification. While the entity is revoked, only
 * the revocation can be appealed.
 */
export async function appealVerification(
  tx: Database,
  input: Appeal,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, explanation, at } = input;
  const verification = await holdVerification(tx, verificationId);
  const held = (await holdEntity(tx, { ...verification.state, entityId: verification.entityId })) ?? [];
  if (verification.state.stage !== 'revoked') refuseIfRevoked(held, at);
  refuseIfOpen(held.filter(({ id }) => id !== verificationId));
  await storeDocuments(tx, input, gateways);
  return moveVerification(tx, verification, { happening: 'appeal', by, at, reason: explanation });
}
