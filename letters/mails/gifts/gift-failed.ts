/** Tells a donor that a gift failed, and why. */
import { type Database } from '../../../db/database';
import { findGift, type Gift } from '../../../db/queries/gifts/gifts';
import { findOccurrenceOfGift } from '../../../db/queries/plans/occurrences';
import { findPlan } from '../../../db/queries/plans/plans';
import { FIRST_NUMBER } from '../../../domain/plans/occurrence';
import { type NoticeMail } from '../mail';
import { SOURCES_PATH } from '../paths';
import { failureOf, gatherGift, GIFT, type GiftNews } from './common';

interface News extends GiftNews {
  failureCode: string | null;
  /** What became of the plan of the gift. Null if the gift ended no plan. */
  plan: 'planEnded' | 'planNotBegun' | null;
}

export const giftFailed: NoticeMail<News> = {
  example: { ...GIFT, failureCode: 'INSUFFICIENT_FUNDS', plan: 'planNotBegun' },
  gather: async ({ db }, { subject }) => {
    const gift = await findGift(db, subject);
    if (gift?.status !== 'failed') return undefined;
    const { failureCode } = gift;
    return { news: { ...(await gatherGift(db, gift)), failureCode, plan: await findEnd(db, gift) } };
  },
  write: ({ charityName, sum, failureCode, plan }, { print }) => ({
    subject: 'gift_failed.subject',
    values: { charityName, sum: print.sum(sum) },
    paragraphs: [
      'gift_failed.failed',
      failureOf(failureCode),
      plan !== null && `gift_failed.${plan}`,
      'gift_failed.again',
    ],
    links: [{ label: 'link.checkSources', path: SOURCES_PATH }],
  }),
};

async function findEnd(db: Database, { id, recurringId }: Gift): Promise<News['plan']> {
  const plan = recurringId === null ? undefined : await findPlan(db, recurringId);
  if (plan?.status !== 'failed') return null;
  const isFirst = (await findOccurrenceOfGift(db, id))?.number === FIRST_NUMBER;
  return isFirst ? 'planNotBegun' : 'planEnded';
}
