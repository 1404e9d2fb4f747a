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
import { type Act } from '../act';
import { holdPlans, releasePlans } from '../plans/holds';
import { refreshTrust } from '../trust/ratings';
import { followUser } from './requirements';

/**
 * Updates the entity (a charity or a user) after a change of its verification, in the same transaction. No
 * other function does this.
 */
export async function followChange(
  act: Act,
  verification: Verification,
  before: VerificationState,
): Promise<void> {
  const { entityId, state } = verification;
  const isForceChanged = STAGE_RULES[before.stage].inForce !== STAGE_RULES[state.stage].inForce;
  // A mutant survives: a charity that stays revoked is only written again
  if (isForceChanged || state.period !== before.period || state.stage === 'revoked') {
    await applyStanding(act, verification);
  }
  const isStatusChanged = statusOf(before) !== statusOf(state);
  if (state.entityType !== 'organization' || !isStatusChanged) return;
  await refreshTrust(act, entityId);
}

async function applyStanding(act: Act, verification: Verification): Promise<void> {
  const { level } = await findStanding(act.tx, verification);
  switch (verification.state.entityType) {
    case 'organization':
      return applyToCharity(act, verification, level);
    case 'donor':
      await updateVerificationLevel(act.tx, verification.entityId, level ?? 'none');
      return followUser(act.tx, verification.entityId);
    case 'volunteer':
      // Stores nothing, because the screening of volunteers reads the verification itself.
      return followUser(act.tx, verification.entityId);
  }
}

/**
 * Stores the charity's level and whether it is verified and listed. If it got a level, resumes its
 * recurring gifts. If it lost its level, pauses them.
 */
async function applyToCharity(
  act: Act,
  { entityId, state }: Verification,
  level: Level | null,
): Promise<void> {
  const { tx, at } = act;
  const charity = await lockCharity(tx, entityId);
  if (charity === undefined) return;
  const isRevoked = state.stage === 'revoked';
  const deductibility = await findDeductibility(tx, charity);
  const standing = decideStanding(charity, { level, isRevoked, deductibility, at });
  await updateCharity(tx, entityId, { ...standing, updatedAt: at });
  const hasLevel = standing.verificationLevel !== null;
  if (hasLevel === (charity.verificationLevel !== null)) return;
  if (hasLevel) await releasePlans(act, { charityId: entityId });
  else await holdPlans(act, entityId);
}

async function findDeductibility(tx: Database, { ein }: Charity): Promise<string | null> {
  // A mutant survives: no row of the register has the number null
  if (ein === null) return null;
  return (await findRegistration(tx, ein))?.deductibility ?? null;
}
