/** Every side effect of workflows. Each activity must be idempotent, because Temporal runs it at least once. */
import { type Database } from '../db/database';
import { type Gateways } from '../gateways';
import { createCharityActivities } from './charities';
import { createDiscoveryActivities } from './discovery';
import { createDonationActivities } from './gifts';
import { createVolunteerHoursActivities } from './hours';
import { createVerificationActivities } from './verification';
import { createRefundActivities } from './refunds';
import { createRecurringActivities } from './plans';
import { type SearchEngine } from '../search/engine/typesense';
import { createReindexingActivities } from './reindexing';
import { createWebhookActivities } from './webhooks';

export interface ActivityDependencies {
  db: Database;
  gateways: Gateways;
}

/** The dependencies of all activities. */
export interface WorkerDependencies extends ActivityDependencies {
  engine: SearchEngine;
}

/** The activities that need no search index. */
export function createActivities(dependencies: ActivityDependencies) {
  return {
    ...createDonationActivities(dependencies),
    ...createCharityActivities(dependencies),
    ...createDiscoveryActivities(dependencies),
    ...createVolunteerHoursActivities(dependencies),
    ...createVerificationActivities(dependencies),
    ...createRefundActivities(dependencies),
    ...createRecurringActivities(dependencies),
    ...createWebhookActivities(dependencies),
  };
}

/** All activities, bound to their dependencies. Workflows import only the type. */
export function createAllActivities(dependencies: WorkerDependencies) {
  return { ...createActivities(dependencies), ...createReindexingActivities(dependencies) };
}

export type Activities = ReturnType<typeof createAllActivities>;
