import { type Database } from '../../db/database';
import { listLookAlikes } from '../../db/queries/charities/look-alikes';
import { insertEvidence } from '../../db/queries/verification/evidence';
import { LOOK_ALIKES } from '../../domain/verification/evidence';

export interface NameToCheck {
  verificationId: string;
  charityId: string;
  name: string;
  at: Date;
}

/**
 * Finds verified charities whose names look like this name, and stores them as evidence. Returns true if it
 * found any.
 */
export async function noteLookAlikes(
  tx: Database,
  { verificationId, charityId, name, at }: NameToCheck,
): Promise<boolean> {
  const charities = await listLookAlikes(tx, charityId, name);
  if (charities.length === 0) return false;
  await insertEvidence(tx, {
    verificationId,
    source: LOOK_ALIKES,
    outcome: 'possible_match',
    facts: { name, charities },
    checkedAt: at,
  });
  return true;
}
