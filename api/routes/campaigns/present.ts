import { type Database } from '../../../db/database';
import { type Campaign } from '../../../db/queries/campaigns/campaigns';
import { findCampaignTotals } from '../../../db/queries/impact/impact';
import { findAcceptedPledges } from '../../../db/queries/matching/pledges';
import { requireRow } from '../../../domain/errors';
import { presentCampaign } from '../../presenters/campaign';

/** Presents campaigns with the amounts raised so far and the pledges that match their gifts. */
export async function presentAll(db: Database, campaigns: Campaign[], now: Date) {
  const ids = campaigns.map(({ id }) => id);
  const totals = await findCampaignTotals(db, ids);
  const pledges = await findAcceptedPledges(db, ids);
  return campaigns.map((campaign) =>
    presentCampaign(campaign, {
      totals: requireRow(totals.get(campaign.id), campaign.id),
      pledge: pledges.get(campaign.id),
      now,
    }),
  );
}

/** Presents a campaign with the amount raised so far. */
export async function presentOne(db: Database, campaign: Campaign, now: Date) {
  const [presented] = await presentAll(db, [campaign], now);
  return requireRow(presented, campaign.id);
}
