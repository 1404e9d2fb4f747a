/** What follows from verifications for the entity: its level, and whether a charity may be found and receive. */
import { type Standing } from '../../../domain/verification/announcements';
import { statusOf, type VerificationState } from '../../../domain/verification/decide';
import { STAGE_RULES } from '../../../domain/verification/stages';
import { type Level } from '../../../domain/verification/vocabulary';
import { type Database, selectRows } from '../../database';
import { pausePlansOfCharity, resumePlansOfCharity } from '../plans/plans';
import { refreshTrust } from '../trust/trust';
import { type Verification } from './verifications';

/** The highest level that an entity holds by its verifications. */
export async function findStanding(
  db: Database,
  { entityId, state }: Pick<Verification, 'entityId' | 'state'>,
): Promise<Standing> {
  const [row] = await selectRows<{ level: Level; expiresAt: Date | null }>(
    db,
    `SELECT level, expires_at AS "expiresAt" FROM verifications
     WHERE entity_id = $1 AND entity_type = $2 AND in_force
     ORDER BY array_position(ARRAY['enhanced', 'standard', 'basic'], level) LIMIT 1`,
    [entityId, state.entityType],
  );
  return row ?? { level: null, expiresAt: null };
}

/** How a change of a verification reaches the rest of the platform: here alone, in the transaction of the change. */
export async function applyChange(
  tx: Database,
  verification: Verification,
  before: VerificationState,
  at: Date,
): Promise<void> {
  const { entityId, state } = verification;
  const isForceChanged = STAGE_RULES[before.stage].inForce !== STAGE_RULES[state.stage].inForce;
  if (isForceChanged || state.period !== before.period || state.stage === 'revoked') {
    await applyStanding(tx, verification, at);
  }
  const isStatusChanged = statusOf(before) !== statusOf(state);
  if (state.entityType === 'organization' && isStatusChanged) await refreshTrust(tx, entityId, at);
}

async function applyStanding(tx: Database, verification: Verification, at: Date): Promise<void> {
  const { level } = await findStanding(tx, verification);
  switch (verification.state.entityType) {
    case 'organization':
      return applyToCharity(tx, verification, level, at);
    case 'donor':
      await selectRows(tx, `UPDATE users SET verification_level = $2 WHERE id = $1 RETURNING id`, [
        verification.entityId,
        level ?? 'none',
      ]);
      return;
    case 'volunteer':
      // Screening is read from the verification itself.
      return;
  }
}

/** A charity that comes back is listed as it was, or as the register says today; its recurring gifts rest meanwhile. */
async function applyToCharity(
  tx: Database,
  { entityId, state }: Verification,
  level: Level | null,
  at: Date,
): Promise<void> {
  const [charity] = await selectRows<{ was: boolean; is: boolean }>(
    tx,
    `WITH before AS (SELECT id, verified AS was FROM charities WHERE id = $1 FOR UPDATE)
     UPDATE charities AS c SET verified = $2::text IS NOT NULL, verification_level = $2, updated_at = $4,
       listed_before_revocation = CASE WHEN NOT $3 THEN NULL
         WHEN revoked_at IS NULL THEN listed ELSE listed_before_revocation END,
       listed = CASE WHEN $3 THEN false WHEN revoked_at IS NULL THEN listed
         WHEN source <> 'register' THEN listed_before_revocation
         ELSE coalesce((SELECT deductibility = 'yes' FROM register_entries r WHERE r.ein = c.ein), listed_before_revocation)
       END,
       revoked_at = CASE WHEN $3 THEN coalesce(revoked_at, $4) END
     FROM before WHERE c.id = before.id RETURNING before.was, c.verified AS is`,
    [entityId, level, state.stage === 'revoked', at],
  );
  if (charity === undefined || charity.was === charity.is) return;
  if (charity.is) await resumePlansOfCharity(tx, entityId, at);
  else await pausePlansOfCharity(tx, entityId, at);
}
