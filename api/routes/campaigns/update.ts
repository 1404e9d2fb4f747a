import { type Database } from '../../../db/database';
import { type Campaign, findUsdRate, updateCampaign } from '../../../db/queries/campaigns/campaigns';
import { dayOf } from '../../../domain/days';
import { type FieldFault, GivingError, validationError } from '../../../domain/errors';
import { parseMoney, toUsdMinor } from '../../../domain/money';
import { amountFitsCurrency } from '../../fields';
import { changeLocation } from '../../location';
import { defineRoute } from '../../route';
import { loadEditableCampaign, presentOne } from './load';
import { type CampaignChanges, campaignChangesSchema, campaignParams, campaignSchema } from './schema';

export const updateCampaignRoute = defineRoute({
  method: 'patch',
  path: '/v1/campaigns/{campaign_id}',
  operationId: 'updateCampaign',
  tag: 'Campaigns',
  summary: 'Edit a campaign',
  scope: 'charities:write',
  params: campaignParams,
  body: campaignChangesSchema,
  success: { status: 200, description: 'The campaign as it is now', schema: campaignSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, body, actor, now }) {
    const before = await loadEditableCampaign(db, actor, params.campaign_id);
    if (before.status === 'closed') throw new GivingError('CONFLICT', 'The campaign is closed.');
    const today = dayOf(now);
    checkChanges(before, body, today);
    const changes = {
      ...changeLocation(before, body.location),
      ...plainChanges(body),
      ...(await changeGoal(db, before, body, today)),
      ...(body.matching_funds === undefined
        ? {}
        : { matchingMinor: matchingOf(before, body.matching_funds) }),
      updatedAt: now,
    };
    await updateCampaign(db, before.id, changes);
    return presentOne(db, { ...before, ...changes }, now);
  },
});

function checkChanges({ currency }: Campaign, body: CampaignChanges, today: string): void {
  const faults: FieldFault[] = [];
  for (const field of ['funding_goal', 'matching_funds'] as const) {
    if (!amountFitsCurrency({ ...body, currency }, field)) {
      faults.push({ field, message: 'has more decimals than its currency' });
    }
  }
  if (typeof body.deadline === 'string' && body.deadline < today) {
    faults.push({ field: 'deadline', message: 'is in the past' });
  }
  if (faults.length > 0) throw validationError(faults);
}

function plainChanges(body: CampaignChanges): Partial<Campaign> {
  return {
    ...(body.name === undefined ? {} : { name: body.name }),
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.category === undefined ? {} : { category: body.category }),
    ...(body.tags === undefined ? {} : { tags: body.tags }),
    ...(body.deadline === undefined ? {} : { deadline: body.deadline }),
    ...(body.update_frequency === undefined ? {} : { updateFrequency: body.update_frequency }),
  };
}

/** A new goal counts at today's rate. */
async function changeGoal(
  db: Database,
  { currency }: Campaign,
  body: CampaignChanges,
  today: string,
): Promise<Partial<Campaign>> {
  if (body.funding_goal === undefined) return {};
  const goal = parseMoney(body.funding_goal, currency);
  return {
    goalMinor: goal.minor,
    goalUsdMinor: toUsdMinor(goal, await findUsdRate(db, currency, today)),
  };
}

function matchingOf({ currency }: Campaign, amount: string | null): bigint {
  return amount === null ? 0n : parseMoney(amount, currency).minor;
}
