import { type Database } from '../../db/database';
import { lockQualification } from '../../db/queries/qualifications/qualifications';
import { dayOf } from '../../domain/days';
import { mayMoveQualification } from '../../domain/qualifications/qualification';
import { moveQualification } from './move-qualification';

/** Expires a qualification whose last day has passed. Does nothing if somebody ended or renewed it meanwhile. */
export async function expireQualification(
  tx: Database,
  { qualificationId, at }: { qualificationId: string; at: Date },
): Promise<void> {
  const qualification = await lockQualification(tx, qualificationId);
  if (qualification === undefined || !mayMoveQualification(qualification.status, 'expired')) return;
  if (qualification.expiresOn === null || qualification.expiresOn >= dayOf(at)) return;
  await moveQualification(tx, qualification, { to: 'expired', reason: null, byUserId: null, at });
}
