import { type Database } from '../../db/database';
import { updateVerificationLevel } from '../../db/queries/access/accounts';
import { type Charity, lockCharity, updateCharity } from '../../db/queries/charities/charities';
import { findRegistration } from '../../db/queries/verification/register-look-up';
import { findStanding } from '../../db/queries/verification/standing';
import { type Verification } from '../../db/queries/verification/verifications';
import { statusOf, type VerificationState } from '../../domain/verification/decide';
import { STAGE_RULES } from '../../domain/verification/stages';
import { decideStanding } from '../../domain/verification/standing';
import { type Level } from '../../domain/verification/vocabulary';
import { refreshTrust } from '../trust/refresh-trust';
import { holdPlans } from '../plans/hold-plans';
import { releasePlans } from '../plans/release-plans';

/**
 * Updates the entity (a charity or a user) after a change of its verification, in the same transaction. No
 * other function does this.
 */
export async function followChange(
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
  if (state.entityType !== 'organization' || !isStatusChanged) return;
  await refreshTrust(tx, { charityId: entityId, at });
}

async function applyStanding(tx: Database, verification: Verification, at: Date): Promise<void> {
  const { level } = await findStanding(tx, verification);
  switch (verification.state.entityType) {
    case 'organization':
      return applyToCharity(tx, verification, level, at);
    case 'donor':
      return updateVerificationLevel(tx, verification.entityId, level ?? 'none');
    case 'volunteer':
      // Stores nothing, because the screening of volunteers reads the verification itself.
      return;
  }
}

/**
 * Stores the charity's level and whether it is verified and listed. If it became verified, resumes its
 * recurring gifts. If it lost its verification, pauses them.
 */
async function applyToCharity(
  tx: Database,
  { entityId, state }: Verification,
  level: Level | null,
  at: Date,
): Promise<void> {
  const charity = await lockCharity(tx, entityId);
  if (charity === undefined) return;
  const isRevoked = state.stage === 'revoked';
  const deductibility = await findDeductibility(tx, charity);
  const standing = decideStanding(charity, { level, isRevoked, deductibility, at });
  await updateCharity(tx, entityId, { ...standing, updatedAt: at });
  if (standing.verified === charity.verified) return;
  if (standing.verified) await releasePlans(tx, { charityId: entityId, at });
  else await holdPlans(tx, { charityId: entityId, at });
}

async function findDeductibility(tx: Database, { ein }: Charity): Promise<string | null> {
  if (ein === null) return null;
  return (await findRegistration(tx, ein))?.deductibility ?? null;
}
