import { findReportShares, findUserSupport } from '../../../db/queries/impact/users';
import { attributeImpact } from '../../../domain/impact/attribution';
import { earnAchievements, showAchievements, SupportTally } from '../../../domain/impact/achievements';
import { presentUserImpact } from '../../presenters/user-impact';
import { usersOf } from '../../policies/acts-for';
import { defineRoute } from '../../route';
import { userImpactSchema } from './schema';

const EVER = { from: '0001-01-01', to: '9999-12-31' };

export const getMyImpact = defineRoute({
  method: 'get',
  path: '/v1/users/me/impact',
  operationId: 'getMyImpact',
  tag: 'Impact',
  summary: "Read the caller's gifts, hours and share of reported impact",
  description: 'Refunded gifts and reversed hours do not count. Anonymous gifts count for their donor.',
  scope: 'impact:read',
  success: { status: 200, description: 'Current figures', schema: userImpactSchema },
  errors: [],
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
});
