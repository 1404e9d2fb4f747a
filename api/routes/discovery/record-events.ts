import { recordSearchEvents } from '../../../operations/search/record-search-events';
import { defineRoute } from '../../route';
import { recordedSchema, searchEventsSchema } from './schema';

export const recordSearchEventsRoute = defineRoute({
  method: 'post',
  path: '/api/v1/search/events',
  operationId: 'recordSearchEvents',
  tag: 'Discovery',
  summary: 'Record what the user did with search results',
  description:
    'Impressions, clicks, conversions, dwell times and shares influence the ranking. Each kind counts once a day for each user and entity.',
  scope: 'search:read',
  body: searchEventsSchema,
  success: { status: 202, description: 'The events count within seconds', schema: recordedSchema },
  errors: [],
  async handle({ db, body, actor, now }) {
    const events = body.events.map((event) => ({
      kind: event.kind,
      entityType: event.entity_type,
      entityId: event.entity_id,
      dwellSeconds: event.dwell_seconds ?? null,
    }));
    return { recorded: await recordSearchEvents(db, { userId: actor.userId, events, at: now }) };
  },
});
