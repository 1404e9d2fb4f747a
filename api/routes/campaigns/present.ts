import { type Database } from '../../../db/database';
import { type Campaign } from '../../../db/queries/campaigns/campaigns';
import { findCampaignDeltas } from '../../../db/queries/impact/impact';
import { presentCampaign } from '../../presenters/campaign';

/** Presents a campaign with the amount raised so far. */
export async function presentOne(db: Database, campaign: Campaign, now: Date) {
  const deltas = await findCampaignDeltas(db, [campaign.id]);
  return presentCampaign(campaign, deltas.get(campaign.id), now);
}
