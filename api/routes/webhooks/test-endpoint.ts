import { sendTestEvent } from '../../../operations/webhooks/send-test-event';
import { presentDelivery } from '../../presenters/webhook-delivery';
import { defineRoute } from '../../route';
import { awaitAttempt } from './await-attempt';
import { loadEndpoint } from './load';
import { endpointParams, testQuery, testSentSchema } from './schema';

export const testEndpoint = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints/{endpoint_id}/test',
  operationId: 'testWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Send a webhook.test event to this endpoint only',
  description:
    'The event is sent at once, also while the endpoint rests after failures. Its delivery shows the result. With `wait=true` the answer is the delivery after its first attempt. If there was none within 15 seconds, `attempts` is empty.',
  scope: 'webhooks:manage',
  params: endpointParams,
  query: testQuery,
  success: { status: 202, description: 'The event is on its way', schema: testSentSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id } = await loadEndpoint(db, actor, params.endpoint_id);
    const webhookId = await sendTestEvent(db, { endpointId: id, at: now });
    return { webhook_id: webhookId, event: 'webhook.test' as const, endpoint_id: id };
  },
  async conclude({ db, query }, answer) {
    if (query.wait !== true) return answer;
    const delivery = await awaitAttempt(db, { eventId: answer.webhook_id, endpointId: answer.endpoint_id });
    return delivery === undefined ? answer : { ...presentDelivery(delivery), event: answer.event };
  },
});
