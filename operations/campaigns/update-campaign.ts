import { type Database } from '../../db/database';
import {
  type Campaign,
  findUsdRate,
  lockCampaign,
  updateCampaign as storeCampaign,
} from '../../db/queries/campaigns/campaigns';
import { dayOf } from '../../domain/days';
import { type FieldFault, GivingError, notFound, validationError } from '../../domain/errors';
import { fitsDecimals, parseMoney, toUsdMinor } from '../../domain/money';
import { type CampaignEdits } from './edits';

export interface CampaignUpdate {
  campaignId: string;
  edits: CampaignEdits;
  /** A decimal string in the campaign's currency, like `matchingFunds`. Undefined means no change. */
  fundingGoal: string | undefined;
  matchingFunds: string | null | undefined;
  at: Date;
}

/** Edits a campaign that is not closed. */
export async function updateCampaign(tx: Database, update: CampaignUpdate): Promise<Campaign> {
  const before = await lockCampaign(tx, update.campaignId);
  if (before === undefined) throw notFound('campaign');
  if (before.status === 'closed') throw new GivingError('CONFLICT', 'The campaign is closed.');
  checkUpdate(before, update);
  const { location, ...fields } = update.edits;
  const changes = {
    ...fields,
    ...location,
    ...(await changeMoney(tx, before, update)),
    updatedAt: update.at,
  };
  await storeCampaign(tx, before.id, changes);
  return { ...before, ...changes };
}

function checkUpdate({ currency }: Campaign, update: CampaignUpdate): void {
  const { edits, fundingGoal, matchingFunds, at } = update;
  const faults: FieldFault[] = [];
  for (const [field, amount] of Object.entries({
    funding_goal: fundingGoal,
    matching_funds: matchingFunds,
  })) {
    if (typeof amount === 'string' && !fitsDecimals(amount, currency)) {
      faults.push({ field, message: 'has more decimals than its currency allows' });
    }
  }
  if (typeof edits.deadline === 'string' && edits.deadline < dayOf(at)) {
    faults.push({ field: 'deadline', message: 'is in the past' });
  }
  if (faults.length > 0) throw validationError(faults);
}

/** Converts a new goal to US dollars at today's rate. */
async function changeMoney(
  tx: Database,
  { currency }: Campaign,
  { fundingGoal, matchingFunds, at }: CampaignUpdate,
): Promise<Partial<Campaign>> {
  const changes: Partial<Campaign> = {};
  if (fundingGoal !== undefined) {
    const goal = parseMoney(fundingGoal, currency);
    changes.goalMinor = goal.minor;
    changes.goalUsdMinor = toUsdMinor(goal, await findUsdRate(tx, currency, dayOf(at)));
  }
  if (matchingFunds === null) changes.matchingMinor = 0n;
  else if (matchingFunds !== undefined) changes.matchingMinor = parseMoney(matchingFunds, currency).minor;
  return changes;
}
