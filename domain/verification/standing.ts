/** Derives from a charity's verifications whether it is verified, listed or revoked, and at which level. */
import { type Level } from './vocabulary';

export interface CharityStanding {
  verified: boolean;
  verificationLevel: Level | null;
  listed: boolean;
  revokedAt: Date | null;
  /** True if the charity was listed before its revocation. Null if the charity is not revoked. */
  listedBeforeRevocation: boolean | null;
}

/** Describes the charity before the change. */
export interface StandingBefore {
  source: 'register' | 'member' | 'sandbox';
  verified: boolean;
  listed: boolean;
  revokedAt?: Date | null;
  listedBeforeRevocation?: boolean | null;
}

export interface StandingChange {
  /** The highest level that the charity's verifications give now. */
  level: Level | null;
  isRevoked: boolean;
  /** The register's present value, such as `yes` for deductible gifts. Null if the register has none. */
  deductibility: string | null;
  at: Date;
}

/** Returns the standing of a charity after its verifications changed. */
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
 * A charity that its members created is listed once it is verified. When a revocation ends, a charity from the register
 * is listed if gifts to it are deductible. If this is unknown, or for any other charity, the earlier listing returns.
 */
function isListed(charity: StandingBefore, verified: boolean, deductibility: string | null): boolean {
  const { source, listed, revokedAt = null, listedBeforeRevocation } = charity;
  if (source === 'member' && verified && !charity.verified) return true;
  if (revokedAt === null) return listed;
  if (source === 'register' && deductibility !== null) return deductibility === 'yes';
  return listedBeforeRevocation ?? false;
}
