import { type z } from 'zod';
import { type Charity } from '../../db/queries/charities';
import { formatMoney } from '../../domain/money';
import { trustBand, UNKNOWN_TRUST } from '../../domain/trust/score';
import { type charitySchema } from '../routes/charities/schema';

type WireCharity = z.input<typeof charitySchema>;

/** A charity as everybody sees it; `raisedUsdMinor` is what it received so far, in US cents. */
export function presentCharity(charity: Charity, raisedUsdMinor: bigint): WireCharity {
  const trustScore = charity.trustScore ?? UNKNOWN_TRUST.score;
  return {
    id: charity.id,
    name: charity.name,
    category: charity.category,
    description: charity.description,
    verified: charity.verified,
    wallet_address: charity.walletAddress,
    impact_metrics: {
      total_donations: formatMoney({ currency: 'USD', minor: raisedUsdMinor }),
      beneficiaries_reached: 0,
      projects_completed: 0,
    },
    ein: charity.ein,
    tags: charity.tags,
    location: {
      city: charity.city,
      state: charity.state,
      postal_code: charity.postalCode,
      country: charity.country,
      latitude: charity.latitude,
      longitude: charity.longitude,
    },
    logo: charity.logo,
    rating: charity.rating,
    founded: charity.founded,
    verification_level: charity.verificationLevel,
    trust_score: trustScore,
    trust_band: trustBand(trustScore),
    badges: charity.badges,
  };
}

/** Which fees the charity absorbs, for its members. */
export function presentFeeSettings(charity: Charity): NonNullable<WireCharity['fee_settings']> {
  return {
    absorb_platform_fees: charity.absorbPlatformFees,
    absorb_processing_fees: charity.absorbProcessingFees,
  };
}
