/** What it means that a charity is verified, or is not. See docs/rules/verification.md for the checks of each level. */
import { type Charity } from '../../client/index';
import { type Key } from './words';

const MEANINGS: Partial<Record<string, Key>> = {
  standard: 'meansStandard',
  enhanced: 'meansEnhanced',
};

export type Checked = Pick<Charity, 'verified' | 'verification_level' | 'claimed'>;

export function meaningOf({ verified, verification_level: level, claimed }: Checked): Key {
  // Only somebody who acts for a charity can ask for its verification.
  if (!verified) return claimed ? 'meansNotVerified' : 'meansNobodyAsked';
  return MEANINGS[level ?? ''] ?? 'meansVerified';
}
