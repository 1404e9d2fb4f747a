import { accountsAndKeys } from './20261121000001-create-accounts-and-keys';
import { charitiesAndRegister } from './20261121000002-create-charities-and-register';
import { donationsAndLedger } from './20261121000003-create-donations-and-ledger';
import { eventsAndWebhooks } from './20261121000004-create-events-and-webhooks';
import { sandboxNetwork } from './20261121000005-create-sandbox-network';
import { exchangeRates } from './20261121000006-create-exchange-rates';
import { listedCharityCounts } from './20261121000007-count-listed-charities';
import { absorbedFees } from './20261122000020-add-absorbed-fees';
import { feeTerms } from './20261122000021-create-fee-terms';
import { feeLines } from './20261122000022-create-fee-lines';
import { feeLinesOfReturns } from './20261122000023-count-returns-in-fee-lines';
import { refundsAndDisputes } from './20261122000030-create-refunds-and-disputes';
import { receipts } from './20261122000031-create-receipts';
import { recurringPlans } from './20261122000040-create-recurring-plans';
import { verifications } from './20261122000060-create-verifications';
import { campaignsAndOpportunities } from './20261122000070-create-campaigns-and-opportunities';
import { volunteerHours } from './20261122000071-create-volunteer-hours';
import { impact } from './20261122000072-create-impact';
import { listVerifiedCharities } from './20261122000073-list-verified-charities';
import { loginsAndOauth } from './20261122000080-create-logins-and-oauth';
import { auditLog } from './20261122000081-create-audit-log';
import { keyOverlapAndInvitations } from './20261122000082-key-overlap-and-invitations';
import { ratingsAndTrust } from './20261122000090-create-ratings-and-trust';
import { sanctions } from './20261122000091-create-sanctions';
import { documents } from './20261122000092-create-documents';
import { uploadedVerificationDocuments } from './20261122000093-verify-uploaded-documents';
import { searchChanges } from './20261123000050-track-search-changes';
import { discovery } from './20261123000100-create-discovery';
import { nearWords } from './20261123000110-find-near-words-sooner';
import { lightEvents } from './20261127000000-lighten-events';
import { heldFirstTasks } from './20261128000000-hold-first-tasks';
import { listedByOperation } from './20261129000000-list-verified-charities-by-operation';
import { sharedRefundFees } from './20261130000000-share-refund-fees';
import { writeOffs } from './20261130010000-create-write-offs';
import { feeLinesOfBorneRefunds } from './20261130020000-count-borne-refunds-in-fee-lines';
import { charityChanges } from './20261201000000-create-charity-changes';
import { nameSkeletons } from './20261201010000-add-name-skeletons';
import { whoMayNotDecide } from './20261202000000-remember-who-may-not-decide';
import { limitAccounts } from './20261203000000-limit-accounts';
import { bindIdempotentAnswers } from './20261203010000-bind-idempotent-answers';
import { usersClients } from './20261203020000-let-users-make-clients';
import { secondFactors } from './20261204000000-create-second-factors';
import { usedDocuments } from './20261205000000-note-used-documents';
import { whoAskedForWriteOffs } from './20261205010000-remember-who-asked-for-write-offs';
import { networksOfGifts } from './20261206000000-freeze-networks-of-gifts';
import { receiptLog } from './20261206010000-create-receipt-log';
import { witnessRounds } from './20261207010000-create-witness-rounds';
import { sourcesAndCharges } from './20261209000000-create-sources-and-charges';
import { plansHeldForSources } from './20261211000000-hold-plans-for-sources';
import { notices } from './20261212000000-create-notices';
import { processorEvents } from './20261213000000-create-processor-events';
import { limitVelocity } from './20261214000000-limit-velocity';
import { processingCosts } from './20261214010000-book-processing-costs';
import { chargeComparison } from './20261214020000-compare-charges';
import { reversedDisputes } from './20261215000000-reverse-lost-disputes';
import { payoutAccounts } from './20261216000000-create-payout-accounts';
import { payouts } from './20261216010000-create-payouts';
import { findGifts } from './20261217000000-find-gifts';
import { runPayouts } from './20261218000000-run-payouts';
import { charityFunds } from './20261219000000-create-charity-funds';
import { statements } from './20261219010000-create-statements';
import { bankFiles } from './20261220000000-create-bank-files';
import { releasedBankFiles } from './20261221000000-release-bank-files';
import { redirectedGifts } from './20261222000000-redirect-gifts';
import { reconciliation } from './20261223000000-create-reconciliation';
import { tellMembersOfPayouts } from './20261224000000-tell-members-of-payouts';
import { describeExchangeRates } from './20261225000000-describe-exchange-rates';
import { hostPayoutAccounts } from './20261226000000-host-payout-accounts';
import { cashTransfers } from './20261227000000-move-cash';
import { matching } from './20261228000000-create-matching';
import { claimCharities } from './20261229000000-claim-charities';
import { mailPreferences } from './20261230000000-mail-preferences';
import { subscriptions } from './20270101000000-create-subscriptions';
import { resolvePayouts } from './20270104000000-resolve-payouts';
import { findPayoutsByTransfer } from './20270105000000-find-payouts-by-transfer';
import { screenAgain } from './20270110000000-screen-again';
import { describedCharities } from './20270120000000-describe-charities';
import { savedReports } from './20270121000000-create-saved-reports';
import { startsThatGoFirst } from './20270122000000-let-starts-go-first';
import { askReferees } from './20270123000000-ask-referees';
import { holdVideoCalls } from './20270124000000-hold-video-calls';
import { createIdentityChecks } from './20270127000000-create-identity-checks';
import { askedDeliveries } from './20270131000000-deliver-when-asked';
import { guests } from './20270201000000-create-guests';
import { boundGuests } from './20270202000000-bind-what-guests-give';
import { idleGuests } from './20270203000000-find-idle-guests';
import { createQualifications } from './20270211000000-create-qualifications';
import { redactIdentityChecks } from './20270212000000-redact-identity-checks';
import { giveSettings } from './20270221000000-keep-give-settings';
import { dueDisputes } from './20270222000000-find-due-disputes';
import { summarizedOperations } from './20270223000000-summarize-operations';
import { donorsAndTributes } from './20270225000000-note-donors-and-tributes';
import { searchablePrograms } from './20270226010000-find-charities-by-programs';
import { codedTimelines } from './20270302000000-code-timelines';
import { repeatableRenewals } from './20270303000000-repeat-guest-renewals';
import { cancelledWorkflows } from './20270304000000-end-cancelled-workflows';
import { outboxByWorkflow } from './20270304020000-find-outbox-by-workflow';
import { takenKeys } from './20270304010000-take-idempotency-keys';
import { careAttempts } from './20270304005000-note-care-attempts';
import { type Sequelize } from 'sequelize';

