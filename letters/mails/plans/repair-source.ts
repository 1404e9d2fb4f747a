/** Asks a donor to repair the payment method of a recurring gift that could not be charged. */
import { findGift } from '../../../db/queries/gifts/gifts';
import { findPlan } from '../../../db/queries/plans/plans';
import { failureOf, gatherGift, type GiftNews } from '../gifts/common';
import { type NoticeMail } from '../mail';
import { SOURCES_PATH } from '../paths';

interface News extends GiftNews {
  failureCode: string | null;
  /** True if the plan ended because too many of its gifts failed. */
  hasEnded: boolean;
}

export const repairSource: NoticeMail<News> = {
  example: {
    charityName: 'Helping Hands',
    sum: { amount: '25.00', currency: 'USD' },
    failureCode: 'CARD_EXPIRED',
    hasEnded: false,
  },
  gather: async ({ db }, { subject }) => {
    const gift = await findGift(db, subject);
    if (gift === undefined) return undefined;
    const plan = gift.recurringId === null ? undefined : await findPlan(db, gift.recurringId);
    const hasEnded = plan?.status === 'failed';
    return { news: { ...(await gatherGift(db, gift)), failureCode: gift.failureCode, hasEnded } };
  },
  write: ({ charityName, sum, failureCode, hasEnded }, { print }) => ({
    subject: 'repair_source.subject',
    values: { charityName, sum: print.sum(sum) },
    paragraphs: [
      'repair_source.failed',
      failureOf(failureCode),
      hasEnded ? 'repair_source.ended' : 'repair_source.check',
    ],
    links: [{ label: 'link.checkSources', path: SOURCES_PATH }],
  }),
};
