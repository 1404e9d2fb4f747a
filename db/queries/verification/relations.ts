import { STEPS_OF_APPLICANT } from '../../../domain/verification/approvals';
import { type Database } from '../../database';
import { find } from '../../rows';
import { verificationHistory } from '../../tables/verification';

/** Returns true if one of the persons acted for the entity in a verification. */
export async function isApplicant(
  db: Database,
  verificationId: string,
  persons: readonly string[],
): Promise<boolean> {
  const step = { verificationId, actorId: [...persons], happening: [...STEPS_OF_APPLICANT] };
  return (await find(db, verificationHistory, step)) !== undefined;
}
