import { findTrust } from '../../../db/queries/trust/trust';
import { charityNotFound, GivingError } from '../../../domain/errors';
import { route, routes } from '../../route';
import { loadCharity, loadCharityWithRoles } from '../../access/charities';
import { trustSchema, ratingRequestSchema, ratingSchema, ratingListSchema } from './schema';
import { hasGivenTo, listRatings } from '../../../db/queries/trust/ratings';
import { rateCharity } from '../../../operations/trust/ratings';
import { presentRating } from '../../presenters/rating';
import { pageQuery } from '../../fields';

export const trustRoutes = routes('Charities', {
  getCharityTrust: route('GET /v1/charities/{charity_id}/trust', {
    summary: "Read a charity's trust score and its factors",
    description:
      'The score (0 to 100) is recomputed once a day, and when a rating or the verification changes.',
    scope: 'charities:read',
    guests: true,
    success: { status: 200, description: 'The score, with the points of each factor', schema: trustSchema },
    async handle({ db, params, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id);
      const trust = await findTrust(db, charity.id);
      if (trust === undefined) throw charityNotFound(charity.id);
      return {
        charity_id: charity.id,
        trust_score: trust.score,
        trust_band: trust.band,
        factors: trust.factors,
        badges: trust.badges,
        scored_at: trust.scoredAt?.toISOString() ?? null,
      };
    },
  }),

  rateCharity: route('POST /v1/charities/{charity_id}/ratings', {
    summary: 'Rate a charity that you gave to',
    description:
      'A donor has one rating for each charity. A new rating replaces it. Members may not rate their own charity. A rating is 1 to 5.',
    scope: 'donations:write',
    body: ratingRequestSchema,
    success: { status: 201, description: 'Your rating', schema: ratingSchema },
    errors: ['FORBIDDEN'],
    async handle({ act, db, params, body, actor }) {
      const [{ id: charityId }, { member }] = await loadCharityWithRoles(db, actor, params.charity_id);
      const { userId } = actor;
      if (member || !(await hasGivenTo(db, userId, charityId))) {
        throw new GivingError('FORBIDDEN', 'Only donors of a charity who are not its members may rate it.');
      }
      const { rating: stars, comment = null } = body;
      return presentRating(await rateCharity(act, { charityId, userId, stars, comment }));
    },
  }),

  listCharityRatings: route('GET /v1/charities/{charity_id}/ratings', {
    summary: "List a charity's ratings",
    description: 'Newest first.',
    scope: 'charities:read',
    guests: true,
    query: pageQuery,
    success: { status: 200, description: 'A page of ratings, newest first', schema: ratingListSchema },
    async handle({ db, params, query, actor }) {
      const charity = await loadCharity(db, actor, params.charity_id);
      const { ratings, total } = await listRatings(db, charity.id, query);
      return { ratings: ratings.map(presentRating), total, limit: query.limit, offset: query.offset };
    },
  }),
});
