/** Tells members of a charity that a subscription has ended. */
import { type SubscriptionEndReason } from '../../../domain/subscriptions/subscription';
import { type NoticeMail } from '../mail';
import { gatherSubscription, RULES_PATH, SUBSCRIPTION, type SubscriptionNews } from './common';

interface News extends SubscriptionNews {
  reason: SubscriptionEndReason;
}

export const subscriptionEnded: NoticeMail<News> = {
  example: { ...SUBSCRIPTION, reason: 'unpaid' },
  gather: async (means, notice) => {
    const found = await gatherSubscription(means, notice);
    const reason = found?.subscription.endReason ?? null;
    if (found === undefined || reason === null) return undefined;
    return { news: { ...found.news, reason } };
  },
  write: ({ charityId, charityName, service, reason }, { say }) => ({
    subject: 'subscription_ended.subject',
    values: { charityId, charityName, service: say(`service.${service}`) },
    paragraphs: ['line.charity', `subscription_ended.ended.${reason}`, 'subscription_ended.again'],
    links: [{ label: 'subscription_ended.read', path: RULES_PATH }],
  }),
};
