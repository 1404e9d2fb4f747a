import { createApiKeyRoute } from './create-api-key';
import { createOauthClientRoute } from './create-oauth-client';
import { getOauthClient } from './get-oauth-client';
import { issueApiKeyRoute } from './issue-api-key';
import { listApiKeysRoute } from './list-api-keys';
import { listAuditLog } from './list-audit-log';
import { listOauthClientsRoute } from './list-oauth-clients';
import { reviewOauthClientRoute } from './review-oauth-client';
import { revokeApiKeyRoute } from './revoke-api-key';
import { revokeOauthClientRoute } from './revoke-oauth-client';
import { rotateApiKeyRoute } from './rotate-api-key';
import { rotateClientSecretRoute } from './rotate-client-secret';
import { setPlanRoute } from './set-plan';

export const apiKeyRoutes = [
  createApiKeyRoute,
  issueApiKeyRoute,
  listApiKeysRoute,
  rotateApiKeyRoute,
  revokeApiKeyRoute,
  setPlanRoute,
];

export const clientRoutes = [
  createOauthClientRoute,
  listOauthClientsRoute,
  getOauthClient,
  revokeOauthClientRoute,
  rotateClientSecretRoute,
  reviewOauthClientRoute,
  listAuditLog,
];
