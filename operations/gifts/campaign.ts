import { type Database } from '../../db/database';
import { findCampaign } from '../../db/queries/campaigns/campaigns';
import { campaignState } from '../../domain/campaigns/campaign';
import { validationError } from '../../domain/errors';
import { type GiftOrder } from './order';

/** Refuses a gift to another charity's campaign, or to a campaign that has ended. */
export async function checkCampaign(
  tx: Database,
  order: Pick<GiftOrder, 'campaignId' | 'charityId'>,
  at: Date,
): Promise<void> {
  if (order.campaignId === null) return;
  const campaign = await findCampaign(tx, order.campaignId);
  if (campaign?.charityId !== order.charityId) {
    throw validationError([
      { field: 'campaign_id', code: 'not_found', message: 'is not a campaign of this charity' },
    ]);
  }
  const state = campaignState(campaign, at);
  if (state === 'active') return;
  throw validationError([
    { field: 'campaign_id', code: 'not_allowed', message: `this campaign is ${state}` },
  ]);
}

/**
 * Returns the campaign for the next gift of a plan. Returns null after the campaign has ended, so that the
 * plan's gifts go to the charity without a campaign.
 */
export async function keepOpenCampaign(
  tx: Database,
  campaignId: string | null,
  at: Date,
): Promise<string | null> {
  const campaign = campaignId === null ? undefined : await findCampaign(tx, campaignId);
  return campaign !== undefined && campaignState(campaign, at) === 'active' ? campaign.id : null;
}
