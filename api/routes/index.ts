/** Lists every endpoint. Routing, validation and OpenAPI all read these lists. */
import { type Route } from '../route';
import { approvalRoutes } from './approvals';
import { auditRoutes } from './audit';
import { campaignRoutes } from './campaigns';
import { velocityRoutes } from './charges';
import { charityImpactRoutes } from './charities/impact';
import { charityRoutes } from './charities';
import { photoRoutes } from './charities/photos';
import { publicCharityRoutes } from './charities/public';
import { claimRoutes } from './claims';
import { discoveryRoutes } from './discovery';
import { disputeRoutes } from './disputes';
import { documentRoutes } from './documents';
import { eventRoutes } from './events';
import { exchangeRateRoutes } from './exchange-rates';
import { feeRoutes } from './fees';
import { giftRoutes } from './gifts';
import { charityGiftRoutes } from './gifts/of-charity';
import { guestReportRoutes, guestRoutes } from './guests';
import { hoursRoutes } from './hours';
import { hoursReviewRoutes } from './hours/review';
import { impactRoutes } from './impact';
import { keyRoutes } from './keys';
import { writeOffRoutes, operationsRoutes } from './ledger';
import { matchingRoutes } from './matching';
import { memberRoutes } from './members';
import { applicationRoutes } from './oauth-clients/applications';
import { oauthClientRoutes } from './oauth-clients';
import { opportunityRoutes } from './opportunities';
import { payoutAccountRoutes } from './payout-accounts';
import { payoutRoutes } from './payouts';
import { planRoutes } from './plans';
import { qualificationRoutes } from './qualifications';
import { receiptLogRoutes } from './receipt-log';
import { receiptRoutes } from './receipts';
import { reconciliationRoutes } from './reconciliation';
import { refundRoutes } from './refunds';
import { reportRoutes } from './reports';
import { sandboxRoutes } from './sandbox';
import { searchRoutes } from './search';
import { sessionRoutes } from './sessions';
import { sourceRoutes } from './sources';
import { statementRoutes } from './statements';
import { subscriptionRoutes } from './subscriptions';
import { trustRoutes } from './trust';
import { userRoutes } from './users';
import { userBlockRoutes } from './users/blocks';
import { contactRoutes, termsRoutes } from './users/contact';
import { ownDataRoutes } from './users/own-data';
import { verificationRoutes } from './verification';
import { socialLinkRoutes } from './verification/social-links';
import { verificationReviewRoutes } from './verification/review';
import { webhookRoutes } from './webhooks';

/** Every endpoint that needs a credential. */
export const routes: Route[] = [
  ...keyRoutes,
  ...charityRoutes,
  ...charityImpactRoutes,
  ...photoRoutes,
  ...trustRoutes,
  ...documentRoutes,
  ...discoveryRoutes,
  ...giftRoutes,
  ...charityGiftRoutes,
  ...guestReportRoutes,
  ...feeRoutes,
  ...exchangeRateRoutes,
  ...campaignRoutes,
  ...matchingRoutes,
  ...opportunityRoutes,
  ...hoursReviewRoutes,
  ...hoursRoutes,
  ...qualificationRoutes,
  ...impactRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...writeOffRoutes,
  ...operationsRoutes,
  ...reconciliationRoutes,
  ...payoutRoutes,
  ...subscriptionRoutes,
  ...reportRoutes,
  ...payoutAccountRoutes,
  ...statementRoutes,
  ...planRoutes,
  ...sourceRoutes,
  ...velocityRoutes,
  ...receiptRoutes,
  ...sandboxRoutes,
  ...verificationRoutes,
  ...verificationReviewRoutes,
  ...socialLinkRoutes,
  ...searchRoutes,
  ...webhookRoutes,
  ...eventRoutes,
  ...claimRoutes,
  ...memberRoutes,
  ...approvalRoutes,
  ...userRoutes,
  ...contactRoutes,
  ...userBlockRoutes,
  ...ownDataRoutes,
  ...sessionRoutes,
  ...applicationRoutes,
  ...oauthClientRoutes,
  ...auditRoutes,
];

/** Every endpoint that needs no credential. */
export const publicRoutes: Route[] = [
  ...receiptLogRoutes,
  ...publicCharityRoutes,
  ...guestRoutes,
  ...termsRoutes,
];

export { processorRoutes } from './charges';
