/** Gathers the news for mails to members of a charity about a subscription. */
import { isMember } from '../db/queries/members/members';
import { findSubscription } from '../db/queries/subscriptions/subscriptions';
import { type SubscriptionMailKind } from '../domain/mails/kinds';
import { lastTryOn } from '../domain/subscriptions/subscription';
import { type Gatherers, nameOfCharity, type NoticeDependencies, type NoticeSubject } from './news';

export const gatherSubscriptionNews: Gatherers<SubscriptionMailKind> = {
  async subscription_unpaid(dependencies, notice) {
    const found = await gather(dependencies, notice);
    // The bill may have been paid after the notice was stored.
    if (found?.subscription.status !== 'past_due') return undefined;
    const { paidUntil } = found.subscription;
    return { news: { ...found.news, dueOn: paidUntil, triedUntil: lastTryOn(paidUntil) } };
  },

  async subscription_ended(dependencies, notice) {
    const found = await gather(dependencies, notice);
    const reason = found?.subscription.endReason ?? null;
    if (found === undefined || reason === null) return undefined;
    return { news: { ...found.news, reason } };
  },
};

/** Returns undefined if the reader has left the charity. */
async function gather({ db }: NoticeDependencies, { userId, subject }: NoticeSubject) {
  const subscription = await findSubscription(db, subject);
  if (subscription === undefined) return undefined;
  const { charityId, kind } = subscription;
  if (!(await isMember(db, charityId, userId))) return undefined;
  const news = { charityId, charityName: await nameOfCharity(db, charityId), service: kind };
  return { subscription, news };
}
