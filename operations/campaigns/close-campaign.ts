import { type Database } from '../../db/database';
import { type Campaign, lockCampaign, updateCampaign } from '../../db/queries/campaigns/campaigns';
import { notFound } from '../../domain/errors';

/** Closes a campaign, so that it accepts no more gifts. Closing it twice is harmless. */
export async function closeCampaign(
  tx: Database,
  { campaignId, at }: { campaignId: string; at: Date },
): Promise<Campaign> {
  const before = await lockCampaign(tx, campaignId);
  if (before === undefined) throw notFound('campaign');
  if (before.status === 'closed') return before;
  const changes = { status: 'closed', closedAt: at, updatedAt: at } as const;
  await updateCampaign(tx, before.id, changes);
  return { ...before, ...changes };
}
