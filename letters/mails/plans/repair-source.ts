/** Tells a donor of a recurring gift that could not be charged. If its payment method failed, asks to repair it. */
import { type Database } from '../../../db/database';
import { findGift } from '../../../db/queries/gifts/gifts';
import { findOccurrence, findOccurrenceOfGift, type Occurrence } from '../../../db/queries/plans/occurrences';
import { findPlan } from '../../../db/queries/plans/plans';
import { upcomingDates } from '../../../domain/plans/plan';
import { failureOf, gatherGift, type GiftNews, isOfPayment } from '../gifts/common';
import { type NoticeMail } from '../mail';
import { PLANS_PATH, SOURCES_PATH } from '../paths';

interface News extends GiftNews {
  planId: string;
  failureCode: string | null;
  /** When this gift is tried again. Null if it is not. */
  nextAttempt: string | null;
  /** The date of the next gift. Null if no gift follows. */
  next: string | null;
  /** True if the plan ended because too many of its gifts failed. */
  hasEnded: boolean;
}

export const repairSource: NoticeMail<News> = {
  example: {
    planId: 'recurring_01m7zrgjwgyegj6d5ybm1zw3h2',
    charityName: 'Helping Hands',
    sum: { amount: '25.00', currency: 'USD' },
    failureCode: 'CARD_EXPIRED',
    nextAttempt: '2026-11-28',
    next: '2026-12-27',
    hasEnded: false,
  },
  gather: async ({ db }, { subject }) => {
    const failed = await findFailed(db, subject);
    const plan = failed === undefined ? undefined : await findPlan(db, failed.recurringId);
    if (failed === undefined || plan === undefined) return undefined;
    const { occurrence } = failed;
    const paid = failed.gift ?? { ...plan, totalChargeMinor: plan.amountMinor };
    return {
      news: {
        ...(await gatherGift(db, paid)),
        planId: plan.id,
        failureCode: failed.gift?.failureCode ?? occurrence?.failureCode ?? null,
        nextAttempt: occurrence?.nextAttemptAt?.toISOString() ?? null,
        next: upcomingDates(plan, 1)[0] ?? null,
        hasEnded: plan.status === 'failed',
      },
    };
  },
  write: ({ charityName, sum, failureCode, nextAttempt, next, hasEnded, planId }, { print }) => ({
    subject: 'repair_source.subject',
    values: {
      charityName,
      sum: print.sum(sum),
      nextAttempt: print.day(nextAttempt),
      next: print.day(next),
    },
    paragraphs: [
      'repair_source.failed',
      failureOf(failureCode),
      hasEnded ? 'repair_source.ended' : sayNext(nextAttempt, next),
      !hasEnded && isOfPayment(failureCode) && 'repair_source.check',
    ],
    links: [
      { label: 'recurring_changed.see', path: `${PLANS_PATH}/${planId}` },
      isOfPayment(failureCode) && { label: 'link.checkSources', path: SOURCES_PATH },
    ],
  }),
};

function sayNext(nextAttempt: string | null, next: string | null) {
  if (nextAttempt !== null) return 'repair_source.retry';
  return next !== null && 'repair_source.noRetry';
}

/** The subject is a gift that failed, or a date of a plan that a rule refused before there was a gift. */
async function findFailed(db: Database, subject: string) {
  const [recurringId = '', number] = subject.split('/');
  if (number !== undefined) {
    const occurrence = await findOccurrence(db, recurringId, Number(number));
    return occurrence && { recurringId, occurrence, gift: undefined };
  }
  const gift = await findGift(db, subject);
  if (gift === undefined || gift.recurringId === null) return undefined;
  const occurrence: Occurrence | undefined = await findOccurrenceOfGift(db, gift.id);
  return { recurringId: gift.recurringId, occurrence, gift };
}
