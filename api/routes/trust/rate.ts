import { hasGivenTo, rateCharity } from '../../../db/queries/trust/ratings';
import { refreshTrust } from '../../../db/queries/trust/trust';
import { GivingError } from '../../../domain/errors';
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
    'A donor has one rating of a charity; another one takes its place. Members do not rate their own charity.',
  scope: 'donations:write',
  params: charityParams,
  body: ratingRequestSchema,
  success: { status: 201, description: 'Your rating', schema: ratingSchema },
  errors: ['CHARITY_NOT_FOUND', 'FORBIDDEN'],
  async handle({ db, params, body, actor, now }) {
    const { charity, member } = await loadCharity(db, actor, params.charity_id);
    if (member || !(await hasGivenTo(db, actor.userId, charity.id))) {
      throw new GivingError('FORBIDDEN', 'Only who gave to a charity, and is not its member, may rate it.');
    }
    const { rating: stars, comment = null } = body;
    const rating = await rateCharity(
      db,
      { charityId: charity.id, userId: actor.userId, stars, comment },
      now,
    );
    await refreshTrust(db, charity.id, now);
    return presentRating(rating);
  },
});
