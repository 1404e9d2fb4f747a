/** Tells a sponsor that matches were charged, and carries the receipt. */
import { findGift } from '../../../db/queries/gifts/gifts';
import { findGiftMatching } from '../../../db/queries/matching/matches';
import { receiptPageUrl } from '../../../domain/receipt-log/page-url';
import { isHeldGift } from '../gifts/common';
import { type NoticeMail, type Sum, sumOf } from '../mail';
import { gatherPledge, PLEDGE, type PledgeNews } from './common';

interface News extends PledgeNews {
  sum: Sum;
  /** The number of matched gifts. */
  matches: number;
  /** The path of the page that proves the sponsor's gift. Null for a network without one. */
  receiptPath: string | null;
}

export const matchesCharged: NoticeMail<News> = {
  example: {
    ...PLEDGE,
    sum: { amount: '350.00', currency: 'USD' },
    matches: 12,
    receiptPath: `/receipts/${'0'.repeat(64)}`,
  },
  gather: async ({ db, attachReceipt }, { subject, locale }) => {
    const gift = await findGift(db, subject);
    if (gift === undefined || gift.campaignId === null) return undefined;
    const { charityId, campaignId, currency, totalChargeMinor } = gift;
    const matches = (await findGiftMatching(db, [gift])).get(gift.id)?.matches.length ?? 0;
    const receiptPath = receiptPageUrl('', gift, locale) ?? null;
    const sum = sumOf(currency, totalChargeMinor);
    const news = { ...(await gatherPledge(db, { charityId, campaignId })), sum, matches, receiptPath };
    const isHeld = await isHeldGift(db, gift);
    return {
      news,
      attachments: [await attachReceipt(gift, { isHeld, tribute: undefined, language: locale })],
    };
  },
  write: ({ charityName, campaignName, sum, matches, receiptPath }, { print }) => ({
    subject: 'matches_charged.subject',
    values: { charityName, campaignName, sum: print.sum(sum), matches },
    paragraphs: ['matches_charged.charged', 'line.receipt'],
    links: [receiptPath !== null && { label: 'link.proof', path: receiptPath }],
  }),
};
