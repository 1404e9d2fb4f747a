import { STEPS_OF_APPLICANT } from '../../../domain/verification/approvals';
import { type Database, selectRows } from '../../database';

/** Returns true if one of the persons acted for the entity in a verification. */
export async function isApplicant(
  db: Database,
  verificationId: string,
  persons: readonly string[],
): Promise<boolean> {
  const rows = await selectRows(
    db,
    `SELECT 1 FROM verification_history
     WHERE verification_id = $1 AND actor_id = ANY($2) AND happening = ANY($3) LIMIT 1`,
    [verificationId, persons, STEPS_OF_APPLICANT],
  );
  return rows.length > 0;
}
