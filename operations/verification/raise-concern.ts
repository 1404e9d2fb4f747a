import { type Database } from '../../db/database';
import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty, type Grounds } from '../../domain/verification/vocabulary';
import { type MailMeans } from '../../gateways';
import { refuseOpenChanges } from '../charities/refuse-change';
import { refuseOpenAccounts } from '../payout-accounts/refuse-account';
import { holdVerification, moveVerification } from './transition';

export interface Concern {
  verificationId: string;
  by: ActingParty;
  grounds: Grounds;
  reason: string;
  at: Date;
}

/**
 * Raises a concern about a verified entity. The entity keeps its level unless reviewers revoke it. If the entity is a
 * charity, refuses its open changes of guarded details and its payout accounts that are not active yet.
 */
export async function raiseConcern(
  tx: Database,
  concern: Concern,
  { secrets, address }: MailMeans,
): Promise<Verification> {
  const { verificationId, by, grounds, reason, at } = concern;
  const verification = await holdVerification(tx, verificationId);
  const moved = await moveVerification(tx, verification, {
    happening: 'concern_raised',
    by,
    at,
    reason,
    grounds,
    requiredActions: [`Remedy the concern: ${reason}`],
  });
  if (moved.state.entityType === 'organization') {
    const refusal = { actor: null, reason: 'A concern was raised.', secrets, address, at };
    await refuseOpenChanges(tx, { charityId: moved.entityId, ...refusal });
    await refuseOpenAccounts(tx, { charityId: moved.entityId, ...refusal });
  }
  return moved;
}
