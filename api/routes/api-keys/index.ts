import { createApiKey } from './create';
import { listApiKeysRoute } from './list';
import { revokeApiKeyRoute } from './revoke';

export const apiKeyRoutes = [createApiKey, listApiKeysRoute, revokeApiKeyRoute];
