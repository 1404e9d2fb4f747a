import { type z } from 'zod';
import { type FeeTermsChange } from '../../db/queries/fees/terms';
import {
  type FeeTerms,
  isHighVolumeInForce,
  monthlyFeesUsdMinor,
  unmetNonprofitConditions,
} from '../../domain/fees/rate';
import { toNumber } from '../../domain/money';
import { type SubscriptionKind } from '../../domain/subscriptions/subscription';
import { type GiftTerms } from '../../operations/gifts/price';
import { type termsSchema } from '../routes/fees/terms-schema';

type WireTerms = z.input<typeof termsSchema>;
type Granted = Omit<WireTerms['history'][number], 'changed_at' | 'changed_by' | 'reason'>;

const MILLION = 1_000_000;
const toRate = (ppm: bigint) => Number(ppm) / MILLION;
const toDollars = (minor: bigint) => toNumber({ currency: 'USD', minor });

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
    ...presentGranted(terms),
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
      ...presentGranted(change.terms),
    })),
  };
}

function presentGranted(terms: FeeTerms): Granted {
  const { negotiatedPpm, highVolume } = terms;
  return {
    nonprofit_approved: terms.nonprofitApproved,
    negotiated_rate: negotiatedPpm === null ? null : toRate(negotiatedPpm),
    high_volume:
      highVolume === null
        ? null
        : {
            rate: toRate(highVolume.ratePpm),
            minimum_monthly_volume: toDollars(highVolume.minimumMonthlyUsdMinor),
            starts_on: highVolume.startsOn,
            committed_until: highVolume.committedUntil,
            review_on: highVolume.reviewOn,
          },
  };
}
