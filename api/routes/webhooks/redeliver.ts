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
  summary: 'Resend a delivery now',
  description:
    'Works in any state, also while the endpoint rests after failures. Earlier retries end, and this attempt gets its own retries.',
  scope: 'webhooks:manage',
  params: deliveryParams,
  success: { status: 202, description: 'The delivery, now pending', schema: deliverySchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor }) {
    const delivery = await loadDelivery(db, actor, params.delivery_id);
    await redeliver(db, delivery);
    return presentDelivery({ ...delivery, state: 'pending', nextAttemptAt: null, restingUntil: null });
  },
});
