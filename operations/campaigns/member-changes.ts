import {
  type Campaign,
  insertCampaign,
  lockCampaign,
  updateCampaign as storeCampaign,
} from '../../db/queries/campaigns/campaigns';
import { type Charity } from '../../db/queries/charities/charities';
import { findUsdRate } from '../../db/queries/exchange-rates/rates';
import { dayOf } from '../../domain/days';
import { type FieldFault, GivingError, notFound, validationError } from '../../domain/errors';
import { type Location, locationOrCharitys } from '../../domain/location';
import { fitsDecimals, type Money, parseMoney, toUsdMinor } from '../../domain/money';
import { newId } from '../../new-id';
import { type Act } from '../act';

export interface NewCampaign {
  /** Supplies the category and the location if `edits` sets none. */
  charity: Charity;
  name: string;
  goal: Money;
  edits: CampaignEdits;
}

/** Creates a campaign for a charity. Also stores the goal in US dollars at today's rate. */
export async function createCampaign({ tx, at }: Act, creation: NewCampaign): Promise<Campaign> {
  const { charity, name, goal, edits } = creation;
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

export interface CampaignUpdate {
  campaignId: string;
  edits: CampaignEdits;
  /** A decimal string in the campaign's currency. Undefined means no change. */
  fundingGoal: string | undefined;
}

/** Edits a campaign that is not closed. */
export async function updateCampaign(act: Act, update: CampaignUpdate): Promise<Campaign> {
  const before = await lockCampaign(act.tx, update.campaignId);
  if (before === undefined) throw notFound('campaign');
  if (before.status === 'closed') throw new GivingError('CONFLICT', 'The campaign is closed.');
  checkUpdate(before, update, act.at);
  const { location, ...fields } = update.edits;
  const changes = {
    ...fields,
    ...location,
    ...(await changeMoney(act, before, update)),
    updatedAt: act.at,
  };
  await storeCampaign(act.tx, before.id, changes);
  return { ...before, ...changes };
}

function checkUpdate({ currency }: Campaign, { edits, fundingGoal }: CampaignUpdate, at: Date): void {
  const faults: FieldFault[] = [];
  if (fundingGoal !== undefined && !fitsDecimals(fundingGoal, currency)) {
    faults.push({
      field: 'funding_goal',
      code: 'format',
      message: 'has more decimals than its currency allows',
    });
  }
  if (typeof edits.deadline === 'string' && edits.deadline < dayOf(at)) {
    faults.push({ field: 'deadline', code: 'too_small', message: 'is in the past' });
  }
  if (faults.length > 0) throw validationError(faults);
}

/** Converts a new goal to US dollars at today's rate. */
async function changeMoney(
  { tx, at }: Act,
  { currency }: Campaign,
  { fundingGoal }: CampaignUpdate,
): Promise<Partial<Campaign>> {
  if (fundingGoal === undefined) return {};
  const goal = parseMoney(fundingGoal, currency);
  const goalUsdMinor = toUsdMinor(goal, await findUsdRate(tx, currency, dayOf(at)));
  return { goalMinor: goal.minor, goalUsdMinor };
}

/** Closes a campaign, so that it accepts no more gifts. Closing it twice is harmless. */
export async function closeCampaign({ tx, at }: Act, campaignId: string): Promise<Campaign> {
  const before = await lockCampaign(tx, campaignId);
  if (before === undefined) throw notFound('campaign');
  if (before.status === 'closed') return before;
  const changes = { status: 'closed', closedAt: at, updatedAt: at } as const;
  await storeCampaign(tx, before.id, changes);
  return { ...before, ...changes };
}

/** The fields of a campaign that members of the charity can edit. An absent field is not changed. */
export interface CampaignEdits extends Partial<
  Pick<Campaign, 'name' | 'description' | 'category' | 'tags' | 'deadline' | 'updateFrequency'>
> {
  location?: Partial<Location>;
}
