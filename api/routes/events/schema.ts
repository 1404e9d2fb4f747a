import { z } from 'zod';
import { EVENT_NAMES } from '../../../domain/events/event';
import { idField, listEnvelope, pageParameters, timeField } from '../../fields';

export const eventName = z.enum(EVENT_NAMES).meta({ id: 'EventName' });

export const eventSchema = z
  .object({
    event: eventName,
    data: z.record(z.string(), z.unknown()).meta({ description: 'See `webhooks` in this document' }),
    timestamp: timeField,
    webhook_id: z.string(),
    sequence: z.int().meta({ description: "The event's place in your feed, without gaps" }),
  })
  .meta({ id: 'Event' });

export const eventsQuery = z.strictObject({
  ...pageParameters,
  event: eventName.optional(),
  after: idField('event').optional().meta({ description: 'Returns events after this one' }),
});

export const eventListSchema = listEnvelope('events', eventSchema).meta({ id: 'EventList' });
