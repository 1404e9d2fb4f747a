import { type z } from 'zod';
import { completeGiveSettings } from '../../../domain/charities/give-settings';
import { charityNotFound, notFound, requireRow } from '../../../domain/errors';
import { Content } from '../../content';
import { presentGiveSettings } from '../../presenters/charity';
import { defineRoute } from '../../route';
import { presentOne as presentOneCampaign } from '../campaigns/present';
import { giveParams, giveSchema } from './give-schema';
import { listGiveMethods } from './give-methods';
import { findRecipient } from './load';
import { presentMany } from './present';

const FOR_A_MINUTE = 'public, max-age=60';

function missing(id: string): Error {
  return id.startsWith('campaign_') ? notFound('campaign') : charityNotFound(id);
}

export const getGivePage = defineRoute({
  method: 'get',
  path: '/v1/give/{recipient_id}',
  operationId: 'getGivePage',
  tag: 'Charities',
  summary: 'Read what a page for giving needs',
  description:
    'For a charity or one of its campaigns. Caches may keep the answer for a minute. A charity that cannot receive gifts does not exist here.',
  scope: 'any',
  params: giveParams,
  success: { status: 200, description: 'The charity, its settings, methods and minimum', schema: giveSchema },
  errors: ['CHARITY_NOT_FOUND', 'NOT_FOUND'],
  async handle({ db, params, config, gateways, now }) {
    const recipient = await findRecipient(db, params.recipient_id);
    if (recipient === undefined) throw missing(params.recipient_id);
    const { charity, campaign } = recipient;
    const [seen] = await presentMany(db, [charity], config);
    const offer = await listGiveMethods(db, charity, { gateways, at: now });
    const { name, publishableKey } = gateways.processor;
    const page: z.input<typeof giveSchema> = {
      charity: requireRow(seen, charity.id),
      campaign: campaign === undefined ? null : await presentOneCampaign(db, campaign, now),
      settings: presentGiveSettings(completeGiveSettings(charity.giveSettings)),
      ...offer,
      processor: { name, publishable_key: publishableKey },
    };
    return new Content('application/json', JSON.stringify(page), undefined, FOR_A_MINUTE);
  },
});
