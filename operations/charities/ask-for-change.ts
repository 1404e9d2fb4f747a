import { type AuditedAction } from '../../db/queries/access/audit-log';
import { findPersons } from '../../db/queries/access/persons';
import { type CharityChange, findOpenChange, insertChange } from '../../db/queries/charities/changes';
import { type Charity, findCharityIdByEin } from '../../db/queries/charities/charities';
import { type Verification } from '../../db/queries/verification/verifications';
import { type GuardedValue, isSameChange } from '../../domain/charities/changes';
import { GivingError } from '../../domain/errors';
import { type ActingParty } from '../../domain/verification/vocabulary';
import { type MailMeans } from '../../gateways';
import { newId } from '../../new-id';
import { type ActOf } from '../act';
import { openReVerification } from '../verification/trigger-re-verification';
import { isUnderReview } from './held-verification';
import { noteLookAlikes } from './look-alikes';
import { einTaken, placeholderWallet } from './edits';
import { moveChange } from './move-change';

export interface ChangeRequest {
  /** The caller has locked the charity and its current verification, if any. */
  charity: Charity;
  verification: Verification | undefined;
  change: GuardedValue;
  by: ActingParty;
}

/** Stores a change that a second person must confirm. It replaces an open change of the same field. */
export async function askForChange(
  act: ActOf<NonNullable<AuditedAction['actor']>> & MailMeans,
  request: ChangeRequest,
): Promise<void> {
  const { tx, at, actor } = act;
  const { charity, change } = request;
  refuseUnderConcern(request);
  const open = await findOpenChange(tx, charity.id, change.field);
  if (open !== undefined && isSameChange(open, change)) return;
  if (change.field === 'ein' && (await findCharityIdByEin(tx, change.value)) !== undefined) throw einTaken();
  const move = { charity };
  if (open !== undefined) {
    const to = { status: 'replaced', endedAt: at } as const;
    await moveChange(act, { ...move, change: open, to });
  }
  const asked: CharityChange = {
    ...change,
    id: newId('change'),
    charityId: charity.id,
    status: 'pending_confirmation',
    askedBy: actor.userId,
    askingPersons: await findPersons(tx, actor),
    askedAt: at,
    confirmedBy: null,
    effectiveAt: null,
    approvedAt: null,
    endedAt: null,
  };
  await insertChange(tx, asked);
  await moveChange(act, { ...move, change: asked, to: { status: asked.status } });
  await review(act, request);
}

/**
 * Refuses a change during a concern or after a revocation, so that nobody changes the details that are under
 * review.
 */
function refuseUnderConcern({ charity, verification }: ChangeRequest): void {
  if (!isUnderReview(charity, verification)) return;
  throw new GivingError(
    'CONFLICT',
    'Settle the concern or revocation first. Until then, name, EIN, address and wallet cannot change.',
  );
}

/** Starts a re-verification of a verified charity. The first wallet of a charity needs none. */
async function review(
  act: ActOf<NonNullable<AuditedAction['actor']>> & MailMeans,
  request: ChangeRequest,
): Promise<void> {
  const { charity, verification, change, by } = request;
  const isFirstWallet =
    change.field === 'wallet_address' && charity.walletAddress === placeholderWallet(charity.id);
  if (verification === undefined || isFirstWallet) return;
  if (change.field === 'name') {
    const { id: verificationId } = verification;
    await noteLookAlikes(act, { verificationId, charityId: charity.id, name: change.value });
  }
  await openReVerification(act, { verification, by, details: change.field });
}
