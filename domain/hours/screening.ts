/** Finds the verification level that an opportunity requires of its volunteers. */

type Level = 'basic' | 'standard' | 'enhanced';

/** Returns the required level, or null if there is none. A background check requires `standard`. */
export function levelForScreening(opportunity: {
  backgroundCheckRequired: boolean;
  verificationLevelRequired: Level | null;
}): Level | null {
  const { backgroundCheckRequired, verificationLevelRequired: level } = opportunity;
  if (!backgroundCheckRequired) return level;
  return level === 'enhanced' ? 'enhanced' : 'standard';
}
