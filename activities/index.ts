/**
 * Workflows have side effects only through activities. Each activity must be idempotent, because Temporal may
 * repeat it.
 */
import { type Database } from '../db/database';
import { type Gateways } from '../gateways';
import { createComparisonActivities } from './charge-comparison';
import { createChargeActivities } from './charges';
import { createCharityActivities } from './charities';
import { createDiscoveryActivities } from './discovery';
import { createDocumentActivities } from './documents';
import { createExchangeRateActivities } from './exchange-rates';
import { createGiftActivities } from './gifts';
import { createVolunteerHoursActivities } from './hours';
import { createMatchingActivities } from './matching';
import { createPayoutAccountActivities } from './payout-accounts';
import { createVerificationActivities } from './verification';
import { createPayoutActivities } from './payouts';
import { createReconciliationActivities } from './reconciliation';
import { createRefundActivities } from './refunds';
import { createRecurringActivities } from './plans';
import { createReportActivities } from './reports';
import { createScreeningActivities } from './screening';
import { createSubscriptionActivities } from './subscriptions';
import { createUnclaimedGiftActivities } from './unclaimed-gifts';
import { type SearchEngine } from '../search/engine/typesense';
import { createReindexingActivities } from './reindexing';
import { createUserActivities } from './users';
import { createWebhookActivities } from './webhooks';

export interface ActivityDependencies {
  db: Database;
  gateways: Gateways;
  /** The time of the steps that do not get it from their workflow. */
  clock?: () => Date | Promise<Date>;
}

export interface WorkerDependencies extends ActivityDependencies {
  engine: SearchEngine;
}

/** Creates the activities that need no search index. */
export function createActivities(dependencies: ActivityDependencies) {
  return {
    ...createChargeActivities(dependencies),
    ...createGiftActivities(dependencies),
    ...createComparisonActivities(dependencies),
    ...createCharityActivities(dependencies),
    ...createPayoutAccountActivities(dependencies),
    ...createDiscoveryActivities(dependencies),
    ...createVolunteerHoursActivities(dependencies),
    ...createDocumentActivities(dependencies),
    ...createVerificationActivities(dependencies),
    ...createScreeningActivities(dependencies),
    ...createRefundActivities(dependencies),
    ...createPayoutActivities(dependencies),
    ...createExchangeRateActivities(dependencies),
    ...createUnclaimedGiftActivities(dependencies),
    ...createReconciliationActivities(dependencies),
    ...createRecurringActivities(dependencies),
    ...createMatchingActivities(dependencies),
    ...createReportActivities(dependencies),
    ...createSubscriptionActivities(dependencies),
    ...createUserActivities(dependencies),
    ...createWebhookActivities(dependencies),
  };
}

/** Creates all activities. Workflows import only their type. */
export function createAllActivities(dependencies: WorkerDependencies) {
  return { ...createActivities(dependencies), ...createReindexingActivities(dependencies) };
}

export type Activities = ReturnType<typeof createAllActivities>;
