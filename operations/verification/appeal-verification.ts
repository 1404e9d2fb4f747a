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

/** Stores an entity's appeal against the rejection or revocation of its verification. */
export async function appealVerification(
  tx: Database,
  input: Appeal,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, explanation, at } = input;
  const verification = await holdVerification(tx, verificationId);
  if (verification.state.stage === 'rejected') await refuseIfUnfit(tx, verification, at);
  await storeDocuments(tx, input, gateways);
  return moveVerification(tx, verification, { happening: 'appeal', by, at, reason: explanation });
}

/** Refuses the appeal of a rejection while the entity is revoked, or while another application is open. */
async function refuseIfUnfit(tx: Database, { entityId, state }: Verification, at: Date): Promise<void> {
  const verifications = (await holdEntity(tx, { entityType: state.entityType, entityId })) ?? [];
  refuseIfRevoked(verifications, at);
  refuseIfOpen(verifications);
}
