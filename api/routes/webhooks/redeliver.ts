import { redeliver } from '../../../operations/webhooks/redeliver';
import { presentDelivery } from '../../presenters/webhook-delivery';
import { defineRoute } from '../../route';
import { loadDelivery } from './load';
import { deliveryParams, deliverySchema } from './schema';

export const redeliverRoute = defineRoute({
  method: 'post',
  path: '/v1/webhooks/deliveries/{delivery_id}/redeliver',
  operationId: 'redeliverWebhook',
  tag: 'Webhooks',
  summary: 'Send a delivery again, now',
  description: 'Whatever its state; retries under way end, and this attempt has retries of its own.',
  scope: 'webhooks:manage',
  params: deliveryParams,
  success: { status: 202, description: 'The delivery, pending', schema: deliverySchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor }) {
    const delivery = await loadDelivery(db, actor, params.delivery_id);
    await redeliver(db, delivery);
    return presentDelivery({ ...delivery, state: 'pending', nextAttemptAt: null });
  },
});
