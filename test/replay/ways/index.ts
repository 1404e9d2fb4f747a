/** Every way through every workflow. */
import { bookWays } from './books';
import { charityWays } from './charities';
import { disputeWays } from './disputes';
import { giftWays } from './gifts';
import { hoursWays } from './hours';
import { matchingWays } from './matching';
import { payoutWays } from './payouts';
import { planWays } from './plans';
import { refundWays } from './refunds';
import { searchWays } from './search';
import { subscriptionWays } from './subscriptions';
import { userWays } from './users';
import { verificationWays } from './verification';
import { type Ways } from './way';
import { webhookWays } from './webhooks';

export const WAYS: Ways = {
  ...bookWays,
  ...charityWays,
  ...disputeWays,
  ...giftWays,
  ...hoursWays,
  ...matchingWays,
  ...payoutWays,
  ...planWays,
  ...refundWays,
  ...searchWays,
  ...subscriptionWays,
  ...userWays,
  ...verificationWays,
  ...webhookWays,
};
