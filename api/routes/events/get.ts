import { findEvent } from '../../../db/queries/events/events';
import { notFound } from '../../../domain/errors';
import { presentEvent } from '../../presenters/event';
import { defineRoute } from '../../route';
import { eventParams, eventSchema } from './schema';

export const getEvent = defineRoute({
  method: 'get',
  path: '/v1/events/{event_id}',
  operationId: 'getEvent',
  tag: 'Events',
  summary: 'Read one event',
  scope: 'webhooks:manage',
  params: eventParams,
  success: { status: 200, description: 'The event', schema: eventSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor }) {
    const event = await findEvent(db, actor.accountId, params.event_id);
    if (event === undefined) throw notFound('event');
    return presentEvent(event);
  },
});
