import { createApiKey } from './create-api-key';
import { createOauthClient } from './create-oauth-client';
import { getOauthClient } from './get-oauth-client';
import { issueApiKey } from './issue-api-key';
import { listApiKeysRoute } from './list-api-keys';
import { listAuditLog } from './list-audit-log';
import { listOauthClientsRoute } from './list-oauth-clients';
import { revokeApiKeyRoute } from './revoke-api-key';
import { revokeOauthClientRoute } from './revoke-oauth-client';
import { rotateApiKey } from './rotate-api-key';
import { rotateClientSecret } from './rotate-client-secret';

export const apiKeyRoutes = [createApiKey, issueApiKey, listApiKeysRoute, rotateApiKey, revokeApiKeyRoute];

export const oauthClientRoutes = [
  createOauthClient,
  listOauthClientsRoute,
  getOauthClient,
  revokeOauthClientRoute,
  rotateClientSecret,
];

export const auditLogRoutes = [listAuditLog];
