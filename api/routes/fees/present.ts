import { type z } from 'zod';
import { type Database } from '../../../db/database';
import { listFeeTerms } from '../../../db/queries/fees/terms';
import { findBookedVolume } from '../../../db/queries/fees/tiers';
import { listRunningKinds } from '../../../db/queries/subscriptions/subscriptions';
import { startOfMonth } from '../../../domain/days';
import { tierAbove } from '../../../domain/fees/schedule';
import { toDollars } from '../../../domain/fees/terms-fields';
import { type GiftTerms } from '../../../operations/gifts/price';
import { presentTerms } from '../../presenters/fee-terms';
import { type quoteSchema } from './schema';

const HISTORY_LENGTH = 100;

/** Presents an organization's terms with their history. */
export async function presentTermsWithHistory(
  db: Database,
  terms: GiftTerms,
): Promise<ReturnType<typeof presentTerms>> {
  const { id } = terms.charity;
  const subscribed = await listRunningKinds(db, id);
  return presentTerms(terms, { changes: await listFeeTerms(db, id, HISTORY_LENGTH), subscribed });
}

/** Finds the tier above the organization's, with its volume of this month. Null if there is no tier to earn. */
export async function findNextTier(
  { db, now }: { db: Database; now: Date },
  { charity, platform }: GiftTerms,
): Promise<z.input<typeof quoteSchema>['next_tier']> {
  const next = tierAbove(platform.tier);
  if (next === null) return null;
  const month = { from: startOfMonth(now), before: startOfMonth(now, 1) };
  return {
    tier: next.tier,
    at_usd: toDollars(next.moreThanUsdMinor),
    this_month_usd: toDollars(await findBookedVolume(db, charity.id, month)),
  };
}
