import { findEvent, listEvents } from '../../../db/queries/events/events';
import { validationError } from '../../../domain/errors';
import { presentEvent } from '../../presenters/event';
import { defineRoute } from '../../route';
import { eventListSchema, eventsQuery } from './schema';

export const listEventsRoute = defineRoute({
  method: 'get',
  path: '/v1/events',
  operationId: 'listEvents',
  tag: 'Events',
  summary: 'Read the event feed',
  description:
    'Oldest first. Events are kept for 90 days. New events always come last, so pass the last `webhook_id` as `after` to continue.',
  scope: 'webhooks:manage',
  query: eventsQuery,
  success: { status: 200, description: 'A page of the feed', schema: eventListSchema },
  errors: [],
  async handle({ db, query, actor }) {
    const cursor = query.after === undefined ? undefined : await findEvent(db, actor.accountId, query.after);
    if (query.after !== undefined && cursor === undefined) {
      throw validationError([
        { field: 'after', code: 'not_found', message: 'must be the id of an event in your feed' },
      ]);
    }
    const { events, total } = await listEvents(db, {
      accountId: actor.accountId,
      event: query.event,
      afterSequence: cursor?.sequence ?? 0,
      limit: query.limit,
      offset: query.offset,
    });
    return { events: events.map(presentEvent), total, limit: query.limit, offset: query.offset };
  },
});
