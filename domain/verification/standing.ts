/** Derives a charity's standing from its verifications: verified, level, listing, revocation. */
import { type Level } from './vocabulary';

export interface CharityStanding {
  verified: boolean;
  verificationLevel: Level | null;
  listed: boolean;
  revokedAt: Date | null;
  /** Whether it was listed when it was revoked; null unless revoked. */
  listedBeforeRevocation: boolean | null;
}

/** The charity before the change. */
export interface StandingBefore {
  source: 'register' | 'member' | 'sandbox';
  verified: boolean;
  listed: boolean;
  revokedAt?: Date | null;
  listedBeforeRevocation?: boolean | null;
}

export interface StandingChange {
  /** The highest level that its verifications hold now. */
  level: Level | null;
  isRevoked: boolean;
  /** Whether the register calls gifts to it deductible today; null when the register does not say. */
  deductibility: string | null;
  at: Date;
}

/** The standing of a charity after a change of its verifications. */
export function decideStanding(charity: StandingBefore, change: StandingChange): CharityStanding {
  const { level, isRevoked, at } = change;
  const verified = level !== null;
  const { revokedAt = null, listedBeforeRevocation = null } = charity;
  if (isRevoked) {
    return {
      verified,
      verificationLevel: level,
      listed: false,
      revokedAt: revokedAt ?? at,
      listedBeforeRevocation: revokedAt === null ? charity.listed : listedBeforeRevocation,
    };
  }
  const listed = isListed(charity, verified, change.deductibility);
  return { verified, verificationLevel: level, listed, revokedAt: null, listedBeforeRevocation: null };
}

/**
 * A charity that its members created is listed once it is verified, because until then only its members vouch for it.
 * When a revocation ends, the register decides again about its own charities. Others get their earlier listing back.
 */
function isListed(charity: StandingBefore, verified: boolean, deductibility: string | null): boolean {
  const { source, listed, revokedAt = null, listedBeforeRevocation } = charity;
  if (source === 'member' && verified && !charity.verified) return true;
  if (revokedAt === null) return listed;
  if (source === 'register' && deductibility !== null) return deductibility === 'yes';
  return listedBeforeRevocation ?? false;
}
