import { deleteEndpoint } from '../../../db/queries/webhooks/endpoints';
import { defineRoute } from '../../route';
import { loadLockedEndpoint } from './load';
import { deletedEndpointSchema, endpointParams } from './schema';

export const deleteEndpointRoute = defineRoute({
  method: 'delete',
  path: '/v1/webhooks/endpoints/{endpoint_id}',
  operationId: 'deleteWebhookEndpoint',
  tag: 'Webhooks',
  summary: 'Delete an endpoint; its deliveries stay readable',
  scope: 'webhooks:manage',
  params: endpointParams,
  success: { status: 200, description: 'The endpoint gets nothing more', schema: deletedEndpointSchema },
  errors: ['NOT_FOUND'],
  async handle({ db, params, actor, now }) {
    const { id } = await loadLockedEndpoint(db, actor, params.endpoint_id);
    await deleteEndpoint(db, id, now);
    return { endpoint_id: id, deleted: true as const };
  },
});
