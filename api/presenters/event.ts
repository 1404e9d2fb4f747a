import { type z } from 'zod';
import { type FeedEvent } from '../../db/queries/events/events';
import { type eventSchema } from '../routes/events/schema';

/** Presents an event of the feed with the fields of a webhook's body. */
export function presentEvent(event: FeedEvent): z.input<typeof eventSchema> {
  return {
    event: event.name,
    data: event.data as Record<string, unknown>,
    timestamp: event.occurredAt.toISOString(),
    webhook_id: event.id,
    sequence: event.sequence,
  };
}
