import { giftLimitUsdMinor } from '../../domain/gifts/gift';
import { GivingError } from '../../domain/errors';
import { formatMoney } from '../../domain/money';
import { type GiftTerms } from './terms';

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
