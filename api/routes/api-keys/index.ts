import { createApiKey } from './create';
import { issueApiKey } from './issue';
import { listApiKeysRoute } from './list';
import { revokeApiKeyRoute } from './revoke';
import { rotateApiKey } from './rotate';

export const apiKeyRoutes = [createApiKey, issueApiKey, listApiKeysRoute, rotateApiKey, revokeApiKeyRoute];
