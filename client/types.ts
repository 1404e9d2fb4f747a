/** Gives readable names to the types of the OpenAPI document. */
import { type components, type operations, type webhooks } from './openapi-types';

type Schemas = components['schemas'];
type Query<Name extends keyof operations> = NonNullable<operations[Name]['parameters']['query']>;

/** Selects a page of a list. `limit` is 1 to 100, and `offset` starts at 0. */
export type Page = { limit?: number; offset?: number };

/** Continues an append-only list after the entry with this id. */
export type Cursor = { after?: string };

type FilterOf<Name extends keyof operations> = Omit<Query<Name>, keyof Page | keyof Cursor>;

export type Currency = Schemas['Currency'];

export type ApiKeyRequest = Schemas['ApiKeyRequest'];
export type IssuedApiKeyRequest = Schemas['IssuedApiKeyRequest'];
export type CreatedApiKey = Schemas['CreatedApiKey'];
export type ApiKeyRotationRequest = Schemas['ApiKeyRotationRequest'];
export type RotatedApiKey = Schemas['RotatedApiKey'];
export type ApiKey = Schemas['ApiKey'];
export type ApiKeyList = Schemas['ApiKeyList'];

export type CharityMemberRequest = Schemas['CharityMemberRequest'];
export type CharityMemberList = Schemas['CharityMemberList'];
export type Claim = Schemas['Claim'];
export type ClaimDecision = Schemas['ClaimDecision'];
export type ClaimList = Schemas['ClaimList'];
export type ClaimObjection = Schemas['ClaimObjection'];
export type ClaimRequest = Schemas['ClaimRequest'];
export type CharityMembership = Schemas['CharityMembership'];
export type RemovedCharityMember = Schemas['RemovedCharityMember'];
export type CharityInvitationRequest = Schemas['CharityInvitationRequest'];
export type CharityInvitation = Schemas['CharityInvitation'];
export type CharityInvitationList = Schemas['CharityInvitationList'];
export type InvitationAcceptance = Schemas['InvitationAcceptance'];

export type OauthClientRequest = Schemas['OauthClientRequest'];
export type OauthClient = Schemas['OauthClient'];
export type SecretOauthClient = Schemas['SecretOauthClient'];
export type OauthClientList = Schemas['OauthClientList'];

export type Charity = Schemas['Charity'];
export type CharityList = Schemas['CharityList'];
export type CharityImpact = Schemas['CharityImpact'];
export type Trust = Schemas['Trust'];
export type Rating = Schemas['Rating'];
export type RatingRequest = Schemas['RatingRequest'];
export type RatingList = Schemas['RatingList'];
export type CharityRequest = Schemas['CharityRequest'];
export type CharityChanges = Schemas['CharityChanges'];
export type CharityChange = Schemas['CharityChange'];
export type CharityChangeRefusal = Schemas['CharityChangeRefusal'];
export type ImpactReport = Schemas['ImpactReport'];
export type ImpactReportRequest = Schemas['ImpactReportRequest'];
export type ImpactReportList = Schemas['ImpactReportList'];
export type CharityFilter = Omit<FilterOf<'listCharities'>, 'verified'> & { verified?: boolean };

export type DonationRequest = Schemas['DonationRequest'];
export type DonationCreated = Schemas['DonationCreated'];
export type RedirectRequest = Schemas['RedirectRequest'];
export type UnclaimedGiftList = Schemas['UnclaimedGiftList'];
export type DonationStatus = Schemas['DonationStatus'];
export type Donation = Schemas['Donation'];
export type ListedDonation = Schemas['ListedDonation'];
export type DonationList = Schemas['DonationList'];
export type DonationProof = Schemas['DonationProof'];

export type ReceiptLog = Schemas['ReceiptLog'];
export type ReceiptLogConsistency = Schemas['ReceiptLogConsistency'];
export type ReceiptLeafProof = Schemas['ReceiptLeafProof'];
export type DonationFilter = FilterOf<'listMyDonations'>;
export type DonationSearch = FilterOf<'listAllDonations'>;
export type CharityDonation = Schemas['CharityDonation'];
export type CharityDonationList = Schemas['CharityDonationList'];
export type CharityDonationFilter = FilterOf<'listCharityDonations'>;

export type PayoutAccountRequest = Schemas['PayoutAccountRequest'];
export type PayoutAccount = Schemas['PayoutAccount'];
export type PayoutAccountList = Schemas['PayoutAccountList'];
export type PayoutAccountRefusal = Schemas['PayoutAccountRefusal'];

