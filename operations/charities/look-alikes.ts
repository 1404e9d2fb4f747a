import { listLookAlikes } from '../../db/queries/charities/look-alikes';
import { insertEvidence } from '../../db/queries/verification/evidence';
import { LOOK_ALIKES } from '../../domain/verification/evidence';
import { type Act } from '../act';

export interface NameToCheck {
  verificationId: string;
  charityId: string;
  name: string;
}

/**
 * Finds verified charities whose names look like this name, and stores them as evidence. Returns true if it
 * found any.
 */
export async function noteLookAlikes(
  { tx, at }: Act,
  { verificationId, charityId, name }: NameToCheck,
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
