import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { findPhoto } from '../../../db/queries/charities/photos';
import { notFound, charityNotFound, requireRow } from '../../../domain/errors';
import { Content } from '../../content';
import { route, routes } from '../../route';
import { completeGiveSettings } from '../../../domain/charities/give-settings';
import { presentGiveSettings } from '../../presenters/charity';
import { presentOne as presentOneCampaign } from '../campaigns/present';
import { giveSchema } from './give-schema';
import { listGiveMethods } from './give-methods';
import { findRecipient } from './recipient';
import { presentMany } from './present';

const FOR_EVER = 'public, max-age=31536000, immutable';

const FOR_A_MINUTE = 'public, max-age=60';

/** Pages call these routes without a credential. */
export const publicCharityRoutes = routes('Charities', {
  getPhoto: route('GET /v1/photos/{photo_id}', {
    summary: 'Read the picture of a photograph',
    description: 'The content of an address never changes. Pages of any origin may show it.',
    scope: 'any',
    success: {
      status: 200,
      description: 'The picture',
      schema: z.never(),
      media: { 'image/webp': 'The picture, without metadata' },
    },
    async handle({ db, params, gateways }) {
      const photo = await findPhoto(db, params.photo_id);
      if (photo === undefined) throw notFound('photograph');
      const content = await buffer(gateways.documents.read(photo.storageKey));
      return new Content('image/webp', content, undefined, FOR_EVER);
    },
  }),

  getGivePage: route('GET /v1/give/{recipient_id}', {
    summary: 'Read what a page for giving needs',
    description:
      'For a charity or one of its campaigns. Caches may keep the answer for a minute. A charity that cannot receive gifts does not exist here. The answer has the settings and methods of the charity, the smallest gift by currency, and the public key of the processor.',
    scope: 'any',
    success: {
      status: 200,
      description: 'The charity, its settings, methods and minimum',
      schema: giveSchema,
    },
    errors: ['CHARITY_NOT_FOUND'],
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
  }),
});

function missing(id: string): Error {
  return id.startsWith('campaign_') ? notFound('campaign') : charityNotFound(id);
}
