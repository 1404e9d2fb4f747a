import { type Database } from '../../db/database';
import { lockQualification, type Qualification } from '../../db/queries/qualifications/qualifications';
import { notFound } from '../../domain/errors';
import { moveQualification } from './move-qualification';

export interface QualificationDecision {
  id: string;
  decision: 'confirm' | 'refuse';
  reason: string | null;
  byUserId: string;
  at: Date;
}

/** Confirms or refuses a qualification. Refusing a confirmed one revokes its confirmation. */
export async function decideQualification(
  tx: Database,
  { id, decision, reason, byUserId, at }: QualificationDecision,
): Promise<Qualification> {
  const qualification = await lockQualification(tx, id);
  if (qualification === undefined) throw notFound('qualification');
  const to = decision === 'confirm' ? 'confirmed' : 'refused';
  return moveQualification(tx, qualification, { to, reason, byUserId, at });
}
