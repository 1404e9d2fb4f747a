import { type z } from 'zod';
import { type Campaign } from '../../db/queries/campaigns/campaigns';
import { campaignState, progressPercent } from '../../domain/campaigns/campaign';
import { formatMoney } from '../../domain/money';
import { presentLocation } from '../location';
import { type campaignSchema } from '../routes/campaigns/schema';

/** Sums up gifts to a campaign that its row does not include yet. */
export interface CampaignDelta {
  usdMinor: bigint;
  donations: number;
}

/** Presents a campaign as everybody sees it. */
export function presentCampaign(
  campaign: Campaign,
  pending: CampaignDelta | undefined,
  now: Date,
): z.input<typeof campaignSchema> {
  const raisedUsdMinor = campaign.raisedUsdMinor + (pending?.usdMinor ?? 0n);
  const { currency } = campaign;
  const hasMatching = campaign.matchingMinor > 0n;
  return {
    id: campaign.id,
    charity_id: campaign.charityId,
    name: campaign.name,
    description: campaign.description,
    category: campaign.category,
    tags: campaign.tags,
    location: presentLocation(campaign),
    funding_goal: formatMoney({ currency, minor: campaign.goalMinor }),
    currency,
    funding_goal_usd: formatMoney({ currency: 'USD', minor: campaign.goalUsdMinor }),
    raised_usd: formatMoney({ currency: 'USD', minor: raisedUsdMinor }),
    donations: campaign.donations + (pending?.donations ?? 0),
    progress_percent: progressPercent(raisedUsdMinor, campaign.goalUsdMinor),
    deadline: campaign.deadline,
    matching_funds: hasMatching ? formatMoney({ currency, minor: campaign.matchingMinor }) : null,
    matching_funds_available: hasMatching,
    update_frequency: campaign.updateFrequency,
    status: campaignState(campaign, now),
    created_at: campaign.createdAt.toISOString(),
    updated_at: campaign.updatedAt.toISOString(),
    closed_at: campaign.closedAt?.toISOString() ?? null,
  };
}
