import { type Database } from '../../db/database';
import { lockQualification, type Qualification } from '../../db/queries/qualifications/qualifications';
import { notFound } from '../../domain/errors';
import { moveQualification } from './move-qualification';

/** Withdraws a qualification of the volunteer, who then no longer holds it. */
export async function withdrawQualification(
  tx: Database,
  { id, at }: { id: string; at: Date },
): Promise<Qualification> {
  const qualification = await lockQualification(tx, id);
  if (qualification === undefined) throw notFound('qualification');
  return moveQualification(tx, qualification, { to: 'withdrawn', reason: null, byUserId: null, at });
}
