/** Asks a donor where a gift shall go whose charity nobody has claimed. */
import { findGift, type Gift } from '../../../db/queries/gifts/gifts';
import { type NoticeMail } from '../mail';
import { gatherGift, GIFT, type GiftNews } from './common';

interface News extends GiftNews {
  giftId: string;
}

export const chooseCharity: NoticeMail<News> = {
  example: { ...GIFT, giftId: 'donation_01m7zrgjwgyegj6d5ybm1zw3h2' },
  gather: async ({ db }, { subject }) => {
    const gift = await findGift(db, subject);
    if (gift === undefined || !isChoiceOpen(gift)) return undefined;
    return { news: { ...(await gatherGift(db, gift)), giftId: gift.id } };
  },
  write: ({ charityName, sum, giftId }, { print }) => ({
    subject: 'choose_charity.subject',
    values: { charityName, sum: print.sum(sum), giftId },
    paragraphs: ['choose_charity.waits', 'choose_charity.choose', 'choose_charity.claimed'],
  }),
};

/** The gift may have been redirected or refunded after the notice was stored. */
function isChoiceOpen({ status, redirectedTo, refundedMinor }: Gift): boolean {
  return status === 'completed' && redirectedTo === null && refundedMinor === 0n;
}
