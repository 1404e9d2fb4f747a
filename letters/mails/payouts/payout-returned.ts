/** Tells members of a charity that a bank sent a payout back. */
import { type NoticeMail } from '../mail';
import { gatherPayout, PAYOUT, type PayoutNews, writePayout } from './common';

export const payoutReturned: NoticeMail<PayoutNews> = {
  example: PAYOUT,
  gather: gatherPayout,
  write: (news, { print }) =>
    writePayout(news, print, {
      subject: 'payout_returned.subject',
      paragraphs: [
        'payout_returned.returned',
        news.failure === null ? 'payout_returned.noReason' : 'payout_returned.why',
        'payout_returned.account',
      ],
    }),
};
