/**
 * Derives the standing of a charity from its verifications: whether it is verified, listed or revoked, and at
 * which level.
 */
import { type Level } from './vocabulary';

export interface CharityStanding {
  verified: boolean;
  verificationLevel: Level | null;
  listed: boolean;
  revokedAt: Date | null;
  /** True if the charity was listed before its revocation; null if it is not revoked. */
  listedBeforeRevocation: boolean | null;
}

/** The charity's standing before the change. */
export interface StandingBefore {
  source: 'register' | 'member' | 'sandbox';
  verificationLevel: string | null;
  listed: boolean;
  revokedAt?: Date | null;
  listedBeforeRevocation?: boolean | null;
}

export interface StandingChange {
  /** The highest level of the charity's verifications in force. */
  level: Level | null;
  isRevoked: boolean;
  /** The value in the current register, such as `yes` for deductible gifts; null if there is none. */
  deductibility: string | null;
  at: Date;
}

/** Returns true if an organization of this level counts as verified. A `basic` one does not. */
export function isVerified(level: Level | null): boolean {
  return level !== null && level !== 'basic';
}

/** Returns the standing of a charity after its verifications changed. */
export function decideStanding(charity: StandingBefore, change: StandingChange): CharityStanding {
  const { level, isRevoked, at } = change;
  const verified = isVerified(level);
  const { revokedAt = null, listedBeforeRevocation = null } = charity;
  // While an entity is revoked or appeals that, no other verification of it is granted.
  if (isRevoked) {
    return {
      verified: false,
      verificationLevel: null,
      listed: false,
      revokedAt: revokedAt ?? at,
      listedBeforeRevocation: revokedAt === null ? charity.listed : listedBeforeRevocation,
    };
  }
  const listed = isListed(charity, level !== null, change.deductibility);
  return { verified, verificationLevel: level, listed, revokedAt: null, listedBeforeRevocation: null };
}

/**
 * Decides whether a charity is listed. A charity that a member created is listed when it gets its first level.
 * When a revocation ends, a charity from the register is listed if gifts to it are deductible. If the
 * register does not say this, the charity gets back its listing from before the revocation. So does a
 * charity that is not from the register.
 */
function isListed(charity: StandingBefore, hasLevel: boolean, deductibility: string | null): boolean {
  const { source, listed, revokedAt = null, listedBeforeRevocation } = charity;
  if (source === 'member' && hasLevel && charity.verificationLevel === null) return true;
  if (revokedAt === null) return listed;
  if (source === 'register' && deductibility !== null) return deductibility === 'yes';
  return listedBeforeRevocation ?? false;
}
