import { type Database } from '../../../db/database';
import { type Actor } from '../../../db/queries/access/api-keys';
import { type Campaign, findCampaign, lockCampaign } from '../../../db/queries/campaigns/campaigns';
import { findCampaignDeltas } from '../../../db/queries/impact/impact';
import { notFound } from '../../../domain/errors';
import { presentCampaign } from '../../presenters/campaign';
import { requireEditable, requireReadable } from '../charities/load';

/** The campaign of a path; 404 when the caller may not read its charity. */
export async function loadCampaign(db: Database, actor: Actor, id: string): Promise<Campaign> {
  const campaign = await findCampaign(db, id);
  if (campaign === undefined) throw notFound('campaign');
  await requireReadable(db, actor, campaign.charityId, 'campaign');
  return campaign;
}

/** The campaign of a path, held, and of a charity that the caller speaks for. */
export async function loadEditableCampaign(tx: Database, actor: Actor, id: string): Promise<Campaign> {
  const campaign = await lockCampaign(tx, id);
  if (campaign === undefined) throw notFound('campaign');
  await requireEditable(tx, actor, campaign.charityId, 'campaign');
  return campaign;
}

export async function presentOne(db: Database, campaign: Campaign, now: Date) {
  const deltas = await findCampaignDeltas(db, [campaign.id]);
  return presentCampaign(campaign, deltas.get(campaign.id), now);
}
