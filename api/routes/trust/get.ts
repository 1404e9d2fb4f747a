import { findTrust } from '../../../db/queries/trust/trust';
import { charityNotFound } from '../../../domain/errors';
import { defineRoute } from '../../route';
import { loadCharity } from '../charities/load';
import { charityParams } from '../charities/schema';
import { trustSchema } from './schema';

export const getTrust = defineRoute({
  method: 'get',
  path: '/v1/charities/{charity_id}/trust',
  operationId: 'getCharityTrust',
  tag: 'Charities',
  summary: "Read a charity's trust score and its factors",
  description: 'The score is recomputed once a day, and when a rating or the verification changes.',
  scope: 'charities:read',
  guests: true,
  params: charityParams,
  success: { status: 200, description: 'The score, with the points of each factor', schema: trustSchema },
  errors: ['CHARITY_NOT_FOUND'],
  async handle({ db, params, actor }) {
    const { charity } = await loadCharity(db, actor, params.charity_id);
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
});
