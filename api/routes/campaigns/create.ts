import { type Campaign, findUsdRate, insertCampaign } from '../../../db/queries/campaigns/campaigns';
import { dayOf } from '../../../domain/days';
import { validationError } from '../../../domain/errors';
import { parseMoney, toUsdMinor } from '../../../domain/money';
import { newId } from '../../../new-id';
import { changeLocation, NOWHERE } from '../../location';
import { defineRoute } from '../../route';
import { loadCharityOfBody } from '../charities/load';
import { presentOne } from './load';
import { campaignRequestSchema, campaignSchema } from './schema';

export const createCampaign = defineRoute({
  method: 'post',
  path: '/v1/campaigns',
  operationId: 'createCampaign',
  tag: 'Campaigns',
  summary: 'Begin a campaign of a charity',
  description: 'For members of the charity. Gifts name it as `campaign_id`.',
  scope: 'charities:write',
  body: campaignRequestSchema,
  success: { status: 201, description: 'The campaign', schema: campaignSchema },
  errors: ['INVALID_CHARITY'],
  async handle({ db, body, actor, now }) {
    const charity = await loadCharityOfBody(db, actor, body.charity_id);
    const today = dayOf(now);
    const deadline = body.deadline ?? null;
    if (deadline !== null && deadline < today) {
      throw validationError([{ field: 'deadline', message: 'is in the past' }]);
    }
    const { currency } = body;
    const goal = parseMoney(body.funding_goal, currency);
    const matching = body.matching_funds ?? null;
    const campaign: Campaign = {
      id: newId('campaign'),
      charityId: charity.id,
      name: body.name,
      description: body.description ?? null,
      category: body.category ?? charity.category,
      tags: body.tags ?? [],
      ...changeLocation(body.location === undefined ? charity : NOWHERE, body.location),
      currency,
      goalMinor: goal.minor,
      goalUsdMinor: toUsdMinor(goal, await findUsdRate(db, currency, today)),
      deadline,
      matchingMinor: matching === null ? 0n : parseMoney(matching, currency).minor,
      updateFrequency: body.update_frequency ?? null,
      raisedUsdMinor: 0n,
      donations: 0,
      status: 'active',
      createdAt: now,
      updatedAt: now,
      closedAt: null,
    };
    await insertCampaign(db, campaign);
    return presentOne(db, campaign, now);
  },
});
