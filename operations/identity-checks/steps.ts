import { type Database, inTransaction } from '../../db/database';
import { findUser } from '../../db/queries/access/accounts';
import {
  findIdentityCheck,
  findNewestIdentityCheck,
  type IdentityCheck,
  insertIdentityCheck,
  markRedacted,
  updateIdentityCheck,
} from '../../db/queries/identity-checks/identity-checks';
import { updateVerification, type Verification } from '../../db/queries/verification/verifications';
import { shiftByDays } from '../../domain/days';
import { requireRow } from '../../domain/errors';
import {
  IDENTITY_CHECK_DAYS,
  type IdentityAnswer,
  identityOf,
  isOpen,
  judgeAnswer,
  nextAskAt,
} from '../../domain/identity-checks/identity-check';
import { awaitsLookUp } from '../../domain/verification/next-step';
import { type IdentityVendor } from '../../gateways/verification/identity-vendor';
import { newId } from '../../new-id';
import { type Act } from '../act';
import { tellIdentityRequired } from '../mails/tell-entity';
import { holdVerification } from '../verification/transition';

/**
 * Returns the identity check that counts in a verification's current stage, or stores a new one. An open or verified
 * check of an earlier stage still counts. Any other check counts only in the stage that requested it.
 */
export async function requestIdentityCheck(
  { tx, at }: Act,
  { verificationId, vendor }: { verificationId: string; vendor: string },
): Promise<IdentityCheck> {
  const { stageEnteredAt } = (await holdVerification(tx, verificationId)).state;
  const newest = await findNewestIdentityCheck(tx, verificationId);
  if (newest !== undefined) {
    const isOfStage = newest.stageEnteredAt.getTime() === stageEnteredAt.getTime();
    if (isOfStage || isOpen(newest.state) || newest.state === 'verified') return newest;
  }
  const check: IdentityCheck = {
    id: newId('identitycheck'),
    verificationId,
    stageEnteredAt,
    vendor,
    reference: null,
    state: 'requested',
    problem: null,
    nameMatches: null,
    askAgainAt: at,
    endsAt: shiftByDays(at, IDENTITY_CHECK_DAYS),
  };
  await insertIdentityCheck(tx, check);
  return check;
}

export interface IdentityNews {
  checkId: string;
  reference: string;
  /** The current state of the check at the vendor. */
  answer: IdentityAnswer;
}

/**
 * Stores the vendor's answer about an open identity check, and shows the state in the verification. Ignores answers
 * about a concluded check, so late or repeated answers change nothing. Stores whether the name matches, but not the
 * name.
 */
export async function followIdentityCheck(
  { tx, at }: Act,
  { checkId, reference, answer }: IdentityNews,
): Promise<IdentityCheck> {
  const { verificationId } = requireRow(await findIdentityCheck(tx, checkId), checkId);
  const verification = await holdVerification(tx, verificationId);
  // Reads the check again under the verification's lock, because it may have changed meanwhile.
  const check = requireRow(await findIdentityCheck(tx, checkId), checkId);
  if (!isOpen(check.state)) return check;
  const { name } = requireRow(await findUser(tx, verification.entityId), verification.entityId);
  const judgement = judgeAnswer(answer, name, at >= check.endsAt);
  const isConcluded = !isOpen(judgement.state);
  // A concluded check is due for redaction at once.
  const askAgainAt = isConcluded ? at : nextAskAt(judgement.state, check.endsAt, at);
  const followed = { ...check, ...judgement, reference, askAgainAt };
  await updateIdentityCheck(tx, { ...followed, concludedAt: isConcluded ? at : null });
  await showIdentity(tx, verification, followed);
  if (check.state === 'requested' && followed.state === 'requires_input') {
    await tellIdentityRequired(tx, verification);
  }
  return followed;
}

const ACTION = 'Prove who you are with a document and a selfie: open the link in next_action.';

async function showIdentity(tx: Database, { id, state }: Verification, check: IdentityCheck): Promise<void> {
  if (!awaitsLookUp(state)) return;
  const requiredActions = check.state === 'requires_input' ? [ACTION] : [];
  const checks = { ...state.checks, identity: identityOf(check) };
  await updateVerification(tx, id, { ...state, checks, requiredActions });
}

/**
 * Asks the vendor about an open check, and stores the answer in a transaction of its own. Cancels a check whose deadline
 * has passed.
 */
export async function followAtVendor(
  db: Database,
  vendor: IdentityVendor,
  check: IdentityCheck,
  at: Date,
): Promise<IdentityCheck> {
  const reference = check.reference ?? (await vendor.open(check.id));
  const answer = await (at >= check.endsAt ? vendor.cancel(reference) : vendor.read(reference));
  return inTransaction(db, (tx) => followIdentityCheck({ tx, at }, { checkId: check.id, reference, answer }));
}

/** Records that the vendor is deleting a person's data. */
export async function recordRedaction({ tx, at }: Act, checkId: string): Promise<void> {
  await markRedacted(tx, checkId, at);
}
