/** Tells a donor that a gift was refunded. */
import { findGift } from '../../../db/queries/gifts/gifts';
import { findRefund } from '../../../db/queries/refunds/refunds';
import { printFigures } from '../../../domain/refunds/figures';
import { nameOfCharity, type NoticeMail, type Sum, sumOf } from '../mail';
import { GIFTS_PATH } from '../paths';

/** The same figures as on the page, on the receipt and in the API. */
interface News {
  charityName: string;
  gift: Sum;
  /** The part of the gift that is refunded. */
  given: Sum;
  /** Covered fees that go back too, less the processing fee that is kept. Negative if more is kept. */
  fees: Sum;
  /** What reaches the donor. */
  returned: Sum;
}

export const giftRefunded: NoticeMail<News> = {
  example: {
    charityName: 'Helping Hands',
    gift: { amount: '1234.50', currency: 'USD' },
    given: { amount: '1000.00', currency: 'USD' },
    fees: { amount: '-29.30', currency: 'USD' },
    returned: { amount: '970.70', currency: 'USD' },
  },
  gather: async ({ db }, { subject }) => {
    const refund = await findRefund(db, subject);
    const gift = refund === undefined ? undefined : await findGift(db, refund.donationId);
    if (refund?.status !== 'completed' || gift === undefined) return undefined;
    const { currency, charityId } = gift;
    const { given, fees, returned } = printFigures(currency, refund);
    return {
      news: {
        charityName: await nameOfCharity(db, charityId),
        gift: sumOf(currency, gift.amountMinor),
        given: { amount: given, currency },
        fees: { amount: fees, currency },
        returned: { amount: returned, currency },
      },
    };
  },
  write: ({ charityName, gift, given, fees, returned }, { print }) => ({
    subject: 'gift_refunded.subject',
    values: {
      charityName,
      gift: print.sum(gift),
      given: print.sum(given),
      fees: print.sum({ ...fees, amount: fees.amount.replace('-', '') }),
      returned: print.sum(returned),
    },
    paragraphs: [
      'gift_refunded.refunded',
      /[1-9]/.test(fees.amount) &&
        (fees.amount.startsWith('-') ? 'gift_refunded.feesKept' : 'gift_refunded.feesBack'),
      'gift_refunded.returned',
      'gift_refunded.receipt',
    ],
    links: [{ label: 'link.seeGifts', path: GIFTS_PATH }],
  }),
};
