import { type Database } from '../../db/database';
import { findPricing, type Pricing, type ReceivingCharity } from '../../db/queries/gifts/pricing';
import { dayOf, startOfMonth } from '../../domain/days';
import { choosePlatformRate, type PlatformRate, type Standing } from '../../domain/fees/rate';
import { type Currency } from '../../domain/money';
import { keepTier } from '../fees/keep-tier';

/** What accepting or quoting a gift goes by. */
export interface GiftTerms {
  charity: ReceivingCharity;
  /** The price of one unit of the currency in USD on the gift's day, as a decimal string. */
  usdPerUnit: string;
  /** What the charity's rate follows from on the gift's day, and the rate. */
  standing: Standing;
  platform: PlatformRate;
  absorbs: Pricing['absorbs'];
}

/**
 * The terms of a gift made at the given time; undefined when there is no such charity. The first read of a month keeps the
 * charity's tier.
 */
export async function findGiftTerms(
  tx: Database,
  { charityId, currency, at }: { charityId: string; currency: Currency; at: Date },
): Promise<GiftTerms | undefined> {
  const day = dayOf(at);
  const pricing = await findPricing(tx, { charityId, currency, day, month: startOfMonth(at) });
  if (pricing === undefined) return undefined;
  const { charity, usdPerUnit, terms, register, absorbs } = pricing;
  if (usdPerUnit === null) throw new Error(`there is no exchange rate for ${currency}`);
  const earned = pricing.earned ?? (await keepTier(tx, { charityId, at }));
  const standing = { ...earned, terms, register, day };
  return { charity, usdPerUnit, standing, platform: choosePlatformRate(standing), absorbs };
}
