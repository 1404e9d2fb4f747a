import { type Database } from '../../db/database';
import { saveQuotedRate } from '../../db/queries/payouts/settings';
import { SECOND_MS } from '../../domain/days';
import { type PayoutSpeed } from '../../domain/payouts/payout';
import { QUOTE_SECONDS } from '../../domain/payouts/timing';
import { type PricedPayout, priceOrder } from './price';
import { type PayoutRequest } from './terms';

export interface PayoutQuote extends PricedPayout {
  speed: PayoutSpeed;
  expiresAt: Date;
}

/** Prices a payout and keeps the day's rate for a minute, even past midnight. Throws the same errors as a payout. */
export async function quotePayout(tx: Database, request: PayoutRequest): Promise<PayoutQuote> {
  const { charity, currency, speed, at } = request;
  const priced = await priceOrder(tx, request);
  const expiresAt = new Date(at.getTime() + QUOTE_SECONDS * SECOND_MS);
  const { usdPerUnit } = priced;
  await saveQuotedRate(tx, { charityId: charity.id, currency, usdPerUnit, expiresAt });
  return { ...priced, speed, expiresAt };
}
