/** Finds the verification level that an opportunity requires of its volunteers. */

type Level = 'basic' | 'standard' | 'enhanced';

/** Returns null if no level is required. A background check is part of `standard`. */
export function levelForScreening(opportunity: {
  backgroundCheckRequired: boolean;
  verificationLevelRequired: Level | null;
}): Level | null {
  const { backgroundCheckRequired, verificationLevelRequired: level } = opportunity;
  if (!backgroundCheckRequired) return level;
  return level === 'enhanced' ? 'enhanced' : 'standard';
}
