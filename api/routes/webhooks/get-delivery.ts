import { presentDelivery, retriesOf } from '../../presenters/webhook-delivery';
import { presentWorkflow } from '../../presenters/workflow';
import { defineRoute } from '../../route';
import { loadDelivery } from './load';
import { deliveryParams, deliverySchema } from './schema';

export const getDelivery = defineRoute({
  method: 'get',
  path: '/v1/webhooks/deliveries/{delivery_id}',
  operationId: 'getWebhookDelivery',
  tag: 'Webhooks',
  summary: 'Read a delivery with every attempt',
  scope: 'webhooks:manage',
  params: deliveryParams,
  success: { status: 200, description: 'The delivery', schema: deliverySchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, config }) {
    const delivery = await loadDelivery(db, actor, params.delivery_id);
    return {
      ...presentDelivery(delivery),
      ...presentWorkflow({ actor, config }, { workflow: retriesOf(delivery) }),
    };
  },
});
