import { isMember } from '../../../db/queries/members/members';
import { findSubscription } from '../../../db/queries/subscriptions/subscriptions';
import { type SubscriptionKind } from '../../../domain/subscriptions/subscription';
import { nameOfCharity, type NoticeMeans, type NoticeSubject } from '../mail';

/** What every mail to members of a charity about a subscription tells. */
export interface SubscriptionNews {
  charityId: string;
  charityName: string;
  service: SubscriptionKind;
}

export const SUBSCRIPTION: SubscriptionNews = {
  charityId: 'charity_01m7zrgg3w0dvw7sakaks4a7hc',
  charityName: 'Helping Hands',
  service: 'api_premium',
};

/** No page shows subscriptions, so the mails link the rules with the calls. */
export const RULES_PATH = '/docs/rules/subscriptions';

/** Returns undefined if the reader has left the charity. */
export async function gatherSubscription({ db }: NoticeMeans, { userId, subject }: NoticeSubject) {
  const subscription = await findSubscription(db, subject);
  if (subscription === undefined) return undefined;
  const { charityId, kind } = subscription;
  if (!(await isMember(db, charityId, userId))) return undefined;
  const news = { charityId, charityName: await nameOfCharity(db, charityId), service: kind };
  return { subscription, news };
}
