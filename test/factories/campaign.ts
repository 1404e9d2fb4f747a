import { type Database } from '../../db/database';
import { type Campaign, insertCampaign } from '../../db/queries/campaigns/campaigns';
import { type Gift } from '../../db/queries/gifts/gifts';
import { insertPledge, type Pledge } from '../../db/queries/matching/pledges';
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

/** An accepted pledge of 5.00 USD to the campaign of a gift, by the donor of that gift. */
export async function buildPledge(
  db: Database,
  { charityId, campaignId, accountId, donorUserId }: Gift,
  changes: Partial<Pledge> = {},
): Promise<Pledge> {
  const at = new Date();
  const pledge: Pledge = {
    id: newId('pledge'),
    campaignId: campaignId ?? (await buildCampaign(db, { charityId })).id,
    charityId,
    accountId,
    sponsorUserId: donorUserId,
    source: 'own_card',
    paymentMethod: 'card',
    ratioHundredths: 100,
    currency: 'USD',
    capMinor: 500n,
    usedMinor: 0n,
    endsAt: new Date('2999-12-31T00:00:00Z'),
    status: 'accepted',
    createdAt: at,
    acceptedAt: at,
    acceptedByUserId: donorUserId,
    endedAt: null,
    endReason: null,
    nextBatchAt: at,
    ...changes,
  };
  await insertPledge(db, pledge);
  return pledge;
}
