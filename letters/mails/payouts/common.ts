/** What every mail to members of a charity about a payout tells. It contains no bank data, not even an account's last digits. */
import { isMember } from '../../../db/queries/members/members';
import { findPayout } from '../../../db/queries/payouts/payouts';
import { waitsForAccount } from '../../../domain/payouts/payout';
import { type Printer } from '../../printer';
import { type Gather, type Letter, nameOfCharity, type Sentence, type Sum, sumOf } from '../mail';

export interface PayoutNews {
  charityId: string;
  charityName: string;
  payoutId: string;
  sum: Sum;
  /** The amount that arrives after fees. */
  net: Sum;
  /** True if a payout run made the payout, and not a person. */
  isOfRun: boolean;
  holdReason: string | null;
  /** True if the payout waits for its account, and not for operators. */
  waitsForAccount: boolean;
  failure: string | null;
  /** ISO 8601, or null if unknown. */
  expectedAt: string | null;
}

export const PAYOUT: PayoutNews = {
  charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
  charityName: 'Helping Hands',
  payoutId: 'payout_01m7zrgjwgyegj6d5ybm1zw3h2',
  sum: { amount: '12500.00', currency: 'USD' },
  net: { amount: '12475.00', currency: 'USD' },
  isOfRun: false,
  holdReason: 'We ask the bank.',
  waitsForAccount: false,
  failure: 'The account is closed.',
  expectedAt: '2026-12-01T00:00:00.000Z',
};

/** Returns undefined if the reader has left the charity. */
export const gatherPayout: Gather<PayoutNews> = async ({ db }, { userId, subject }) => {
  const payout = await findPayout(db, subject);
  if (payout === undefined || !(await isMember(db, payout.charityId, userId))) return undefined;
  const { charityId, currency } = payout;
  return {
    news: {
      charityId,
      charityName: await nameOfCharity(db, charityId),
      payoutId: payout.id,
      sum: sumOf(currency, payout.amountMinor),
      net: sumOf(currency, payout.netMinor),
      isOfRun: payout.requestedBy === null,
      holdReason: payout.holdReason,
      waitsForAccount: waitsForAccount(payout),
      failure: payout.failureMessage,
      expectedAt: payout.expectedAt?.toISOString() ?? null,
    },
  };
};

/** No page shows payouts, so the mails link the call that does. */
const SEEING_PATH = '/docs/reference/payouts#getPayout';

/** Names the charity above the paragraphs, and the payout below them. */
export function writePayout(
  { charityId, charityName, payoutId, sum, net, holdReason, failure, expectedAt }: PayoutNews,
  print: Printer,
  { subject, paragraphs }: { subject: Sentence; paragraphs: (Sentence | false)[] },
): Letter {
  return {
    subject,
    values: {
      charityId,
      charityName,
      payoutId,
      sum: print.sum(sum),
      net: print.sum(net),
      holdReason,
      failure,
      expectedAt: print.day(expectedAt),
    },
    paragraphs: ['line.charity', ...paragraphs, 'line.payout'],
    links: [{ label: 'link.payout', path: SEEING_PATH }],
  };
}
