import { type Database } from '../../../db/database';
import { findCampaign } from '../../../db/queries/campaigns/campaigns';
import { nameOfCharity } from '../mail';

/** What every mail to a sponsor about a pledge tells. */
export interface PledgeNews {
  charityName: string;
  campaignName: string;
}

export const PLEDGE: PledgeNews = { charityName: 'Helping Hands', campaignName: 'A new roof' };

export async function gatherPledge(
  db: Database,
  { charityId, campaignId }: { charityId: string; campaignId: string },
): Promise<PledgeNews> {
  const campaign = await findCampaign(db, campaignId);
  return { charityName: await nameOfCharity(db, charityId), campaignName: campaign?.name ?? campaignId };
}
