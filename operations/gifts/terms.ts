import { type Database } from '../../db/database';
import { findPricing, type Pricing, type ReceivingCharity } from '../../db/queries/gifts/pricing';
import { dayOf, startOfMonth } from '../../domain/days';
import { choosePlatformRate, type PlatformRate, type Standing } from '../../domain/fees/rate';
import { type Currency } from '../../domain/money';
import { keepTier } from '../fees/keep-tier';

/** The terms of a gift at the time when it is accepted or quoted. */
export interface GiftTerms {
  charity: ReceivingCharity;
  /** The USD price of one unit of the currency on the day of the gift, as a decimal string. */
  usdPerUnit: string;
  /** The facts on the day of the gift that determine the charity's rate (`platform`). */
  standing: Standing;
  platform: PlatformRate;
  absorbs: Pricing['absorbs'];
}

/**
 * Finds the terms of a gift at a given time. Returns undefined if the charity does not exist. The first call
 * in a month also stores the charity's fee tier for that month.
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
