import { findReportShares, findUserSupport, listUserMonths } from '../../../db/queries/impact/users';
import { attributeImpact } from '../../../domain/impact/attribution';
import { earnAchievements, showAchievements, SupportTally } from '../../../domain/impact/achievements';
import { validationError } from '../../../domain/errors';
import { presentYear } from '../../presenters/user-impact';
import { defineRoute } from '../../route';
import { yearInReviewSchema, yearParams } from './schema';

export const getMyYear = defineRoute({
  method: 'get',
  path: '/v1/users/me/impact/{year}',
  operationId: 'getMyYearInReview',
  tag: 'Impact',
  summary: "Read the caller's year in review",
  description: 'A gift counts in the year in which it settled. Hours count in the year of the work.',
  scope: 'impact:read',
  params: yearParams,
  success: { status: 200, description: 'The year', schema: yearInReviewSchema },
  errors: ['VALIDATION_ERROR'],
  async handle({ db, actor, params }) {
    if (!yearParams.safeParse(params).success) {
      throw validationError([{ field: 'year', message: 'must be a year from 1900 to 2199' }]);
    }
    const days = { from: `${params.year}-01-01`, to: `${params.year}-12-31` };
    const [rows, shares, { supports, steps, held }] = await Promise.all([
      listUserMonths(db, actor.userId, days),
      findReportShares(db, actor.userId, days),
      findUserSupport(db, actor.userId),
    ]);
    const tally = new SupportTally(supports);
    const earned = earnAchievements(tally, steps, new Set(held.map(({ badge }) => badge)));
    const shown = showAchievements(tally.figures, [...held, ...earned]);
    return presentYear({
      year: Number(params.year),
      rows: rows.filter(({ donations, hundredths }) => donations > 0 || hundredths > 0),
      attributed: attributeImpact(shares),
      achievements: shown.filter(({ earnedAt }) => earnedAt.toISOString().startsWith(params.year)),
    });
  },
});
