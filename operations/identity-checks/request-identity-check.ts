import { type Database } from '../../db/database';
import {
  findNewestIdentityCheck,
  type IdentityCheck,
  insertIdentityCheck,
} from '../../db/queries/identity-checks/identity-checks';
import { shiftByDays } from '../../domain/days';
import { IDENTITY_CHECK_DAYS, isOpen } from '../../domain/identity-checks/identity-check';
import { newId } from '../../new-id';
import { holdVerification } from '../verification/transition';

/**
 * Returns the identity check that counts in a verification's current stage, or stores a new one. An open or verified
 * check of an earlier stage still counts. Any other check counts only in the stage that requested it.
 */
export async function requestIdentityCheck(
  tx: Database,
  { verificationId, vendor, at }: { verificationId: string; vendor: string; at: Date },
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
