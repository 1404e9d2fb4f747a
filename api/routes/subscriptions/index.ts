import { beginSubscriptionRoute } from './begin';
import { endSubscriptionRoute } from './end';
import { listSubscriptionsRoute } from './list';

export const subscriptionRoutes = [beginSubscriptionRoute, listSubscriptionsRoute, endSubscriptionRoute];
