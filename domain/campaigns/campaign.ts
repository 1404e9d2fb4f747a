/** Defines the states of a campaign, its progress, and the frequency of its reports. */
import { type Day, dayOf } from '../days';

export const CAMPAIGN_STATUSES = ['active', 'closed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** The charity promises to report on the campaign this often. */
export const UPDATE_FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly'] as const;
export type UpdateFrequency = (typeof UPDATE_FREQUENCIES)[number];

/**
 * Returns the state of a campaign. The state is `ended` after the campaign's last day in UTC, unless the
 * charity has closed the campaign.
 */
export function campaignState(
  campaign: { status: CampaignStatus; deadline: Day | null },
  now: Date,
): CampaignStatus | 'ended' {
  if (campaign.status === 'closed') return 'closed';
  return campaign.deadline !== null && campaign.deadline < dayOf(now) ? 'ended' : 'active';
}

/** Returns the raised part of the goal in whole percent, rounded down. */
export function progressPercent(raisedUsdMinor: bigint, goalUsdMinor: bigint): number {
  return goalUsdMinor === 0n ? 0 : Number((raisedUsdMinor * 100n) / goalUsdMinor);
}
