import { sendTestEvent } from '../../../operations/webhooks/send-test-event';
import { defineRoute } from '../../route';
import { loadEndpoint } from './load';
import { endpointParams, testSentSchema } from './schema';

export const testEndpoint = defineRoute({
  method: 'post',
  path: '/v1/webhooks/endpoints/{endpoint_id}/test',
  operationId: 'testWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Send a webhook.test event to this endpoint only',
  description: 'The event is delivered like every other event. Its delivery shows the result.',
  scope: 'webhooks:manage',
  params: endpointParams,
  success: { status: 202, description: 'The event is on its way', schema: testSentSchema },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ db, params, actor, now }) {
    const { id } = await loadEndpoint(db, actor, params.endpoint_id);
    const webhookId = await sendTestEvent(db, { endpointId: id, at: now });
    return { webhook_id: webhookId, event: 'webhook.test' as const, endpoint_id: id };
  },
});
