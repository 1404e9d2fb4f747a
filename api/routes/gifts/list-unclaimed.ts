import { listUnclaimedGifts } from '../../../db/queries/gifts/unclaimed';
import { pageQuery } from '../../fields';
import { presentUnclaimedGift } from '../../presenters/unclaimed-gift';
import { defineRoute } from '../../route';
import { unclaimedGiftListSchema } from './unclaimed-schema';

export const listUnclaimedDonations = defineRoute({
  method: 'get',
  path: '/v1/unclaimed-gifts',
  operationId: 'listUnclaimedGifts',
  tag: 'Donations',
  summary: 'List the gifts that wait for a charity to be claimed',
  description: 'For operators. Gifts of which a part was returned are not listed: only a refund ends them.',
  scope: 'donations:read',
  role: 'operator',
  query: pageQuery,
  success: { status: 200, description: 'A page of gifts, oldest first', schema: unclaimedGiftListSchema },
  errors: [],
  async handle({ db, query, config, now: at }) {
    const { limit, offset } = query;
    const { gifts, total } = await listUnclaimedGifts(db, { before: at, limit, offset });
    const shown = gifts.map((gift) => presentUnclaimedGift(gift, { environment: config.environment, at }));
    return { gifts: shown, total, limit, offset };
  },
});
