import { type Database } from '../../db/database';
import { lockYearlyGiving } from '../../db/queries/gifts/gifts';
import {
  giftLimitUsdMinor,
  levelForYearlyGiving,
  levelIncludes,
  type VerificationLevel,
} from '../../domain/gifts/gift';
import { GivingError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { type Donor } from './order';
import { type GiftTerms } from './terms';

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

/** Refuses a gift that is larger than the charity may receive at its verification level. */
export function checkCharityLimit(charity: GiftTerms['charity'], amountUsdMinor: bigint): void {
  const limit = giftLimitUsdMinor(charity);
  if (limit === null || amountUsdMinor <= limit) return;
  throw new GivingError(
    'LIMIT_EXCEEDED',
    'The charity cannot receive a gift of this size until it is verified to the level "standard".',
    {
      charity_id: charity.id,
      required_level: 'standard',
      current_level: charity.verificationLevel ?? 'none',
      limit: formatMoney({ currency: 'USD', minor: limit }),
      currency: 'USD',
    },
  );
}
