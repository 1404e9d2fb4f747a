/** Tells a sponsor that a charity accepted a pledge to match gifts. */
import { findPledge } from '../../../db/queries/matching/pledges';
import { printRatio } from '../../../domain/matching/pledge';
import { type NoticeMail, type Sum, sumOf } from '../mail';
import { SOURCES_PATH } from '../paths';
import { gatherPledge, PLEDGE, type PledgeNews } from './common';

interface News extends PledgeNews {
  cap: Sum;
  /** The amount that the sponsor adds to each unit of a gift, such as "0.50". */
  ratio: string;
  /** ISO 8601. */
  endsAt: string;
}

export const pledgeAccepted: NoticeMail<News> = {
  example: {
    ...PLEDGE,
    cap: { amount: '1000.00', currency: 'USD' },
    ratio: '0.50',
    endsAt: '2026-12-31T00:00:00.000Z',
  },
  gather: async ({ db }, { subject }) => {
    const pledge = await findPledge(db, subject);
    if (pledge?.status !== 'accepted') return undefined;
    const { currency, capMinor, ratioHundredths, endsAt } = pledge;
    const terms = { cap: sumOf(currency, capMinor), ratio: printRatio(ratioHundredths) };
    return { news: { ...(await gatherPledge(db, pledge)), ...terms, endsAt: endsAt.toISOString() } };
  },
  write: ({ charityName, campaignName, cap, ratio, endsAt }, { print }) => ({
    subject: 'pledge_accepted.subject',
    values: { charityName, campaignName, cap: print.sum(cap), ratio, endsAt: print.time(endsAt) },
    paragraphs: ['pledge_accepted.accepted', 'pledge_accepted.charges'],
    links: [{ label: 'link.checkSources', path: SOURCES_PATH }],
  }),
};
