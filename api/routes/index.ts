/** Lists every endpoint that needs a credential. Routing, validation and OpenAPI all read this list. */
import { type Route } from '../route';
import { apiKeyRoutes, clientRoutes } from './access';
import { campaignRoutes } from './campaigns';
import { chargeRoutes, receiveStripeEvent } from './charges';
import { charityRoutes } from './charities';
import { claimRoutes } from './claims';
import { discoveryRoutes } from './discovery';
import { disputeRoutes } from './disputes';
import { documentRoutes } from './documents';
import { exchangeRateRoutes } from './exchange-rates';
import { donationRoutes } from './gifts';
import { guestReportRoutes } from './guests';
import { eventRoutes } from './events';
import { feeRoutes } from './fees';
import { impactRoutes } from './impact';
import { ledgerRoutes } from './ledger';
import { matchingRoutes } from './matching';
import { profileRoutes } from './mails';
import { memberRoutes } from './members';
import { opportunityRoutes } from './opportunities';
import { receiptRoutes } from './receipts';
import { payoutAccountRoutes } from './payout-accounts';
import { recurringRoutes } from './plans';
import { payoutRoutes } from './payouts';
import { reportRoutes } from './reports';
import { subscriptionRoutes } from './subscriptions';
import { reconciliationRoutes } from './reconciliation';
import { refundRoutes } from './refunds';
import { sandboxRoutes } from './sandbox';
import { searchRoutes } from './search';
import { paymentSourceRoutes } from './sources';
import { statementRoutes } from './statements';
import { trustRoutes } from './trust';
import { verificationRoutes } from './verification';
import { volunteerHoursRoutes } from './hours';
import { webhookRoutes } from './webhooks';

export const routes: Route[] = [
  ...apiKeyRoutes,
  ...charityRoutes,
  ...trustRoutes,
  ...documentRoutes,
  ...discoveryRoutes,
  ...donationRoutes,
  ...guestReportRoutes,
  ...feeRoutes,
  ...exchangeRateRoutes,
  ...campaignRoutes,
  ...matchingRoutes,
  ...opportunityRoutes,
  ...volunteerHoursRoutes,
  ...impactRoutes,
  ...refundRoutes,
  ...disputeRoutes,
  ...ledgerRoutes,
  ...reconciliationRoutes,
  ...payoutRoutes,
  ...subscriptionRoutes,
  ...reportRoutes,
  ...payoutAccountRoutes,
  ...statementRoutes,
  ...recurringRoutes,
  ...paymentSourceRoutes,
  ...chargeRoutes,
  ...receiptRoutes,
  ...sandboxRoutes,
  ...verificationRoutes,
  ...searchRoutes,
  ...webhookRoutes,
  ...eventRoutes,
  ...claimRoutes,
  ...memberRoutes,
  ...profileRoutes,
  ...clientRoutes,
];

export { publicRoutes } from './public';
/** Every endpoint that a payment processor calls with a signature instead of a credential. */
export const processorRoutes: Route[] = [receiveStripeEvent];
