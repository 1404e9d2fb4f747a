import { type Database } from '../../../db/database';
import { type Charity } from '../../../db/queries/charities';
import { findTier, findUsdRate } from '../../../db/queries/pricing';
import { type PaymentMethod, type Quote, quoteFees } from '../../../domain/fees/quote';
import { type Money, toUsdMinor } from '../../../domain/money';
import { type DonationRequest } from './schema';

export interface Price {
  quote: Quote;
  usdPerUnit: string;
  amountUsdMinor: bigint;
}

/** Prices a gift once; everything in the answer is frozen on its row. */
export async function priceGift(
  db: Database,
  gift: { body: DonationRequest; amount: Money; method: PaymentMethod; charity: Charity; now: Date },
): Promise<Price> {
  const { body, amount, method, charity, now } = gift;
  const usdPerUnit = await findUsdRate(db, amount.currency, now);
  const quote = quoteFees({
    amount,
    method,
    tier: await findTier(db, charity.id, now),
    internationalCard: body.international_card,
    coverFees: body.cover_fees,
  });
  return { quote, usdPerUnit, amountUsdMinor: toUsdMinor(amount, usdPerUnit) };
}
