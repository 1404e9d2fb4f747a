/** Every endpoint that needs a credential. Routing, validation and OpenAPI all read this list. */
import { type Route } from '../route';
import { apiKeyRoutes } from './api-keys';
import { auditLogRoutes } from './audit-log';
import { charityRoutes } from './charities';
import { documentRoutes } from './documents';
import { disputeRoutes } from './disputes';
import { donationRoutes } from './donations';
import { eventRoutes } from './events';
import { feeRoutes } from './fees';
import { impactRoutes } from './impact';
import { memberRoutes } from './members';
import { oauthClientRoutes } from './oauth-clients';
import { refundRoutes } from './refunds';
import { recurringRoutes } from './recurring';
import { sandboxRoutes } from './sandbox';
import { trustRoutes } from './trust';
import { volunteerHoursRoutes } from './volunteer-hours';
import { verificationRoutes } from './verification';
import { webhookRoutes } from './webhooks';

export const routes: Route[] = [
  ...apiKeyRoutes,
  ...charityRoutes,
  ...trustRoutes,
  ...documentRoutes,
  ...donationRoutes,
  ...feeRoutes,
  ...volunteerHoursRoutes,
  ...impactRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...recurringRoutes,
  ...sandboxRoutes,
  ...verificationRoutes,
  ...webhookRoutes,
  ...eventRoutes,
  ...memberRoutes,
  ...oauthClientRoutes,
  ...auditLogRoutes,
];
