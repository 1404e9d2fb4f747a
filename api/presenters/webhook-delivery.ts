import { type z } from 'zod';
import { type Delivery } from '../../db/queries/webhooks/deliveries';
import { retryWorkflowId } from '../../domain/webhooks/retry';
import { deliverySchema } from '../routes/webhooks/schema';
import { project } from '../project';

/** Returns the id of the workflow that retries a delivery. The first attempt of a round runs without a workflow. */
export function retriesOf({ id, round, state, attemptsMade }: Delivery): string | null {
  return state === 'retrying' || attemptsMade > 1 ? retryWorkflowId(id, round) : null;
}

/** Presents a delivery with every attempt to its owner. */
export function presentDelivery(delivery: Delivery): z.input<typeof deliverySchema> {
  return project(deliverySchema, delivery, {
    delivery_id: delivery.id,
    webhook_id: delivery.eventId,
    event: delivery.eventName,
    attempts: delivery.attempts.map((attempt) => ({
      at: attempt.at.toISOString(),
      status: attempt.status,
      duration_ms: attempt.durationMs,
      error: attempt.error,
      error_message: attempt.errorMessage,
      response: attempt.response,
    })),
  });
}
