import { findReportShares, findUserSupport, listUserMonths } from '../../../db/queries/impact/users';
import { attributeImpact } from '../../../domain/impact/attribution';
import { earnAchievements, showAchievements, SupportTally } from '../../../domain/impact/achievements';
import { presentUserImpact, presentYear } from '../../presenters/user-impact';
import { usersOf } from '../../access/acts-for';
import { route, routes } from '../../route';
import { userImpactSchema, yearInReviewSchema, yearParams, yearQuery } from './schema';
import { findUser } from '../../../db/queries/access/accounts';
import { requireRow, validationError } from '../../../domain/errors';
import { renderYearInReview } from '../../../letters/documents/year-in-review';
import { Content } from '../../content';
import { letterheadOf } from '../../../letters/paper/letterhead';
import { PDF, wantsPdf } from '../../print';

const EVER = { from: '0001-01-01', to: '9999-12-31' };

export const impactRoutes = routes('Impact', {
  getMyImpact: route('GET /v1/users/me/impact', {
    summary: "Read the caller's gifts, hours and share of reported impact",
    description:
      'Refunded gifts and reversed hours do not count. Anonymous gifts count for their donor. Covers all years. Money is in US dollars.',
    scope: 'impact:read',
    success: { status: 200, description: 'Current figures', schema: userImpactSchema },
    async handle({ db, actor }) {
      const [{ supports, steps, held }, shares] = await Promise.all([
        findUserSupport(db, usersOf(actor)),
        findReportShares(db, usersOf(actor), EVER),
      ]);
      const tally = new SupportTally(supports);
      const earned = earnAchievements(tally, steps, new Set(held.map(({ badge }) => badge)));
      const { figures } = tally;
      return presentUserImpact({
        figures,
        attributed: attributeImpact(shares),
        achievements: showAchievements(figures, [...held, ...earned]),
      });
    },
  }),

  getMyYearInReview: route('GET /v1/users/me/impact/{year}', {
    summary: "Read the caller's year in review",
    description: 'A gift counts in the year in which it settled. Hours count in the year of the work.',
    scope: 'impact:read',
    params: yearParams,
    query: yearQuery,
    success: { status: 200, description: 'The year', schema: yearInReviewSchema, media: PDF },
    errors: ['VALIDATION_ERROR'],
    async handle({ db, actor, params, query, config, now, preferred }) {
      if (!yearParams.safeParse(params).success) throw wrongYear();
      const days = { from: `${params.year}-01-01`, to: `${params.year}-12-31` };
      const [rows, shares, { supports, steps, held }] = await Promise.all([
        listUserMonths(db, usersOf(actor), days),
        findReportShares(db, usersOf(actor), days),
        findUserSupport(db, usersOf(actor)),
      ]);
      const tally = new SupportTally(supports);
      const earned = earnAchievements(tally, steps, new Set(held.map(({ badge }) => badge)));
      const shown = showAchievements(tally.figures, [...held, ...earned]);
      const review = presentYear({
        year: Number(params.year),
        rows: rows.filter(({ donations, hundredths }) => donations > 0 || hundredths > 0),
        attributed: attributeImpact(shares),
        achievements: shown.filter(({ earnedAt }) => earnedAt.toISOString().startsWith(params.year)),
      });
      if (!wantsPdf(query.format, preferred)) return review;
      const { name, locale } = requireRow(await findUser(db, actor.userId), actor.userId);
      const letterhead = letterheadOf(config);
      const pdf = renderYearInReview(review, { name, madeAt: now, letterhead, language: locale });
      return new Content('application/pdf', pdf, `year-in-review-${params.year}.pdf`);
    },
  }),
});

function wrongYear() {
  return validationError([
    { field: 'year', code: 'not_allowed', message: 'must be a year from 1900 to 2199' },
  ]);
}
