import { STEPS_OF_APPLICANT } from '../../../domain/verification/approvals';
import { type Database } from '../../database';
import { list } from '../../rows';
import { verificationHistory } from '../../tables/verification';

/** Lists the users who acted for the entity in a verification. */
export async function listApplicants(db: Database, verificationId: string): Promise<string[]> {
  const steps = await list(db, verificationHistory, { verificationId, happening: [...STEPS_OF_APPLICANT] });
  return steps.flatMap(({ actorId }) => actorId ?? []);
}
