/** The verification level that an opportunity requires of its volunteers. */

type Level = 'basic' | 'standard' | 'enhanced';

/** The level that a volunteer needs; null for none. A background check is part of `standard`. */
export function levelForScreening(opportunity: {
  backgroundCheckRequired: boolean;
  verificationLevelRequired: Level | null;
}): Level | null {
  const { backgroundCheckRequired, verificationLevelRequired: level } = opportunity;
  if (!backgroundCheckRequired) return level;
  return level === 'enhanced' ? 'enhanced' : 'standard';
}
