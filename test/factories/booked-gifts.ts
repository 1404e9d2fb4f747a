/** Gifts that are completed and booked, as if their workflows had run. */
import { inTransaction, type Database } from '../../db/database';
import { type Gift } from '../../db/queries/gifts/gifts';
import { insertPosting } from '../../db/queries/ledger/ledger';
import { type GiftMethod } from '../../domain/gifts/gift';
import { quoteFees, type QuoteRequest } from '../../domain/fees/quote';
import { postCompletedGift } from '../../domain/ledger/postings';
import { type Currency, parseMoney, toUsdMinor } from '../../domain/money';
import { buildGift } from '.';

export interface BookedGift {
  amount: string;
  currency: Currency;
  usdPerUnit: string;
  method: GiftMethod;
  at: Date;
  charityId: string;
  quote: Partial<QuoteRequest>;
  donation: Partial<Gift>;
}

/** A gift of 100.00 USD by card, completed now, with any of that changed. */
export async function bookGift(db: Database, changes: Partial<BookedGift> = {}): Promise<Gift> {
  const { amount = '100.00', currency = 'USD', usdPerUnit = '1', method = 'card', at = new Date() } = changes;
  const money = parseMoney(amount, currency);
  const quote = quoteFees({ amount: money, method, tier: 'standard', ...changes.quote });
  const gift = await buildGift(db, {
    ...(changes.charityId === undefined ? {} : { charityId: changes.charityId }),
    status: 'completed',
    amountMinor: money.minor,
    currency,
    usdPerUnit,
    amountUsdMinor: toUsdMinor(money, usdPerUnit),
    paymentMethod: method,
    coverFees: changes.quote?.coverFees ?? false,
    organizationTier: quote.tier,
    platformPpm: Number(quote.platformPpm),
    platformFeeMinor: quote.platformMinor,
    processingFeeMinor: quote.processingMinor,
    additionalFeeMinor: quote.additionalMinor,
    absorbedPlatformMinor: quote.absorbedPlatformMinor,
    absorbedProcessingMinor: quote.absorbedProcessingMinor,
    netMinor: quote.netMinor,
    totalChargeMinor: quote.totalChargeMinor,
    createdAt: at,
    settledAt: at,
    ...changes.donation,
  });
  await inTransaction(db, (tx) =>
    insertPosting(tx, {
      donationId: gift.id,
      kind: 'completed',
      at,
      entries: postCompletedGift({ ...gift, method, ...quote }),
    }),
  );
  return gift;
}
