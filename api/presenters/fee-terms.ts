import { type z } from 'zod';
import { type FeeTermsChange } from '../../db/queries/fees/terms';
import { isHighVolumeInForce, monthlyFeesUsdMinor, unmetNonprofitConditions } from '../../domain/fees/rate';
import { toDollars, toRate, writeTerms } from '../../domain/fees/terms-fields';
import { type SubscriptionKind } from '../../domain/subscriptions/subscription';
import { type GiftTerms } from '../../operations/gifts/price';
import { type termsSchema } from '../routes/fees/terms-schema';

type WireTerms = z.input<typeof termsSchema>;

/** Presents an organization's fee terms, its current rates and fees, and the history of the terms. */
export function presentTerms(
  { charity, standing, platform, absorbs }: GiftTerms,
  { changes, subscribed }: { changes: FeeTermsChange[]; subscribed: SubscriptionKind[] },
): WireTerms {
  const { terms } = standing;
  const customReporting = subscribed.includes('custom_reporting');
  const apiPremium = subscribed.includes('api_premium');
  return {
    organization_id: charity.id,
    organization_tier: platform.tier,
    platform_rate: toRate(platform.ratePpm),
    earned_tier: standing.earned,
    previous_month_volume: toDollars(standing.volumeUsdMinor),
    absorbs: { platform_fees: absorbs.platform, processing_fees: absorbs.processing },
    ...writeTerms(terms),
    custom_reporting: customReporting,
    api_premium: apiPremium,
    nonprofit_unmet: unmetNonprofitConditions(terms, standing.register),
    high_volume_in_force: terms.highVolume !== null && isHighVolumeInForce(terms.highVolume, standing),
    monthly_fees: {
      custom_reporting: toDollars(monthlyFeesUsdMinor({ customReporting, apiPremium: false })),
      api_premium: toDollars(monthlyFeesUsdMinor({ customReporting: false, apiPremium })),
      total: toDollars(monthlyFeesUsdMinor({ customReporting, apiPremium })),
    },
    history: changes.map((change) => ({
      changed_at: change.changedAt.toISOString(),
      changed_by: change.changedBy,
      reason: change.reason,
      ...writeTerms(change.terms),
    })),
  };
}
