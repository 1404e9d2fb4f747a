import { type Database } from '../../db/database';
import { lockYearlyGiving } from '../../db/queries/gifts/gifts';
import { levelForYearlyGiving, levelIncludes } from '../../domain/gifts/gift';
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
  const given = await lockYearlyGiving(tx, donor.userId, new Date(Date.UTC(at.getUTCFullYear(), 0, 1)));
  const needed = levelForYearlyGiving(given + amountUsdMinor);
  if (needed === 'basic' || levelIncludes(donor.verificationLevel, needed)) return;
  throw new GivingError(
    'LIMIT_EXCEEDED',
    `Giving this much in a year needs donor verification "${needed}".`,
    {
      required_level: needed,
      current_level: donor.verificationLevel,
      given_this_year: formatMoney({ currency: 'USD', minor: given }),
      currency: 'USD',
    },
  );
}
