/** Every effect a workflow needs. Each activity is idempotent: Temporal runs it at least once. */
import { type Database } from '../db/database';
import { type Gateways } from '../gateways';
import { createDonationActivities } from './donations';
import { createVolunteerHoursActivities } from './volunteer-hours';
import { createVerificationActivities } from './verification';
import { createRefundActivities } from './refunds';
import { createRecurringActivities } from './recurring';
import { createWebhookActivities } from './webhooks';

export interface ActivityDependencies {
  db: Database;
  gateways: Gateways;
}

/** All activities bound to what they need; workflows import only the type. */
export function createActivities(dependencies: ActivityDependencies) {
  return {
    ...createDonationActivities(dependencies),
    ...createVolunteerHoursActivities(dependencies),
    ...createVerificationActivities(dependencies),
    ...createRefundActivities(dependencies),
    ...createRecurringActivities(dependencies),
    ...createWebhookActivities(dependencies),
  };
}

export type Activities = ReturnType<typeof createActivities>;
