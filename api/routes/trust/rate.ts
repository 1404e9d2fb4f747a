import { hasGivenTo } from '../../../db/queries/trust/ratings';
import { GivingError } from '../../../domain/errors';
import { rateCharity } from '../../../operations/trust/rate-charity';
import { mayRateCharity } from '../../policies/charity';
import { presentRating } from '../../presenters/rating';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { ratingRequestSchema, ratingSchema } from './schema';

export const rateCharityRoute = defineRoute({
  method: 'post',
  path: '/v1/charities/{charity_id}/ratings',
  operationId: 'rateCharity',
  tag: 'Charities',
  summary: 'Rate a charity that you gave to',
  description:
    'A donor has one rating for each charity. A new rating replaces it. Members may not rate their own charity.',
  scope: 'donations:write',
  params: charityParams,
  body: ratingRequestSchema,
  success: { status: 201, description: 'Your rating', schema: ratingSchema },
  errors: ['CHARITY_NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, body, actor, now }) {
    const { charity, member: isMember } = await loadCharity(db, actor, params.charity_id);
    const { id: charityId } = charity;
    const { userId } = actor;
    const hasGiven = await hasGivenTo(db, userId, charityId);
    if (!mayRateCharity({ isMember, hasGiven })) {
      throw new GivingError('FORBIDDEN', 'Only donors of a charity who are not its members may rate it.');
    }
    const { rating: stars, comment = null } = body;
    return presentRating(await rateCharity(db, { charityId, userId, stars, comment, at: now }));
  },
});