export type FeeQuoteRequest = Schemas['FeeQuoteRequest'];
export type FeeQuote = Schemas['FeeQuote'];
export type FeeReport = Schemas['FeeReport'];
export type FeeReportFilter = Query<'reportFees'>;
export type FeeSummary = Schemas['FeeSummary'];
export type FeeSummaryFilter = Query<'summarizeFees'>;
export type FeeExportFilter = Query<'exportFees'>;
export type FeeTerms = Schemas['FeeTerms'];
export type FeeTermsChanges = Schemas['FeeTermsChanges'];
export type Recurring = Schemas['Recurring'];
export type RecurringList = Schemas['RecurringList'];
export type RecurringFilter = FilterOf<'listMyRecurring'>;
export type RecurringChange = Schemas['RecurringChange'];
export type RecurringPause = Schemas['RecurringPause'];
export type RecurringCancel = Schemas['RecurringCancel'];
export type RecurringOccurrence = Schemas['RecurringOccurrence'];
export type RecurringOccurrenceList = Schemas['RecurringOccurrenceList'];

export type PaymentSource = Schemas['PaymentSource'];
export type PaymentSourceRequest = Schemas['PaymentSourceRequest'];
export type PaymentSourceChanges = Schemas['PaymentSourceChanges'];
export type Profile = Schemas['Profile'];
export type ProfileChanges = Schemas['ProfileChanges'];
export type PaymentSourceList = Schemas['PaymentSourceList'];
export type PaymentSourceRemoval = Query<'removePaymentSource'>;

export type CharityBalance = Schemas['CharityBalance'];
export type CharityStatement = Schemas['CharityStatement'];
export type StatementProof = Schemas['StatementProof'];

export type RefundRequest = Schemas['RefundRequest'];
export type Refund = Schemas['Refund'];
export type RefundList = Schemas['RefundList'];
export type RefundDecision = Schemas['RefundDecision'];
export type RefundFilter = FilterOf<'listAllRefunds'>;
export type WriteOffRequest = Schemas['WriteOffRequest'];
export type WriteOff = Schemas['WriteOff'];
export type WriteOffList = Schemas['WriteOffList'];
export type Payout = Schemas['Payout'];
export type PayoutList = Schemas['PayoutList'];
export type PayoutRequest = Schemas['PayoutRequest'];
export type PayoutQuote = Schemas['PayoutQuote'];
export type PayoutSettings = Schemas['PayoutSettings'];
export type PayoutSettingsChanges = Schemas['PayoutSettingsChanges'];
export type PayoutFilter = FilterOf<'listPayouts'>;
export type AllPayoutsFilter = FilterOf<'listAllPayouts'>;
export type ReconciliationItem = Schemas['ReconciliationItem'];
export type ReconciliationList = Schemas['ReconciliationList'];
export type ReconciliationFilter = FilterOf<'listReconciliation'>;
export type VelocityBlock = Schemas['VelocityBlock'];
export type VelocityBlockList = Schemas['VelocityBlockList'];
export type VelocityLift = Schemas['VelocityLift'];

export type ExchangeRate = Schemas['ExchangeRate'];
export type ExchangeRateFilter = FilterOf<'listExchangeRates'>;
export type ExchangeRateList = Schemas['ExchangeRateList'];
export type ExchangeRateRequest = Schemas['ExchangeRateRequest'];

export type Receipt = Schemas['Receipt'];
export type YearReceipts = Schemas['YearReceipts'];

export type DisputeRequest = Schemas['DisputeRequest'];
export type Dispute = Schemas['Dispute'];
export type DisputeList = Schemas['DisputeList'];

export type Campaign = Schemas['Campaign'];
export type CampaignRequest = Schemas['CampaignRequest'];
export type CampaignChanges = Schemas['CampaignChanges'];
export type CampaignList = Schemas['CampaignList'];
export type CampaignFilter = Omit<FilterOf<'listCampaigns'>, 'matching_funds_available'> & {
  matching_funds_available?: boolean;
};

export type Subscription = Schemas['Subscription'];
export type SubscriptionKind = Subscription['kind'];
export type SubscriptionRequest = Schemas['SubscriptionRequest'];
export type SubscriptionList = Schemas['SubscriptionList'];
export type MatchingPledge = Schemas['MatchingPledge'];
export type MatchingPledgeRequest = Schemas['MatchingPledgeRequest'];
export type MatchingPledgeChanges = Schemas['MatchingPledgeChanges'];
export type MatchingPledgeList = Schemas['MatchingPledgeList'];

