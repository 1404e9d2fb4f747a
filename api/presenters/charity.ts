import { type z } from 'zod';
import { type Charity } from '../../db/queries/charities/charities';
import { type CharityPhoto } from '../../db/queries/charities/photos';
import { type ReportedResults } from '../../db/queries/impact/reports';
import { completeGiveSettings, type GiveSettings } from '../../domain/charities/give-settings';
import { subCategoryFor } from '../../domain/imports/causes';
import { formatMoney } from '../../domain/money';
import { trustBand, UNKNOWN_TRUST } from '../../domain/trust/score';
import { presentLocation } from '../location';
import { giveSettingsFields } from '../routes/charities/give-settings-schema';
import { type charitySchema } from '../routes/charities/schema';
import { project } from '../project';

type WireCharity = z.input<typeof charitySchema>;

/**
 * The facts about a charity from other tables: the gifts it received, in US cents, and the results it reported. Both
 * may be missing. `isClaimed` is true if the charity has a member.
 */
export interface CharityFigures {
  raisedUsdMinor: bigint | undefined;
  reported: ReportedResults | undefined;
  isClaimed: boolean;
  /** The charity's code in the register, if it has one. */
  ntee: string | undefined;
  photos: CharityPhoto[];
  /** The platform's public address, with which the URLs of photographs begin. */
  address: string;
}

/** Presents a charity as everybody sees it. */
export function presentCharity(charity: Charity, figures: CharityFigures): WireCharity {
  const trustScore = charity.trustScore ?? UNKNOWN_TRUST.score;
  return {
    id: charity.id,
    name: charity.name,
    category: charity.category,
    sub_category: subCategoryFor(charity.subCategory, figures.ntee ?? null),
    description: charity.description,
    verified: charity.verified,
    wallet_address: charity.walletAddress,
    impact_metrics: {
      total_donations: formatMoney({ currency: 'USD', minor: figures.raisedUsdMinor ?? 0n }),
      beneficiaries_reached: figures.reported?.beneficiariesReached ?? 0,
      projects_completed: figures.reported?.projectsCompleted ?? 0,
    },
    ein: charity.ein,
    tags: charity.tags,
    location: presentLocation(charity),
    logo: charity.logo,
    rating: charity.rating,
    founded: charity.founded,
    verification_level: charity.verificationLevel,
    trust_score: trustScore,
    trust_band: trustBand(trustScore),
    badges: charity.badges,
    staff_count: charity.staffCount,
    annual_budget_usd: charity.annualBudgetDollars,
    payment_methods: charity.paymentMethods,
    transparency_rating: charity.transparencyRating,
    programs: charity.programs,
    photos: figures.photos.map((photo) => presentPhoto(photo, figures.address)),
    social_links: charity.socialLinks,
    claimed: figures.isClaimed,
    listed: charity.listed,
  };
}

/** Presents a photograph. Its content never changes, so caches may keep it forever. */
export function presentPhoto(photo: CharityPhoto, address: string): WireCharity['photos'][number] {
  const { id, caption, width, height, bytes } = photo;
  return { photo_id: id, url: `${address}/v1/photos/${id}`, width, height, bytes, caption };
}

/** Presents the charity's settings, which only its members see. */
export function presentMemberSettings(
  charity: Charity,
): Pick<WireCharity, 'fee_settings' | 'volunteer_settings' | 'give_settings'> {
  const giveSettings = completeGiveSettings(charity.giveSettings);
  return {
    fee_settings: {
      absorb_platform_fees: charity.absorbPlatformFees,
      absorb_processing_fees: charity.absorbProcessingFees,
    },
    volunteer_settings: {
      auto_accept_up_to_hours:
        charity.autoAcceptHundredths === null ? null : charity.autoAcceptHundredths / 100,
      auto_accept_after: charity.autoAcceptAfter,
    },
    give_settings: { ...presentGiveSettings(giveSettings), embed_origins: giveSettings.embedOrigins },
  };
}

/** Presents the public settings of the giving page. */
export function presentGiveSettings(settings: GiveSettings): z.input<typeof giveSettingsFields> {
  return project(giveSettingsFields, settings, {});
}
