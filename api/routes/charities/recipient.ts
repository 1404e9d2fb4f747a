import { type Database } from '../../../db/database';
import { type Campaign, findCampaign } from '../../../db/queries/campaigns/campaigns';
import { type Charity, findCharity } from '../../../db/queries/charities/charities';

/** Finds the recipient of a giving page: a listed charity, by its own id or the id of one of its campaigns. */
export async function findRecipient(
  db: Database,
  id: string,
): Promise<{ charity: Charity; campaign: Campaign | undefined } | undefined> {
  const campaign = await findCampaign(db, id);
  const charity = await findCharity(db, campaign?.charityId ?? id);
  return charity?.listed === true ? { charity, campaign } : undefined;
}
