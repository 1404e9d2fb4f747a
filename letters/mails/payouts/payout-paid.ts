/** Tells members of a charity that a payout is paid. */
import { type NoticeMail } from '../mail';
import { gatherPayout, PAYOUT, type PayoutNews, writePayout } from './common';

export const payoutPaid: NoticeMail<PayoutNews> = {
  example: PAYOUT,
  gather: gatherPayout,
  write: (news, { print }) =>
    writePayout(news, print, {
      subject: 'payout_paid.subject',
      paragraphs: ['payout_paid.paid', 'payout_paid.statement'],
    }),
};
