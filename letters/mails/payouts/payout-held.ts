/** Tells members of a charity that a payout waits. */
import { type NoticeMail } from '../mail';
import { gatherPayout, PAYOUT, type PayoutNews, writePayout } from './common';

export const payoutHeld: NoticeMail<PayoutNews> = {
  example: PAYOUT,
  gather: gatherPayout,
  write: (news, { print }) =>
    writePayout(news, print, {
      subject: 'payout_held.subject',
      paragraphs: news.waitsForAccount
        ? ['payout_held.waits', 'payout_held.untilActive']
        : [
            'payout_held.held',
            news.holdReason === null ? 'payout_held.released' : 'payout_held.why',
            'payout_held.untilReleased',
          ],
    }),
};
