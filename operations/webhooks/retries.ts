/** Starts and ends the workflows that retry deliveries. A redelivery gets a workflow of its own. */
import { type Database } from '../../db/database';
import {
  enqueueSignals,
  deleteQueuedStarts,
  type WorkflowStart,
} from '../../db/queries/platform/enqueue-workflows';
import { type MovedDelivery } from '../../db/queries/webhooks/outcomes';
import { type DeliveryBefore } from '../../db/queries/webhooks/rounds';
import { retryWorkflowId } from '../../domain/webhooks/retry';
import { type WebhookDeliveryInput } from '../../workflows/messages';

/**
 * Workflow starts are spread over this time at random, to limit the CPU load. The first
 * retry comes after this time, so this delays no retry.
 */
const START_WITHIN_MS = 4_000;
/**
 * If the first retry is due within this time, the workflow starts only when the retry is due. This saves a
 * workflow task and a timer. Otherwise, the workflow starts at once, because it must react to signals while
 * it waits.
 */
const SOON_MS = 10_000;

/** Builds the start of the workflow that retries a delivery after its first attempt failed. */
export function startOfRetries(
  delivery: MovedDelivery,
  { goesFirst, at }: { goesFirst: boolean; at: Date },
): WorkflowStart {
  const beginsAt = delivery.nextAttemptAt ?? at;
  const beginsWhenDue = beginsAt.getTime() - at.getTime() < SOON_MS;
  const input: WebhookDeliveryInput = {
    deliveryId: delivery.id,
    round: delivery.round,
    nextAttemptAtMs: beginsAt.getTime(),
    beginsWhenDue,
  };
  return {
    workflowType: 'webhookDelivery',
    workflowId: retryWorkflowId(delivery.id, delivery.round),
    input,
    searchAttributes: { EndpointId: delivery.endpointId },
    summary: `retries for ${delivery.endpointId}`,
    canWait: true,
    goesFirst,
    delayMs: Math.floor(Math.random() * START_WITHIN_MS),
    ...(beginsWhenDue ? { beginsAt } : {}),
  };
}

/**
 * Ends the workflows of deliveries that were retrying. Without the signal, the workflows would run until
 * their next attempt. Also withdraws workflow starts that are still in the outbox, because a signal before
 * the start would be lost.
 */
export async function endRetries(tx: Database, before: DeliveryBefore[]): Promise<void> {
  const workflowIds = before
    // A mutant survives: a signal to a workflow that does not exist is dropped
    .filter(({ state }) => state === 'retrying')
    .map(({ id, round }) => retryWorkflowId(id, round));
  await deleteQueuedStarts(tx, workflowIds);
  await enqueueSignals(
    tx,
    workflowIds.map((workflowId) => ({
      workflowType: 'webhookDelivery',
      workflowId,
      signal: 'giveUp',
      canWait: true,
    })),
  );
}