export interface Migration {
  name: string;
  up: string;
  /** Computes values that SQL cannot. Runs after `up`, commits in batches, and runs again if it was interrupted. */
  fill?: (sequelize: Sequelize) => Promise<void>;
  /** SQL that needs the filled values. */
  finish?: string;
  down: string;
}

/** Lists all migrations in order. Never edit the SQL of a released migration. */
export const migrations: Migration[] = [
  accountsAndKeys,
  charitiesAndRegister,
  donationsAndLedger,
  eventsAndWebhooks,
  sandboxNetwork,
  exchangeRates,
  listedCharityCounts,
  absorbedFees,
  feeTerms,
  feeLines,
  feeLinesOfReturns,
  refundsAndDisputes,
  receipts,
  recurringPlans,
  verifications,
  campaignsAndOpportunities,
  volunteerHours,
  impact,
  listVerifiedCharities,
  loginsAndOauth,
  auditLog,
  keyOverlapAndInvitations,
  ratingsAndTrust,
  sanctions,
  documents,
  uploadedVerificationDocuments,
  searchChanges,
  discovery,
  nearWords,
  lightEvents,
  heldFirstTasks,
  listedByOperation,
  sharedRefundFees,
  writeOffs,
  feeLinesOfBorneRefunds,
  charityChanges,
  nameSkeletons,
  whoMayNotDecide,
  limitAccounts,
  bindIdempotentAnswers,
  usersClients,
  secondFactors,
  usedDocuments,
  whoAskedForWriteOffs,
  networksOfGifts,
  receiptLog,
  witnessRounds,
  sourcesAndCharges,
  plansHeldForSources,
  notices,
  processorEvents,
  limitVelocity,
  processingCosts,
  chargeComparison,
  reversedDisputes,
  payoutAccounts,
  payouts,
  findGifts,
  runPayouts,
  charityFunds,
  statements,
  bankFiles,
  releasedBankFiles,
  redirectedGifts,
  reconciliation,
  tellMembersOfPayouts,
  describeExchangeRates,
  hostPayoutAccounts,
  cashTransfers,
  matching,
  claimCharities,
  mailPreferences,
  subscriptions,
  resolvePayouts,
  findPayoutsByTransfer,
  screenAgain,
  describedCharities,
  savedReports,
  startsThatGoFirst,
  askReferees,
  holdVideoCalls,
  createIdentityChecks,
  askedDeliveries,
  guests,
  boundGuests,
  idleGuests,
  createQualifications,
  redactIdentityChecks,
  giveSettings,
  dueDisputes,
  summarizedOperations,
  donorsAndTributes,
  searchablePrograms,
  codedTimelines,
  repeatableRenewals,
  cancelledWorkflows,
  careAttempts,
  takenKeys,
  outboxByWorkflow,
];
