import { type z } from 'zod';
import { type Delivery } from '../../db/queries/webhooks/deliveries';
import { retryWorkflowId } from '../../domain/webhooks/retry';
import { type deliverySchema } from '../routes/webhooks/schema';

/** Returns the id of the workflow that retries a delivery. The first attempt of a round runs without a workflow. */
export function retriesOf({ id, round, state, attemptsMade }: Delivery): string | null {
  return state === 'retrying' || attemptsMade > 1 ? retryWorkflowId(id, round) : null;
}

/** Presents a delivery with every attempt to its owner. */
export function presentDelivery(delivery: Delivery): z.input<typeof deliverySchema> {
  return {
    delivery_id: delivery.id,
    webhook_id: delivery.eventId,
    event: delivery.eventName,
    endpoint_id: delivery.endpointId,
    state: delivery.state,
    attempts: delivery.attempts.map((attempt) => ({
      at: attempt.at.toISOString(),
      status: attempt.status,
      duration_ms: attempt.durationMs,
      error: attempt.error,
      error_message: attempt.errorMessage,
      response: attempt.response,
    })),
    next_attempt_at: delivery.nextAttemptAt?.toISOString() ?? null,
    resting_until: delivery.restingUntil?.toISOString() ?? null,
    created_at: delivery.createdAt.toISOString(),
  };
}