export type Opportunity = Schemas['Opportunity'];
export type OpportunityRequest = Schemas['OpportunityRequest'];
export type OpportunityChanges = Schemas['OpportunityChanges'];
export type OpportunityList = Schemas['OpportunityList'];
export type OpportunityFilter = Omit<FilterOf<'listOpportunities'>, 'background_check_required'> & {
  background_check_required?: boolean;
};

export type VolunteerHours = Schemas['VolunteerHours'];
export type VolunteerHoursRequest = Schemas['VolunteerHoursRequest'];
export type VolunteerHoursDecision = Schemas['VolunteerHoursDecision'];
export type VolunteerHoursBulkDecision = Schemas['VolunteerHoursBulkDecision'];
export type VolunteerHoursBulkResult = Schemas['VolunteerHoursBulkResult'];
export type VolunteerHoursInformation = Schemas['VolunteerHoursInformation'];
export type VolunteerHoursList = Schemas['VolunteerHoursList'];
export type VolunteerHoursFilter = FilterOf<'listMyVolunteerHours'>;
export type CharityVolunteerHoursFilter = FilterOf<'listCharityVolunteerHours'>;
export type VolunteerHoursReviewFilter = FilterOf<'listVolunteerHoursToReview'>;

export type VolunteerCertificate = Schemas['VolunteerCertificate'];
export type VolunteerCertificateFilter = Omit<Query<'getMyVolunteerCertificate'>, 'format'>;

export type UserImpact = Schemas['UserImpact'];
export type YearInReview = Schemas['YearInReview'];

export type Recommendations = Schemas['Recommendations'];
export type RecommendationFilter = Query<'getRecommendations'>;
export type SimilarCharities = Schemas['SimilarCharities'];
export type Categories = Schemas['Categories'];
export type SearchEvents = Schemas['SearchEvents'];
export type RecordedSearchEvents = Schemas['RecordedSearchEvents'];

/** The answer of `sandbox.get`: the test charity and the payment sources. */
export type SandboxContents = Schemas['Sandbox'];

export type Verification = Schemas['Verification'];
export type VerificationRequest = Schemas['VerificationRequest'];
export type VerificationDocumentRequest = Schemas['VerificationDocumentRequest'];
export type VerificationSubmission = Schemas['VerificationSubmission'];
export type VerificationReview = Schemas['VerificationReview'];
export type VerificationConcern = Schemas['VerificationConcern'];
export type VerificationRemedy = Schemas['VerificationRemedy'];
export type VerificationDetermination = Schemas['VerificationDetermination'];
export type VerificationAppeal = Schemas['VerificationAppeal'];
export type VerificationTrigger = Schemas['VerificationTrigger'];
export type VerificationHistory = Schemas['VerificationHistory'];
export type VerificationQueue = Schemas['VerificationQueue'];
export type VerificationQueueFilter = Omit<Query<'listVerificationQueue'>, 'overdue'> & { overdue?: boolean };
export type SearchHit = Schemas['SearchHit'];
export type SearchResult = Schemas['SearchResult'];
export type SearchParameters = Query<'search'>;
export type Suggestion = Schemas['Autocomplete']['suggestions'][number];

type BodyOf<Webhook> = Webhook extends {
  post: { requestBody?: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** `event` decides the type of a webhook's body. A newer server may also send events that are not listed here. */
export type WebhookEvent = { [Name in keyof webhooks]: BodyOf<webhooks[Name]> }[keyof webhooks];
export type WebhookEventName = WebhookEvent['event'];

/** A page of the event feed, oldest first. */
export type EventList = Omit<Schemas['EventList'], 'events'> & { events: WebhookEvent[] };
export type EventFilter = FilterOf<'listEvents'>;

export type WebhookEndpointRequest = Schemas['WebhookEndpointRequest'];
export type WebhookEndpointChanges = Schemas['WebhookEndpointChanges'];
export type WebhookEndpoint = Schemas['WebhookEndpoint'];
export type CreatedWebhookEndpoint = Schemas['CreatedWebhookEndpoint'];
export type RotatedWebhookEndpoint = Schemas['RotatedWebhookEndpoint'];
export type DeletedWebhookEndpoint = Schemas['DeletedWebhookEndpoint'];
export type WebhookEndpointList = Schemas['WebhookEndpointList'];
export type WebhookTest = Schemas['WebhookTest'];
export type WebhookRecoveryRequest = Schemas['WebhookRecoveryRequest'];
export type WebhookRecovery = Schemas['WebhookRecovery'];
export type WebhookDelivery = Schemas['WebhookDelivery'];
export type WebhookDeliveryList = Schemas['WebhookDeliveryList'];
export type WebhookDeliveryFilter = FilterOf<'listWebhookDeliveries'>;
