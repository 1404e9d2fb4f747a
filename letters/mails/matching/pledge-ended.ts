/** Tells a sponsor that a pledge has ended, and why. */
import { findPledge } from '../../../db/queries/matching/pledges';
import { type PledgeEndReason } from '../../../domain/matching/pledge';
import { type NoticeMail, type Sum, sumOf } from '../mail';
import { gatherPledge, PLEDGE, type PledgeNews } from './common';

interface News extends PledgeNews {
  used: Sum;
  reason: PledgeEndReason;
}

export const pledgeEnded: NoticeMail<News> = {
  example: { ...PLEDGE, used: { amount: '640.00', currency: 'USD' }, reason: 'time' },
  gather: async ({ db }, { subject }) => {
    const pledge = await findPledge(db, subject);
    if (pledge?.status !== 'ended' || pledge.endReason === null) return undefined;
    const { currency, usedMinor, endReason: reason } = pledge;
    return { news: { ...(await gatherPledge(db, pledge)), used: sumOf(currency, usedMinor), reason } };
  },
  write: ({ charityName, campaignName, used, reason }, { print }) => ({
    subject: 'pledge_ended.subject',
    values: { charityName, campaignName, used: print.sum(used) },
    paragraphs: [`pledge_ended.ended.${reason}`, 'pledge_ended.used'],
  }),
};
