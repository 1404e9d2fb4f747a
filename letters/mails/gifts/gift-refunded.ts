/** Tells a donor that a gift was refunded. */
import { findGift } from '../../../db/queries/gifts/gifts';
import { findRefund } from '../../../db/queries/refunds/refunds';
import { type NoticeMail, type Sum, sumOf } from '../mail';
import { GIFTS_PATH } from '../paths';
import { gatherGift, GIFT, type GiftNews } from './common';

/** `refunded` is the part of the gift that is refunded. `returned` is the amount that reaches the donor. */
interface News extends GiftNews {
  refunded: Sum;
  returned: Sum;
}

export const giftRefunded: NoticeMail<News> = {
  example: {
    ...GIFT,
    refunded: { amount: '1000.00', currency: 'USD' },
    returned: { amount: '970.70', currency: 'USD' },
  },
  gather: async ({ db }, { subject }) => {
    const refund = await findRefund(db, subject);
    const gift = refund === undefined ? undefined : await findGift(db, refund.donationId);
    if (refund?.status !== 'completed' || gift === undefined) return undefined;
    const { currency } = gift;
    const refunded = sumOf(currency, refund.amountMinor);
    const returned = sumOf(currency, refund.returnedMinor);
    return { news: { ...(await gatherGift(db, gift)), refunded, returned } };
  },
  write: ({ charityName, sum, refunded, returned }, { print }) => ({
    subject: 'gift_refunded.subject',
    values: {
      charityName,
      sum: print.sum(sum),
      refunded: print.sum(refunded),
      returned: print.sum(returned),
    },
    paragraphs: ['gift_refunded.refunded', 'gift_refunded.returned', 'gift_refunded.receipt'],
    links: [{ label: 'link.seeGifts', path: GIFTS_PATH }],
  }),
};
