/** Tells members of a charity that a payout was made, and how to cancel it. */
import { type NoticeMail } from '../mail';
import { gatherPayout, PAYOUT, type PayoutNews, writePayout } from './common';

/** No page shows payouts, so the mail links the call that cancels one. */
const CANCELLING_PATH = '/docs/reference/payouts#cancelPayout';

export const payoutCreated: NoticeMail<PayoutNews> = {
  example: PAYOUT,
  gather: gatherPayout,
  write: (news, { print }) => ({
    ...writePayout(news, print, {
      subject: 'payout_created.subject',
      paragraphs: [
        news.isOfRun ? 'payout_created.byRun' : 'payout_created.asked',
        'payout_created.net',
        news.expectedAt !== null && 'payout_created.expected',
        'payout_created.unexpected',
      ],
    }),
    links: [{ label: 'payout_created.cancel', path: CANCELLING_PATH }],
  }),
};
