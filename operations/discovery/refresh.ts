import { replaceGivenTogether } from '../../db/queries/discovery/given-together';
import { findTrendFacts, replaceTrends } from '../../db/queries/discovery/trends';
import { seasonalCauses } from '../../domain/discovery/seasons';
import { isRisingStar, scoreTrend } from '../../domain/discovery/trend';
import { type Act } from '../act';

/** Recomputes the trend scores of charities with recent gifts or mentions. Returns the number of scores. */
export async function refreshTrends({ tx, at }: Act): Promise<number> {
  const facts = await findTrendFacts(tx, at, seasonalCauses(at));
  const trends = facts.map((each) => ({
    charityId: each.charityId,
    score: scoreTrend(each),
    rising: isRisingStar(each),
  }));
  await replaceTrends(tx, trends);
  return trends.length;
}

/**
 * Ignores donors who gave to more charities than this, because their gifts do not show which charities belong
 * together.
 */
const MOST_CHARITIES = 50;
const KEPT = 20;
const GIFTS_WITHIN_DAYS = 730;

/** Recomputes which pairs of charities share donors. Returns the number of pairs. */
export async function refreshGivenTogether({ tx, at }: Act): Promise<number> {
  return replaceGivenTogether(tx, { at, mostCharities: MOST_CHARITIES, kept: KEPT, days: GIFTS_WITHIN_DAYS });
}
