import { type VerificationLevel } from '../../../domain/gifts/gift';
import { type Database, selectRows } from '../../database';

/**
 * Returns a person's highest verification level as a volunteer. The person's level as a donor does not count.
 */
export async function findVolunteerLevel(db: Database, userId: string): Promise<VerificationLevel> {
  const [row] = await selectRows<{ level: VerificationLevel }>(
    db,
    `SELECT level FROM verifications WHERE entity_id = $1 AND entity_type = 'volunteer' AND in_force
     ORDER BY array_position(ARRAY['enhanced', 'standard', 'basic'], level) LIMIT 1`,
    [userId],
  );
  return row?.level ?? 'none';
}
