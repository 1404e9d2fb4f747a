import { createOauthClient } from './create';
import { getOauthClient } from './get';
import { listOauthClientsRoute } from './list';
import { revokeOauthClientRoute } from './revoke';
import { rotateClientSecret } from './rotate-secret';

export const oauthClientRoutes = [
  createOauthClient,
  listOauthClientsRoute,
  getOauthClient,
  revokeOauthClientRoute,
  rotateClientSecret,
];
