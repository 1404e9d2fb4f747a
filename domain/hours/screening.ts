/** The verification level that an opportunity requires of its volunteers. */

type Level = 'basic' | 'standard' | 'enhanced';

/** The verification level that is needed; a background check is part of `standard`. Null for none. */
export function levelForScreening(opportunity: {
  backgroundCheckRequired: boolean;
  verificationLevelRequired: Level | null;
}): Level | null {
  const { backgroundCheckRequired, verificationLevelRequired: level } = opportunity;
  if (!backgroundCheckRequired) return level;
  return level === 'enhanced' ? 'enhanced' : 'standard';
}
