/** Every endpoint that needs a credential. Routing, validation and OpenAPI all read this list. */
import { type Route } from '../route';
import { apiKeyRoutes } from './api-keys';
import { auditLogRoutes } from './audit-log';
import { charityRoutes } from './charities';
import { documentRoutes } from './documents';
import { donationRoutes } from './donations';
import { eventRoutes } from './events';
import { feeRoutes } from './fees';
import { oauthClientRoutes } from './oauth-clients';
import { sandboxRoutes } from './sandbox';
import { trustRoutes } from './trust';
import { webhookRoutes } from './webhooks';

export const routes: Route[] = [
  ...apiKeyRoutes,
  ...charityRoutes,
  ...trustRoutes,
  ...documentRoutes,
  ...donationRoutes,
  ...feeRoutes,
  ...sandboxRoutes,
  ...webhookRoutes,
  ...eventRoutes,
  ...oauthClientRoutes,
  ...auditLogRoutes,
];
