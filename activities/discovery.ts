/** The steps of `discovery`: what moves people now, and what is given to together. */
import { inTransaction } from '../db/database';
import { replaceGivenTogether } from '../db/queries/discovery/given-together';
import { findTrendFacts, replaceTrends } from '../db/queries/discovery/trends';
import { seasonalCauses } from '../domain/discovery/seasons';
import { isRisingStar, scoreTrend } from '../domain/discovery/trend';
import { type ActivityDependencies } from '.';

export function createDiscoveryActivities({ db }: ActivityDependencies) {
  return {
    /** Scores every charity in motion; answers how many there are. */
    async refreshTrends({ atMs }: { atMs: number }): Promise<number> {
      const at = new Date(atMs);
      return inTransaction(db, async (tx) => {
        const facts = await findTrendFacts(tx, at, seasonalCauses(at));
        const trends = facts.map((each) => ({
          charityId: each.charityId,
          score: scoreTrend(each),
          rising: isRisingStar(each),
        }));
        await replaceTrends(tx, trends, at);
        return trends.length;
      });
    },

    /** Computes which charities are given to together; answers how many pairs are kept. */
    async refreshGivenTogether({ atMs }: { atMs: number }): Promise<number> {
      return inTransaction(db, (tx) => replaceGivenTogether(tx, new Date(atMs)));
    },
  };
}
