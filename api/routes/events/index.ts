import { type FeedEvent, findEvent, listEvents } from '../../../db/queries/events/events';
import { validationError, notFound } from '../../../domain/errors';
import { type Database } from '../../../db/database';
import { type Actor } from '../../../domain/access/actor';
import { isReadable } from '../../../domain/events/read-scopes';
import { requireReadable, shownEvents } from '../../access/webhooks';
import { presentEvent } from '../../presenters/event';
import { route, routes } from '../../route';
import { eventListSchema, eventsQuery, eventSchema } from './schema';

export const eventRoutes = routes('Events', {
  listEvents: route('GET /v1/events', {
    summary: 'Read the event feed',
    description:
      'Oldest first, and only events that your credential may read. Events are kept for 90 days. New events always come last, so pass the last `webhook_id` as `after` to continue.',
    scope: 'webhooks:manage',
    query: eventsQuery,
    success: { status: 200, description: 'A page of the feed', schema: eventListSchema },
    async handle({ db, query, actor }) {
      requireReadable(actor, 'event', query.event);
      const cursor = query.after === undefined ? undefined : await findReadable(db, actor, query.after);
      if (query.after !== undefined && cursor === undefined) {
        throw validationError([
          { field: 'after', code: 'not_found', message: 'must be the id of an event in your feed' },
        ]);
      }
      const { events, total } = await listEvents(db, {
        accountId: actor.accountId,
        events: shownEvents(actor, query.event),
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
      const event = await findReadable(db, actor, params.event_id);
      if (event === undefined) throw notFound('event');
      return presentEvent(event);
    },
  }),
});

/** Finds an event of the caller's feed. Returns undefined if the credential may not read it. */
async function findReadable(
  db: Database,
  { accountId, scopes }: Actor,
  id: string,
): Promise<FeedEvent | undefined> {
  const event = await findEvent(db, accountId, id);
  return event !== undefined && isReadable(event.name, scopes) ? event : undefined;
}
