import { createEndpointRoute } from './create-endpoint';
import { deleteEndpointRoute } from './delete-endpoint';
import { getDelivery } from './get-delivery';
import { getEndpoint } from './get-endpoint';
import { listDeliveriesRoute } from './list-deliveries';
import { listEndpointsRoute } from './list-endpoints';
import { recoverEndpoint } from './recover-endpoint';
import { redeliverRoute } from './redeliver';
import { rotateSecretRoute } from './rotate-secret';
import { testEndpoint } from './test-endpoint';
import { updateEndpointRoute } from './update-endpoint';

export const webhookRoutes = [
  createEndpointRoute,
  listEndpointsRoute,
  getEndpoint,
  updateEndpointRoute,
  deleteEndpointRoute,
  rotateSecretRoute,
  testEndpoint,
  recoverEndpoint,
  listDeliveriesRoute,
  getDelivery,
  redeliverRoute,
];
