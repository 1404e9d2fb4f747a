/** Tells a sponsor that a charge for matches failed, and when it is tried again. */
import { findMatchingCharge } from '../../../db/queries/matching/charges';
import { findPledge } from '../../../db/queries/matching/pledges';
import { failureOf } from '../gifts/common';
import { type NoticeMail } from '../mail';
import { SOURCES_PATH } from '../paths';
import { gatherPledge, PLEDGE, type PledgeNews } from './common';

interface News extends PledgeNews {
  failureCode: string | null;
  /** The time of the next attempt in ISO 8601. Null after the last attempt: the gifts then stay unmatched. */
  retriesAt: string | null;
}

export const matchesDeclined: NoticeMail<News> = {
  example: { ...PLEDGE, failureCode: 'INSUFFICIENT_FUNDS', retriesAt: '2026-03-08T12:00:00.000Z' },
  gather: async ({ db }, { subject }) => {
    const [chargeId = '', attempts] = subject.split('/');
    const charge = await findMatchingCharge(db, chargeId);
    if (charge === undefined || charge.attempts !== Number(attempts)) return undefined;
    if (charge.status !== 'due' && charge.status !== 'failed') return undefined;
    const pledge = await findPledge(db, charge.pledgeId);
    if (pledge === undefined) return undefined;
    const { failureCode, nextAttemptAt } = charge;
    const retriesAt = charge.status === 'due' ? (nextAttemptAt?.toISOString() ?? null) : null;
    return { news: { ...(await gatherPledge(db, pledge)), failureCode, retriesAt } };
  },
  write: ({ charityName, campaignName, failureCode, retriesAt }, { print }) => ({
    subject: 'matches_declined.subject',
    values: { charityName, campaignName, retriesAt: print.time(retriesAt) },
    paragraphs: [
      'matches_declined.failed',
      failureOf(failureCode),
      retriesAt === null ? 'matches_declined.last' : 'matches_declined.again',
    ],
    links: [{ label: 'link.checkSources', path: SOURCES_PATH }],
  }),
};
