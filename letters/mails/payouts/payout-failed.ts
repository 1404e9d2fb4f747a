/** Tells members of a charity that a payout failed. */
import { type NoticeMail } from '../mail';
import { gatherPayout, PAYOUT, type PayoutNews, writePayout } from './common';

export const payoutFailed: NoticeMail<PayoutNews> = {
  example: PAYOUT,
  gather: gatherPayout,
  write: (news, { print }) =>
    writePayout(news, print, {
      subject: 'payout_failed.subject',
      paragraphs: [
        'payout_failed.failed',
        news.failure === null ? 'payout_failed.noReason' : 'payout_failed.why',
      ],
    }),
};
