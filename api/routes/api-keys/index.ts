import { createApiKey } from './create';
import { listApiKeysRoute } from './list';
import { revokeApiKeyRoute } from './revoke';
import { rotateApiKey } from './rotate';

export const apiKeyRoutes = [createApiKey, listApiKeysRoute, rotateApiKey, revokeApiKeyRoute];
