import { type Verification } from '../../db/queries/verification/verifications';
import { type ActingParty, type DETERMINATIONS, type Grounds } from '../../domain/verification/vocabulary';
import { type Gateways } from '../../gateways';
import { type Act, type Sealing } from '../act';
import { refuseOpenChanges } from '../charities/decide-change';
import { refuseOpenAccounts } from '../payout-accounts/decide-account';
import { isAfterRevocation } from './after-revocation';
import { type DocumentSubmissions, storeDocuments } from './documents';
import { refuseIfClaimed } from './review';
import { holdVerification, moveVerification } from './transition';

export interface Concern {
  verificationId: string;
  by: ActingParty;
  grounds: Grounds;
  reason: string;
}

/**
 * Raises a concern about a verified entity. The entity keeps its level unless reviewers revoke it. If the entity is a
 * charity, refuses its open changes of guarded details and its payout accounts that are not active yet.
 */
export async function raiseConcern(act: Act & Sealing, concern: Concern): Promise<Verification> {
  const { verificationId, by, grounds, reason } = concern;
  const verification = await holdVerification(act.tx, verificationId);
  const moved = await moveVerification(act.tx, verification, {
    happening: 'concern_raised',
    by,
    at: act.at,
    reason,
    grounds,
    requiredActions: [`Remedy the concern: ${reason}`],
  });
  if (moved.state.entityType === 'organization') {
    const refusal = { reason: 'A concern was raised.' };
    await refuseOpenChanges({ ...act, actor: null }, { charityId: moved.entityId, ...refusal });
    await refuseOpenAccounts({ ...act, actor: null }, { charityId: moved.entityId, ...refusal });
  }
  return moved;
}

export interface Determination {
  verificationId: string;
  by: ActingParty;
  decision: (typeof DETERMINATIONS)[number];
  reason: string;
}

/**
 * Dismisses a concern, or revokes the entity's level. The first `revoke` is only a proposal. It takes effect
 * when another reviewer also decides `revoke`. From `standard` up, and after a revocation, `dismiss` also takes two.
 * Throws CONFLICT if another reviewer has claimed the verification.
 */
export async function determineConcern(
  act: Act & Sealing,
  determination: Determination,
): Promise<Verification> {
  const { tx, at } = act;
  const { verificationId, by, decision, reason } = determination;
  const verification = await holdVerification(tx, verificationId);
  refuseIfClaimed(verification, by);
  const occurrence = { happening: decision, by, at, reason };
  if (decision === 'revoke') return moveVerification(tx, verification, occurrence);
  return moveVerification(tx, verification, {
    ...occurrence,
    isAfterRevocation: await isAfterRevocation(act, verification),
  });
}

export interface Remedy extends DocumentSubmissions {
  by: ActingParty;
  statement: string;
}

/** Stores the entity's answer to a concern. Reviewers then decide about the concern. */
export async function remedyConcern(
  act: Act,
  input: Remedy,
  gateways: Pick<Gateways, 'outbound'>,
): Promise<Verification> {
  const { verificationId, by, statement } = input;
  const verification = await holdVerification(act.tx, verificationId);
  await storeDocuments(act, input, gateways);
  return moveVerification(act.tx, verification, {
    happening: 'remedy_submitted',
    by,
    at: act.at,
    reason: statement,
  });
}
