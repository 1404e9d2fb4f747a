import { type Database } from '../../db/database';
import { findTrendFacts, replaceTrends } from '../../db/queries/discovery/trends';
import { seasonalCauses } from '../../domain/discovery/seasons';
import { isRisingStar, scoreTrend } from '../../domain/discovery/trend';

/** Recomputes the trend scores of charities with recent gifts or mentions. Returns the number of scores. */
export async function refreshTrends(tx: Database, { at }: { at: Date }): Promise<number> {
  const facts = await findTrendFacts(tx, at, seasonalCauses(at));
  const trends = facts.map((each) => ({
    charityId: each.charityId,
    score: scoreTrend(each),
    rising: isRisingStar(each),
  }));
  await replaceTrends(tx, trends);
  return trends.length;
}
