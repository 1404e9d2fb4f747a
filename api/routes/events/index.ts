import { findEvent, listEvents } from '../../../db/queries/events/events';
import { validationError, notFound } from '../../../domain/errors';
import { presentEvent } from '../../presenters/event';
import { route, routes } from '../../route';
import { eventListSchema, eventsQuery, eventSchema } from './schema';

export const eventRoutes = routes('Events', {
  listEvents: route('GET /v1/events', {
    summary: 'Read the event feed',
    description:
      'Oldest first. Events are kept for 90 days. New events always come last, so pass the last `webhook_id` as `after` to continue.',
    scope: 'webhooks:manage',
    query: eventsQuery,
    success: { status: 200, description: 'A page of the feed', schema: eventListSchema },
    async handle({ db, query, actor }) {
      const cursor =
        query.after === undefined ? undefined : await findEvent(db, actor.accountId, query.after);
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
  }),

  getEvent: route('GET /v1/events/{event_id}', {
    summary: 'Read one event',
    description: 'Events are kept for 90 days.',
    scope: 'webhooks:manage',
    success: { status: 200, description: 'The event', schema: eventSchema },
    async handle({ db, params, actor }) {
      const event = await findEvent(db, actor.accountId, params.event_id);
      if (event === undefined) throw notFound('event');
      return presentEvent(event);
    },
  }),
});
