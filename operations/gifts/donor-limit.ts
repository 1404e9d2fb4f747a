import { type Database } from '../../db/database';
import { lockYearlyGiving } from '../../db/queries/gifts/gifts';
import { levelForYearlyGiving, levelIncludes, type VerificationLevel } from '../../domain/gifts/gift';
import { GivingError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { type Donor } from './order';

/**
 * Refuses a gift that exceeds the donor's yearly limit. The limit depends on the donor's verification level.
 */
export async function checkDonorLimit(
  tx: Database,
  donor: Pick<Donor, 'userId' | 'verificationLevel'>,
  amountUsdMinor: bigint,
  at: Date,
): Promise<void> {
  if (donor.verificationLevel === 'enhanced') return;
  const given = await lockYearlyGiving(tx, donor.userId, startOfYear(at));
  const needed = levelForYearlyGiving(given + amountUsdMinor);
  if (needed === 'basic' || levelIncludes(donor.verificationLevel, needed)) return;
  throw limitExceeded(needed, {
    current_level: donor.verificationLevel,
    given_this_year: formatMoney({ currency: 'USD', minor: given }),
    currency: 'USD',
  });
}

/** Builds the error for a gift that needs a higher verification level of the donor. */
export function limitExceeded(needed: VerificationLevel, details: Record<string, string> = {}): GivingError {
  const message = `Giving this much in a year needs donor verification "${needed}".`;
  return new GivingError('LIMIT_EXCEEDED', message, { required_level: needed, ...details });
}

/** Returns the start of the calendar year (UTC), from which gifts count towards the yearly limit. */
export function startOfYear(at: Date): Date {
  return new Date(Date.UTC(at.getUTCFullYear(), 0, 1));
}
