import { listReferencesTo, updateReference } from '../../db/queries/references/references';
import { referenceStatus } from '../../domain/references/reference';
import { SYSTEM } from '../../domain/verification/vocabulary';
import { type Act } from '../act';
import { holdVerification, noteStep } from '../verification/transition';
import { announceReference } from './asking';

/**
 * Ends the open references of a referee who is being erased, so that nobody reminds them. The applicant learns that the
 * reference has expired, and can name another referee.
 */
export async function forgetReferee(act: Act, email: string): Promise<void> {
  const { tx, at } = act;
  for (const asked of await listReferencesTo(tx, email)) {
    if (referenceStatus(asked, at) !== 'requested') continue;
    const verification = await holdVerification(tx, asked.verificationId);
    const expired = { ...asked, status: 'expired' as const };
    await updateReference(tx, expired);
    await noteStep(act, verification, { happening: 'reference_expired', by: SYSTEM, reason: asked.id });
    await announceReference(act, verification, expired);
  }
}
