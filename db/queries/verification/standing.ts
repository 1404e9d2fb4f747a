import { type Standing } from '../../../domain/verification/events';
import { type VerificationState } from '../../../domain/verification/decide';
import { type Database, selectRows } from '../../database';
import { type VerificationRow } from '../../tables/verification';

/** Returns the highest level among an entity's verifications in force. */
export async function findStanding(
  db: Database,
  { entityId, state }: { entityId: string; state: Pick<VerificationState, 'entityType'> },
): Promise<Standing> {
  const [row] = await selectRows<Pick<VerificationRow, 'level' | 'expiresAt'>>(
    db,
    `SELECT level, expires_at FROM verifications
     WHERE entity_id = $1 AND entity_type = $2 AND in_force
     ORDER BY array_position(ARRAY['enhanced', 'standard', 'basic'], level) LIMIT 1`,
    [entityId, state.entityType],
  );
  return row ?? { level: null, expiresAt: null };
}
