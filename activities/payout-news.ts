/** Gathers the news for mails to members of a charity about a payout. */
import { isMember } from '../db/queries/members/members';
import { findPayout } from '../db/queries/payouts/payouts';
import { type PayoutKind } from '../domain/mails/kinds';
import { waitsForAccount } from '../domain/payouts/payout';
import { type PayoutNews } from '../gateways/mail/templates/payout-mails';
import { type Gatherers, nameOfCharity, type NoticeDependencies, type NoticeSubject, sumOf } from './news';

export const gatherPayoutNews: Gatherers<PayoutKind> = {
  payout_created: gather,
  payout_held: gather,
  payout_paid: gather,
  payout_failed: gather,
  payout_returned: gather,
};

/** Returns undefined if the reader has left the charity. */
async function gather(
  { db }: NoticeDependencies,
  { userId, subject }: NoticeSubject,
): Promise<{ news: PayoutNews } | undefined> {
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
      isScheduled: payout.requestedBy === null,
      holdReason: payout.holdReason,
      waitsForAccount: waitsForAccount(payout),
      failure: payout.failureMessage,
      expectedAt: payout.expectedAt?.toISOString() ?? null,
    },
  };
}
