import { type Database } from '../../db/database';
import { type Campaign, insertCampaign } from '../../db/queries/campaigns/campaigns';
import { newId } from '../../new-id';

/** An open campaign for 1,000 dollars. */
export async function buildCampaign(
  db: Database,
  changes: Partial<Campaign> & Pick<Campaign, 'charityId'>,
): Promise<Campaign> {
  const now = new Date();
  const campaign: Campaign = {
    id: newId('campaign'),
    name: 'A new roof',
    description: null,
    category: null,
    tags: [],
    city: null,
    state: null,
    postalCode: null,
    country: null,
    latitude: null,
    longitude: null,
    currency: 'USD',
    goalMinor: 100_000n,
    goalUsdMinor: 100_000n,
    deadline: null,
    hasMatching: false,
    updateFrequency: null,
    raisedUsdMinor: 0n,
    donations: 0,
    status: 'active',
    createdAt: now,
    updatedAt: now,
    closedAt: null,
    ...changes,
  };
  await insertCampaign(db, campaign);
  return campaign;
}
