import { listDeliveries } from '../../../db/queries/webhooks/deliveries';
import { presentDelivery, retriesOf } from '../../presenters/webhook-delivery';
import { presentWorkflow } from '../../presenters/workflow';
import { defineRoute } from '../../route';
import { deliveriesQuery, deliveryListSchema } from './schema';

export const listDeliveriesRoute = defineRoute({
  method: 'get',
  path: '/v1/webhooks/deliveries',
  operationId: 'listWebhookDeliveries',
  tag: 'Webhooks',
  summary: 'List deliveries with every attempt',
  scope: 'webhooks:manage',
  query: deliveriesQuery,
  success: { status: 200, description: 'A page of deliveries, newest first', schema: deliveryListSchema },
  errors: [],
  async handle({ db, query, actor, config }) {
    const { deliveries, total } = await listDeliveries(db, {
      accountId: actor.accountId,
      endpointId: query.endpoint_id,
      event: query.event,
      state: query.state,
      eventId: query.webhook_id,
      after: query.after,
      limit: query.limit,
      offset: query.offset,
    });
    const shown = deliveries.map((delivery) => ({
      ...presentDelivery(delivery),
      ...presentWorkflow({ actor, config }, { workflow: retriesOf(delivery) }),
    }));
    return { deliveries: shown, total, limit: query.limit, offset: query.offset };
  },
});
