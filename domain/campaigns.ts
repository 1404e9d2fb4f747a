/** What a campaign may say of itself, so that it can be filtered by it (specification: category taxonomy). */

export const CAMPAIGN_STATUSES = ['active', 'closed'] as const;
export type CampaignStatus = (typeof CAMPAIGN_STATUSES)[number];

/** How often the charity reports on the campaign. */
export const UPDATE_FREQUENCIES = ['daily', 'weekly', 'monthly', 'quarterly'] as const;
export type UpdateFrequency = (typeof UPDATE_FREQUENCIES)[number];
