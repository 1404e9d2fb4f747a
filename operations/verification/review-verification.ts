import { type Database } from '../../db/database';
import { findAttestations } from '../../db/queries/verification/attestations';
import { type Verification, wasEverRevoked } from '../../db/queries/verification/verifications';
import { requireAttestations } from '../../domain/verification/requirements';
import { type ActingParty, type REVIEW_DECISIONS } from '../../domain/verification/vocabulary';
import { type MailMeans } from '../../gateways';
import { approveChanges } from '../charities/approve-changes';
import { acceptHolders } from '../payout-accounts/judge-holders';
import { refuseIfClaimed } from './claim';
import { noteRevokedKin } from './note-revoked-kin';
import { holdVerification, moveVerification } from './transition';

export interface Review {
  verificationId: string;
  by: ActingParty;
  decision: (typeof REVIEW_DECISIONS)[number];
  reason: string | undefined;
  at: Date;
}

/**
 * Applies a reviewer's decision at the verification's current stage. If the decision is the final approval of a
 * charity, also approves the charity's confirmed changes and the holders of its confirmed payout accounts. Throws
 * CONFLICT if another reviewer has claimed the verification, or if an organization lacks references or a passed video
 * call.
 */
export async function reviewVerification(
  tx: Database,
  review: Review,
  { secrets, address }: MailMeans,
): Promise<Verification> {
  const { verificationId, by, decision, reason, at } = review;
  const verification = await holdVerification(tx, verificationId);
  refuseIfClaimed(verification, by);
  if (decision === 'approve')
    requireAttestations(verification.state, await findAttestations(tx, verification.id));
  const decided = await moveVerification(tx, verification, {
    happening: decision,
    by,
    at,
    reason,
    isAfterRevocation:
      (await wasEverRevoked(tx, verification)) || (await noteRevokedKin(tx, { verification, secrets, at })),
    ...(decision === 'fail' && reason !== undefined ? { requiredActions: [reason] } : {}),
  });
  const { entityType, stage } = decided.state;
  if (decision === 'approve' && stage === 'verified' && entityType === 'organization') {
    const approval = { charityId: decided.entityId, persons: by.persons, secrets, address, at };
    await approveChanges(tx, approval);
    await acceptHolders(tx, approval);
  }
  return decided;
}
