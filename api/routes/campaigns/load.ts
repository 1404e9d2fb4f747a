import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { type Campaign, findCampaign } from '../../../db/queries/campaigns/campaigns';
import { notFound } from '../../../domain/errors';
import { requireEditable, requireReadable } from '../charities/load';

/** Loads the campaign in the path. Throws 404 if the caller may not read the campaign's charity. */
export async function loadCampaign(db: Database, actor: Actor, id: string): Promise<Campaign> {
  const campaign = await requireCampaign(db, id);
  await requireReadable(db, actor, campaign.charityId, 'campaign');
  return campaign;
}

/** Loads the campaign in the path. Throws 403 or 404 if the caller may not edit the campaign's charity. */
export async function loadEditableCampaign(db: Database, actor: Actor, id: string): Promise<Campaign> {
  const campaign = await requireCampaign(db, id);
  await requireEditable(db, actor, campaign.charityId, 'campaign');
  return campaign;
}

async function requireCampaign(db: Database, id: string): Promise<Campaign> {
  const campaign = await findCampaign(db, id);
  if (campaign === undefined) throw notFound('campaign');
  return campaign;
}
