import { type Database } from '../../db/database';
import { type Campaign, insertCampaign } from '../../db/queries/campaigns/campaigns';
import { findUsdRate } from '../../db/queries/exchange-rates/rates';
import { type Charity } from '../../db/queries/charities/charities';
import { dayOf } from '../../domain/days';
import { validationError } from '../../domain/errors';
import { locationOrCharitys } from '../../domain/location';
import { type Money, toUsdMinor } from '../../domain/money';
import { newId } from '../../new-id';
import { type CampaignEdits } from './edits';

export interface NewCampaign {
  /** Supplies the category and the location if `edits` sets none. */
  charity: Charity;
  name: string;
  goal: Money;
  edits: CampaignEdits;
  at: Date;
}

/** Creates a campaign for a charity. Also stores the goal in US dollars at today's rate. */
export async function createCampaign(tx: Database, creation: NewCampaign): Promise<Campaign> {
  const { charity, name, goal, edits, at } = creation;
  const { location, ...fields } = edits;
  const today = dayOf(at);
  if (typeof fields.deadline === 'string' && fields.deadline < today) {
    throw validationError([{ field: 'deadline', code: 'too_small', message: 'is in the past' }]);
  }
  const campaign: Campaign = {
    id: newId('campaign'),
    charityId: charity.id,
    name,
    description: null,
    category: charity.category,
    tags: [],
    ...locationOrCharitys(location, charity),
    currency: goal.currency,
    goalMinor: goal.minor,
    goalUsdMinor: toUsdMinor(goal, await findUsdRate(tx, goal.currency, today)),
    deadline: null,
    hasMatching: false,
    updateFrequency: null,
    raisedUsdMinor: 0n,
    donations: 0,
    status: 'active',
    createdAt: at,
    updatedAt: at,
    closedAt: null,
    ...fields,
  };
  await insertCampaign(tx, campaign);
  return campaign;
}
