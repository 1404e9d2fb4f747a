/** Tells members of a charity that its balance does not cover a subscription. */
import { lastTryOn } from '../../../domain/subscriptions/subscription';
import { type NoticeMail } from '../mail';
import { gatherSubscription, RULES_PATH, SUBSCRIPTION, type SubscriptionNews } from './common';

interface News extends SubscriptionNews {
  /** Days, as ISO 8601. */
  dueOn: string;
  triedUntil: string;
}

export const subscriptionUnpaid: NoticeMail<News> = {
  example: { ...SUBSCRIPTION, dueOn: '2027-02-28', triedUntil: '2027-03-14' },
  gather: async (means, notice) => {
    const found = await gatherSubscription(means, notice);
    // The bill may have been paid after the notice was stored.
    if (found?.subscription.status !== 'past_due') return undefined;
    const { paidUntil } = found.subscription;
    return { news: { ...found.news, dueOn: paidUntil, triedUntil: lastTryOn(paidUntil) } };
  },
  write: ({ charityId, charityName, service, dueOn, triedUntil }, { say, print }) => ({
    subject: 'subscription_unpaid.subject',
    values: {
      charityId,
      charityName,
      service: say(`service.${service}`),
      dueOn: print.day(dueOn),
      triedUntil: print.day(triedUntil),
    },
    paragraphs: ['line.charity', 'subscription_unpaid.unpaid', 'subscription_unpaid.again'],
    links: [{ label: 'subscription_unpaid.read', path: `${RULES_PATH}#bills` }],
  }),
};
