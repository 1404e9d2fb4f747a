import { deleteEndpoint } from '../../../operations/webhooks/delete-endpoint';
import { defineRoute } from '../../route';
import { loadEndpoint } from './load';
import { deletedEndpointSchema, endpointParams } from './schema';

export const deleteEndpointRoute = defineRoute({
  method: 'delete',
  path: '/v1/webhooks/endpoints/{endpoint_id}',
  operationId: 'deleteWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Delete an endpoint and keep its deliveries readable',
  scope: 'webhooks:manage',
  params: endpointParams,
  success: {
    status: 200,
    description: 'The endpoint is deleted and receives no further webhooks',
    schema: deletedEndpointSchema,
  },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id } = await loadEndpoint(db, actor, params.endpoint_id);
    await deleteEndpoint(db, { endpointId: id, at: now });
    return { endpoint_id: id, deleted: true as const };
  },
});
