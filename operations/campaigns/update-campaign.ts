import { type Database } from '../../db/database';
import {
  type Campaign,
  lockCampaign,
  updateCampaign as storeCampaign,
} from '../../db/queries/campaigns/campaigns';
import { findUsdRate } from '../../db/queries/exchange-rates/rates';
import { dayOf } from '../../domain/days';
import { type FieldFault, GivingError, notFound, validationError } from '../../domain/errors';
import { fitsDecimals, parseMoney, toUsdMinor } from '../../domain/money';
import { type CampaignEdits } from './edits';

export interface CampaignUpdate {
  campaignId: string;
  edits: CampaignEdits;
  /** A decimal string in the campaign's currency. Undefined means no change. */
  fundingGoal: string | undefined;
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
  const { edits, fundingGoal, at } = update;
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
  tx: Database,
  { currency }: Campaign,
  { fundingGoal, at }: CampaignUpdate,
): Promise<Partial<Campaign>> {
  if (fundingGoal === undefined) return {};
  const goal = parseMoney(fundingGoal, currency);
  const goalUsdMinor = toUsdMinor(goal, await findUsdRate(tx, currency, dayOf(at)));
  return { goalMinor: goal.minor, goalUsdMinor };
}
