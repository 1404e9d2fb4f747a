/** Tells a donor that a gift failed, and why. */
import { findGift } from '../../../db/queries/gifts/gifts';
import { findPlan } from '../../../db/queries/plans/plans';
import { type NoticeMail } from '../mail';
import { SOURCES_PATH } from '../paths';
import { failureOf, gatherGift, GIFT, type GiftNews } from './common';

interface News extends GiftNews {
  failureCode: string | null;
  /** True if the gift belonged to a plan that has failed. */
  endsPlan: boolean;
}

export const giftFailed: NoticeMail<News> = {
  example: { ...GIFT, failureCode: 'INSUFFICIENT_FUNDS', endsPlan: true },
  gather: async ({ db }, { subject }) => {
    const gift = await findGift(db, subject);
    if (gift?.status !== 'failed') return undefined;
    const plan = gift.recurringId === null ? undefined : await findPlan(db, gift.recurringId);
    const endsPlan = plan?.status === 'failed';
    return { news: { ...(await gatherGift(db, gift)), failureCode: gift.failureCode, endsPlan } };
  },
  write: ({ charityName, sum, failureCode, endsPlan }, { print }) => ({
    subject: 'gift_failed.subject',
    values: { charityName, sum: print.sum(sum) },
    paragraphs: [
      'gift_failed.failed',
      failureOf(failureCode),
      endsPlan && 'gift_failed.planEnded',
      'gift_failed.again',
    ],
    links: [{ label: 'link.checkSources', path: SOURCES_PATH }],
  }),
};
