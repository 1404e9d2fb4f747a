/** Asks a donor to confirm a payment at the bank. */
import { findCharge } from '../../../db/queries/charges/charges';
import { findGift } from '../../../db/queries/gifts/gifts';
import { actionUrl } from '../../../domain/charges/action-url';
import { type NoticeMail } from '../mail';
import { gatherGift, GIFT, type GiftNews } from './common';

interface News extends GiftNews {
  /** The path of the page on which the donor confirms the payment. */
  confirmPath: string;
}

export const confirmPayment: NoticeMail<News> = {
  example: { ...GIFT, confirmPath: '/account/authenticate?token=EXAMPLE' },
  gather: async ({ db, gateways }, { subject }) => {
    const gift = await findGift(db, subject);
    const charge = gift === undefined ? undefined : await findCharge(db, gift.id);
    if (gift === undefined || charge?.state !== 'requires_action') return undefined;
    if (charge.sealedActionToken === null) return undefined;
    const confirmPath = actionUrl('', gateways.secrets.open(charge.sealedActionToken));
    return { news: { ...(await gatherGift(db, gift)), confirmPath } };
  },
  write: ({ charityName, sum, confirmPath }, { print }) => ({
    subject: 'confirm_payment.subject',
    values: { charityName, sum: print.sum(sum) },
    paragraphs: ['confirm_payment.asks', 'confirm_payment.until'],
    links: [{ label: 'confirm_payment.confirm', path: confirmPath }],
  }),
};
