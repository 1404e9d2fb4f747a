import { type z } from 'zod';
import { type Campaign } from '../../db/queries/campaigns/campaigns';
import { type CampaignTotals } from '../../db/queries/impact/impact';
import { type Pledge } from '../../db/queries/matching/pledges';
import { campaignState, progressPercent } from '../../domain/campaigns/campaign';
import { printTerms } from '../../domain/matching/match';
import { takesGifts } from '../../domain/matching/pledge';
import { formatMoney } from '../../domain/money';
import { presentLocation } from '../location';
import { campaignSchema } from '../routes/campaigns/schema';
import { project } from '../project';

/** The facts that a campaign shows in addition to its row. */
export interface CampaignContext {
  totals: CampaignTotals;
  /** The accepted pledge of the campaign. */
  pledge: Pledge | undefined;
  now: Date;
}

/** Presents a campaign as everybody sees it. */
export function presentCampaign(
  campaign: Campaign,
  { totals, pledge, now }: CampaignContext,
): z.input<typeof campaignSchema> {
  const { raisedUsdMinor, donations } = totals;
  const { currency } = campaign;
  const status = campaignState(campaign, now);
  const matching = pledge !== undefined && takesGifts(pledge, now) ? presentMatching(pledge) : null;
  return project(campaignSchema, campaign, {
    location: presentLocation(campaign),
    funding_goal: formatMoney({ currency, minor: campaign.goalMinor }),
    funding_goal_usd: formatMoney({ currency: 'USD', minor: campaign.goalUsdMinor }),
    raised_usd: formatMoney({ currency: 'USD', minor: raisedUsdMinor }),
    donations,
    progress_percent: progressPercent(raisedUsdMinor, campaign.goalUsdMinor),
    matching,
    matching_funds: matching?.left ?? null,
    matching_funds_available: campaign.hasMatching && matching !== null && status === 'active',
    status,
  });
}

function presentMatching(pledge: Pledge) {
  return { ...printTerms(pledge), ends_at: pledge.endsAt.toISOString() };
}
