/**
 * Generated from the API's OpenAPI document by `npm run types:client`. Changes by hand are lost.
 */

import { type List } from './list';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from './request';
import type {
  AccountPlan,
  AccountPlanRequest,
  AddCharityPhotoQuery,
  AdvancedSearch,
  AdvancedSearchResult,
  ApiKey,
  ApiKeyList,
  ApiKeyRequest,
  ApiKeyRotationRequest,
  AppealVerificationQuery,
  Application,
  ApplicationList,
  Approval,
  ApprovalDecision,
  ApprovalList,
  AuditEntry,
  AuditLog,
  Autocomplete,
  AutocompleteQuery,
  Campaign,
  CampaignChanges,
  CampaignList,
  CampaignRequest,
  CancelVerificationVideoCallQuery,
  Categories,
  Charity,
  CharityBalance,
  CharityChange,
  CharityChangeRefusal,
  CharityChanges,
  CharityDonation,
  CharityDonationList,
  CharityDonor,
  CharityDonorList,
  CharityImpact,
  CharityInvitation,
  CharityInvitationList,
  CharityInvitationRequest,
  CharityList,
  CharityMember,
  CharityMemberList,
  CharityMemberRequest,
  CharityMembership,
  CharityPhoto,
  CharityRequest,
  CharityStatement,
  Claim,
  ClaimDecision,
  ClaimList,
  ClaimObjection,
  ClaimRequest,
  ClaimVerificationQuery,
  CreatedApiKey,
  CreatedWebhookEndpoint,
  DataExport,
  DecideSocialLinkQuery,
  DeletedWebhookEndpoint,
  DetermineVerificationConcernQuery,
  Dispute,
  DisputeEvidence,
  DisputeList,
  DisputeRequest,
  DisputeResolution,
  Document,
  Donation,
  DonationCreated,
  DonationList,
  DonationProof,
  DonationRequest,
  EndedSessions,
  Erasure,
  ErasureRequest,
  EventList,
  ExchangeRate,
  ExchangeRateList,
  ExchangeRateRequest,
  ExportFeesQuery,
  FeeQuote,
  FeeQuoteRequest,
  FeeReport,
  FeeReportRow,
  FeeSummary,
  FeeTerms,
  FeeTermsChanges,
  GetMyVolunteerCertificateQuery,
  GetReceiptLogConsistencyQuery,
  GetReceiptQuery,
  GetRecommendationsQuery,
  GetReportFileQuery,
  GetStatementProofQuery,
  GetStatementQuery,
  GetVerificationHistoryQuery,
  GetVerificationStatusQuery,
  GivePage,
  GuestChallenge,
  GuestLinkRequest,
  GuestLinkRequested,
  GuestReport,
  GuestReportList,
  ImpactReport,
  ImpactReportList,
  ImpactReportRequest,
  InvitationAcceptance,
  IssuedApiKeyRequest,
  ListAllDisputesQuery,
  ListAllDonationsQuery,
  ListAllPayoutsQuery,
  ListAllRefundsQuery,
  ListApiKeysQuery,
  ListApplicationsQuery,
  ListApprovalsQuery,
  ListAuditLogQuery,
  ListCampaignsQuery,
  ListCharitiesQuery,
  ListCharityDonationsQuery,
  ListCharityDonorsQuery,
  ListCharityInvitationsQuery,
  ListCharityMembersQuery,
  ListCharityRatingsQuery,
  ListCharityVolunteerHoursQuery,
  ListClaimsQuery,
  ListDisputesQuery,
  ListEventsQuery,
  ListExchangeRatesQuery,
  ListGuestReportsQuery,
  ListImpactReportsQuery,
  ListMatchingPledgesQuery,
  ListMyDonationsQuery,
  ListMyQualificationsQuery,
  ListMyRecurringQuery,
  ListMyVolunteerHoursQuery,
  ListOauthClientsQuery,
  ListOpportunitiesQuery,
  ListPaymentSourcesQuery,
  ListPayoutAccountsQuery,
  ListPayoutsQuery,
  ListQualificationsToReviewQuery,
  ListReconciliationQuery,
  ListRecurringOccurrencesQuery,
  ListRefundsQuery,
  ListReportsQuery,
  ListSessionsQuery,
  ListSimilarCharitiesQuery,
  ListSubscriptionsQuery,
  ListUnclaimedGiftsQuery,
  ListVelocityBlocksQuery,
  ListVerificationQueueQuery,
  ListVolunteerHoursToReviewQuery,
  ListWebhookDeliveriesQuery,
  ListWebhookEndpointsQuery,
  ListWriteOffsQuery,
  ListedDonation,
  MatchingPledge,
  MatchingPledgeChanges,
  MatchingPledgeList,
  MatchingPledgeRequest,
  NameVerificationRefereeQuery,
  OauthClient,
  OauthClientList,
  OauthClientRequest,
  OperationsSummary,
  Opportunity,
  OpportunityChanges,
  OpportunityList,
  OpportunityRequest,
  PaymentSource,
  PaymentSourceChanges,
  PaymentSourceList,
  PaymentSourceRequest,
  Payout,
  PayoutAccount,
  PayoutAccountList,
  PayoutAccountRefusal,
  PayoutAccountRequest,
  PayoutDecision,
  PayoutList,
  PayoutQuote,
  PayoutRequest,
  PayoutSettings,
  PayoutSettingsChanges,
  PhoneCode,
  PhoneConfirmation,
  PhoneRequest,
  Profile,
  ProfileChanges,
  ProveReceiptLeafQuery,
  Qualification,
  QualificationDecision,
  QualificationList,
  QualificationRequest,
  QueuedVerification,
  RaiseVerificationConcernQuery,
  Rating,
  RatingList,
  RatingRequest,
  Receipt,
  ReceiptLeafProof,
  ReceiptLog,
  ReceiptLogConsistency,
  Recommendations,
  ReconciliationDecision,
  ReconciliationItem,
  ReconciliationList,
  RecordVerificationVideoCallQuery,
  RecordedSearchEvents,
  RecordedTrendSignal,
  Recurring,
  RecurringCancel,
  RecurringChange,
  RecurringList,
  RecurringOccurrence,
  RecurringOccurrenceList,
  RecurringPause,
  RedirectRequest,
  RefereeRequest,
  Refund,
  RefundDecision,
  RefundList,
  RefundRequest,
  ReleaseVerificationQuery,
  RemedyVerificationConcernQuery,
  RemovePaymentSourceQuery,
  RemovedCharityMember,
  ReportFeesQuery,
  ReviewVerificationQuery,
  RotatedApiKey,
  RotatedWebhookEndpoint,
  Sandbox,
  SandboxAuthentication,
  SavedReport,
  SavedReportChanges,
  SavedReportList,
  SavedReportRequest,
  SearchEvents,
  SearchHit,
  SearchQuery,
  SearchResult,
  SecretOauthClient,
  Session,
  SessionList,
  SetVerificationVideoCallQuery,
  SimilarCharities,
  SocialLinkDecision,
  StatementProof,
  SubmitVerificationDocumentsQuery,
  Subscription,
  SubscriptionList,
  SubscriptionRequest,
  SummarizeFeesQuery,
  Terms,
  TermsRequest,
  TestWebhookEndpointQuery,
  TrendSignal,
  TriggerVerificationQuery,
  Trust,
  UnclaimedGift,
  UnclaimedGiftList,
  UserBlock,
  UserBlockRequest,
  UserImpact,
  VelocityBlock,
  VelocityBlockList,
  VelocityLift,
  Verification,
  VerificationAppeal,
  VerificationConcern,
  VerificationDetermination,
  VerificationHistory,
  VerificationHistoryEntry,
  VerificationQueue,
  VerificationRemedy,
  VerificationRequest,
  VerificationReview,
  VerificationSubmission,
  VerificationTrigger,
  VerificationWithdrawal,
  VideoCallRecord,
  VideoCallRequest,
  VolunteerCertificate,
  VolunteerHours,
  VolunteerHoursBulkDecision,
  VolunteerHoursBulkResult,
  VolunteerHoursDecision,
  VolunteerHoursInformation,
  VolunteerHoursList,
  VolunteerHoursRequest,
  VolunteerHoursReversal,
  VolunteerHoursWithdrawal,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookEndpoint,
  WebhookEndpointChanges,
  WebhookEndpointList,
  WebhookEndpointRequest,
  WebhookEvent,
  WebhookRecovery,
  WebhookRecoveryRequest,
  WebhookTestResult,
  WithdrawVerificationQuery,
  WriteOff,
  WriteOffList,
  WriteOffRequest,
  YearInReview,
  YearReceipts,
} from './openapi-types';

/** API keys of the calling user. Keys of another user are not found. */
export class ApiKeysResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Create another key for the calling user. The new key is shown once. It gets at most the scopes of the
   * calling key. All keys of an account share its plan and hourly limit. An account has at most 50 keys. Live
   * keys need an organization with Enhanced verification. Needs an API key. Refuses access tokens of
   * applications. The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  create(request: ApiKeyRequest, options?: CreateOptions): Promise<CreatedApiKey> {
    return this.#engine.send({ method: 'POST', path: '/v1/api-keys', body: request }, options);
  }

  /**
   * Issue a key to a user, such as their first one. The user is no other operator and no reviewer (403). If
   * `plan` is given, the call also sets the plan of the user’s account. For a live key, the user needs an
   * organization with Enhanced verification. Only this answer contains the `key`. Needs an API key. Refuses
   * access tokens of applications. Needs the role operator. The call needs an API key, or a sign-in on the
   * platform's own pages in the last 10 minutes.
   */
  issue(userId: string, request: IssuedApiKeyRequest, options?: CreateOptions): Promise<CreatedApiKey> {
    return this.#engine.send({ method: 'POST', path: path`/v1/users/${userId}/api-keys`, body: request }, options);
  }

  /**
   * List the calling user's keys. Newest first, including revoked keys. Needs an API key. Refuses access
   * tokens of applications.
   */
  list(query: ListApiKeysQuery = {}, options?: CallOptions): List<ApiKeyList, ApiKey> {
    return this.#engine.list({ path: '/v1/api-keys', query }, { entries: 'api_keys', by: 'offset' }, options);
  }

  /**
   * Replace a key with a new key of the same name and scopes. The old key stays valid for `overlap_hours`, so
   * that no deployment is left without a key. A key can be replaced only once. The calling key must have all
   * scopes of the replaced key. The answer is 409 if the key was already replaced. Needs an API key. Refuses
   * access tokens of applications. The call needs an API key, or a sign-in on the platform's own pages in the
   * last 10 minutes.
   */
  rotate(keyId: string, request: ApiKeyRotationRequest = {}, options?: CreateOptions): Promise<RotatedApiKey> {
    return this.#engine.send({ method: 'POST', path: path`/v1/api-keys/${keyId}/rotate`, body: request }, options);
  }

  /**
   * Revoke a key at once. The calling key must have all scopes of the key that it revokes. Needs an API key.
   * Refuses access tokens of applications. The call needs an API key, or a sign-in on the platform's own
   * pages in the last 10 minutes. Never retries if the request may have arrived.
   */
  revoke(keyId: string, options?: CallOptions): Promise<ApiKey> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/api-keys/${keyId}` }, options);
  }
}

/** Acts of operators that need another operator. For operators. */
export class ApprovalsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * List acts of operators that need another operator. For operators. Newest first. Needs the scope
   * `donations:read`. Needs the role operator.
   */
  list(query: ListApprovalsQuery = {}, options?: CallOptions): List<ApprovalList, Approval> {
    return this.#engine.list({ path: '/v1/approvals', query }, { entries: 'approvals', by: 'offset' }, options);
  }

  /** Read one approval. For operators. Needs the scope `donations:read`. Needs the role operator. */
  get(approvalId: string, options?: CallOptions): Promise<Approval> {
    return this.#engine.send({ method: 'GET', path: path`/v1/approvals/${approvalId}` }, options);
  }

  /**
   * Approve or refuse an act of another operator. For operators without a tie to who asked, to who gains by
   * the act, or to its charity. An approval does the act at once. The answer is 409 if the approval does not
   * wait any more, or if what it changes was changed meanwhile. Needs the scope that asking for the act
   * needs, such as fees:write for fee terms. Needs an API key. Refuses access tokens of applications. Needs
   * the role operator. The call needs an API key, or a sign-in on the platform's own pages in the last 10
   * minutes.
   */
  decide(approvalId: string, decision: ApprovalDecision, options?: CreateOptions): Promise<Approval> {
    return this.#engine.send({ method: 'POST', path: path`/v1/approvals/${approvalId}/decision`, body: decision }, options);
  }
}

/** Who changed what. For operators. */
export class AuditLogResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * List privileged actions. Covers changes to keys, clients, members and roles, and all changes by operators
   * and reviewers. The log is append-only. Newest first. Needs an API key. Refuses access tokens of
   * applications. Needs the role operator.
   */
  list(query: ListAuditLogQuery = {}, options?: CallOptions): List<AuditLog, AuditEntry> {
    return this.#engine.list({ path: '/v1/audit-log', query }, { entries: 'entries', by: { cursor: 'audit_id' } }, options);
  }
}

/** Campaigns, which have a goal, a deadline and the amount raised. */
export class CampaignsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Start a campaign for a charity. For members of the charity. Gifts name the campaign in `campaign_id`.
   * Needs the scope `charities:write`.
   */
  create(request: CampaignRequest, options?: CreateOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'POST', path: '/v1/campaigns', body: request }, options);
  }

  /** List campaigns. Newest first. Needs the scope `charities:read`. */
  list(query: ListCampaignsQuery = {}, options?: CallOptions): List<CampaignList, Campaign> {
    return this.#engine.list({ path: '/v1/campaigns', query }, { entries: 'campaigns', by: 'offset' }, options);
  }

  /** Read one campaign and the amount that it raised. Needs the scope `charities:read`. */
  get(campaignId: string, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'GET', path: path`/v1/campaigns/${campaignId}` }, options);
  }

  /**
   * Edit a campaign. Changes only the given fields. Needs the scope `charities:write`. Never retries if the
   * request may have arrived.
   */
  update(campaignId: string, changes: CampaignChanges, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/campaigns/${campaignId}`, body: changes }, options);
  }

  /**
   * Close a campaign. A closed campaign takes no more gifts but stays readable. Closing it twice is harmless.
   * Needs the scope `charities:write`. Never retries if the request may have arrived.
   */
  close(campaignId: string, options?: CallOptions): Promise<Campaign> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/campaigns/${campaignId}` }, options);
  }
}

/** Charities that can receive gifts. */
export class CharitiesResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** List the charities that can receive gifts. Oldest first. Needs the scope `charities:read`. */
  list(query: ListCharitiesQuery = {}, options?: CallOptions): List<CharityList, Charity> {
    return this.#engine.list({ path: '/v1/charities', query }, { entries: 'charities', by: 'offset' }, options);
  }

  /** Read one charity. Needs the scope `charities:read`. */
  get(charityId: string, options?: CallOptions): Promise<Charity> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}` }, options);
  }

  /**
   * Create a charity and become its member. The charity is listed and can receive gifts once it is verified.
   * If a charity with this EIN exists, the answer is 409. Then ask its members for an invitation. Needs the
   * scope `charities:write`. A body with `wallet_address` needs an API key, or a sign-in on the platform's
   * own pages in the last 10 minutes. Refuses the access tokens that users give to applications.
   */
  create(request: CharityRequest, options?: CreateOptions): Promise<Charity> {
    return this.#engine.send({ method: 'POST', path: '/v1/charities', body: request }, options);
  }

  /**
   * Edit a charity. For members of the charity. Later imports do not overwrite an edited charity. If the
   * charity is listed or verified, a new name, EIN, location or wallet address waits in `pending_changes` for
   * a second person. Changes only the given fields. Needs the scope `charities:write`. A body with
   * `wallet_address` needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   * Refuses the access tokens that users give to applications. Never retries if the request may have arrived.
   */
  update(charityId: string, changes: CharityChanges, options?: CallOptions): Promise<Charity> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/charities/${charityId}`, body: changes }, options);
  }

  /**
   * Upload a photograph of a charity. For members. The body is the picture itself, at most 10 MiB and 40
   * megapixels. The platform re-encodes it as WebP, at most 2,048 pixels on the longer side, and drops its
   * metadata, such as the place where it was taken. A charity has at most 12 photographs. Needs the scope
   * `charities:write`. The file itself. Its media type may also be image/jpeg, image/png or image/webp.
   */
  addPhoto(charityId: string, file: Blob, query: AddCharityPhotoQuery = {}, options?: CreateOptions): Promise<CharityPhoto> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/photos`, query, body: file }, options);
  }

  /**
   * Remove a photograph of a charity. For members. The platform no longer serves it. Caches of others may
   * keep it. Needs the scope `charities:write`. Never retries if the request may have arrived.
   */
  removePhoto(charityId: string, photoId: string, options?: CallOptions): Promise<CharityPhoto> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/charities/${charityId}/photos/${photoId}` }, options);
  }

  /**
   * Read the picture of a photograph. The content of an address never changes. Pages of any origin may show
   * it. Needs no credential. Streams the file.
   */
  photo(photoId: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/photos/${photoId}`, isAnonymous: true }, options);
  }

  /**
   * Confirm a change of name, EIN, location or wallet address. For operators, and among members for two who
   * joined at least 30 days ago and hold a verification from `standard` up, with different identity
   * documents. Nobody confirms who is tied to the person who asked. The confirmation starts the cooling-off,
   * and every member gets a mail. Needs the scope `charities:write`. The call needs an API key, or a sign-in
   * on the platform's own pages in the last 10 minutes.
   */
  confirmChange(charityId: string, changeId: string, options?: CreateOptions): Promise<CharityChange> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/changes/${changeId}/confirm` }, options);
  }

  /**
   * Stop a change of name, EIN, location or wallet address. For members, reviewers and operators, until the
   * change is in force. The person who asked for the change may also withdraw it this way. Needs the scope
   * `charities:write`. The call needs an API key, or a sign-in on the platform's own pages in the last 10
   * minutes.
   */
  refuseChange(charityId: string, changeId: string, refusal: CharityChangeRefusal, options?: CreateOptions): Promise<CharityChange> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/changes/${changeId}/refuse`, body: refusal }, options);
  }

  /**
   * Report what the charity achieved in a period. For members of the charity. Periods must not overlap.
   * Withdraw a report to correct it. The answer is 409 if another report covers some of its days. Needs the
   * scope `charities:write`.
   */
  createImpactReport(charityId: string, request: ImpactReportRequest, options?: CreateOptions): Promise<ImpactReport> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/impact-reports`, body: request }, options);
  }

  /** List a charity's impact reports. Newest period first. Needs the scope `charities:read`. */
  listImpactReports(charityId: string, query: ListImpactReportsQuery = {}, options?: CallOptions): List<ImpactReportList, ImpactReport> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/impact-reports`, query }, { entries: 'reports', by: 'offset' }, options);
  }

  /**
   * Withdraw a report. A withdrawn report no longer counts. Needs the scope `charities:write`. Never retries
   * if the request may have arrived.
   */
  withdrawImpactReport(charityId: string, reportId: string, options?: CallOptions): Promise<ImpactReport> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/charities/${charityId}/impact-reports/${reportId}` }, options);
  }

  /**
   * Read what a charity received and achieved. Amounts are decimal strings, and totals are in US dollars.
   * Needs the scope `charities:read`.
   */
  impact(charityId: string, options?: CallOptions): Promise<CharityImpact> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/impact` }, options);
  }

  /**
   * Read what a page for giving needs. For a charity or one of its campaigns. Caches may keep the answer for
   * a minute. A charity that cannot receive gifts does not exist here. The answer has the settings and
   * methods of the charity, the smallest gift by currency, and the public key of the processor. Needs no
   * credential.
   */
  givePage(recipientId: string, options?: CallOptions): Promise<GivePage> {
    return this.#engine.send({ method: 'GET', path: path`/v1/give/${recipientId}`, isAnonymous: true }, options);
  }

  /**
   * Read a charity's trust score and its factors. The score (0 to 100) is recomputed once a day, and when a
   * rating or the verification changes. Needs the scope `charities:read`.
   */
  trust(charityId: string, options?: CallOptions): Promise<Trust> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/trust` }, options);
  }

  /**
   * Rate a charity that you gave to. A donor has one rating for each charity. A new rating replaces it.
   * Members may not rate their own charity. A rating is 1 to 5. Needs the scope `donations:write`.
   */
  rate(charityId: string, request: RatingRequest, options?: CreateOptions): Promise<Rating> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/ratings`, body: request }, options);
  }

  /** List a charity's ratings. Newest first. Needs the scope `charities:read`. */
  ratings(charityId: string, query: ListCharityRatingsQuery = {}, options?: CallOptions): List<RatingList, Rating> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/ratings`, query }, { entries: 'ratings', by: 'offset' }, options);
  }

  /**
   * Read a charity's balance. For members of the charity and operators. `available` and `pending` add up to
   * `payable` less `absorbed_fees`. A negative amount means that the charity owes money, for example after
   * the refund of a gift whose fees were kept. Later gifts make it good. Needs the scope `charities:read`.
   */
  balance(charityId: string, options?: CallOptions): Promise<CharityBalance> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/balance` }, options);
  }
}

/** Members of a charity. For its members and for operators. */
export class CharityMembersResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * List the members of a charity that the caller manages. In the order in which they joined. Needs the scope
   * `charities:read`.
   */
  list(charityId: string, query: ListCharityMembersQuery = {}, options?: CallOptions): List<CharityMemberList, CharityMember> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/members`, query }, { entries: 'members', by: 'offset' }, options);
  }

  /**
   * Add a member, such as the first member of an imported charity. For operators without a tie to the
   * charity. Another operator must approve it. Members invite others by email instead. Adding a member again
   * changes nothing. Needs the scope `charities:write`. Needs the role operator. The call needs an API key,
   * or a sign-in on the platform's own pages in the last 10 minutes.
   */
  add(charityId: string, request: CharityMemberRequest, options?: CreateOptions): Promise<CharityMembership | Approval> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/members`, body: request }, options);
  }

  /**
   * Remove a member, or leave a charity. Only an operator may remove the last member, because nobody else
   * could reach the charity afterwards. Anybody else who tries gets a 409. If nobody would remain who has
   * been a member for 30 days, an operator must approve the removal. Needs the scope `charities:write`. The
   * call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes. Never retries if
   * the request may have arrived.
   */
  remove(charityId: string, userId: string, options?: CallOptions): Promise<RemovedCharityMember | Approval> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/charities/${charityId}/members/${userId}` }, options);
  }

  /**
   * Invite somebody by email to become a member. For members. Operators who are no member call `POST
   * /v1/charities/{charity_id}/members` instead. The email has a link to the page that accepts the
   * invitation, valid for seven days. An account may invite 5 people a day to charities that are not listed,
   * and an address gets 3 invitations a day (429). The link’s `token` also works with `POST
   * /v1/invitations/accept`. Needs the scope `charities:write`. The call needs an API key, or a sign-in on
   * the platform's own pages in the last 10 minutes.
   */
  invite(charityId: string, request: CharityInvitationRequest, options?: CreateOptions): Promise<CharityInvitation> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/invitations`, body: request }, options);
  }

  /**
   * List the invitations of a charity that the caller manages. Newest first. Needs the scope
   * `charities:read`.
   */
  listInvitations(charityId: string, query: ListCharityInvitationsQuery = {}, options?: CallOptions): List<CharityInvitationList, CharityInvitation> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/invitations`, query }, { entries: 'invitations', by: 'offset' }, options);
  }

  /**
   * Revoke an invitation. The answer is 409 if the invitation was accepted. Needs the scope
   * `charities:write`. The call needs an API key, or a sign-in on the platform's own pages in the last 10
   * minutes. Never retries if the request may have arrived.
   */
  revokeInvitation(charityId: string, invitationId: string, options?: CallOptions): Promise<CharityInvitation> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/charities/${charityId}/invitations/${invitationId}` }, options);
  }

  /**
   * Accept an invitation and become a member of its charity. The mail has the token. The answer is 409 if it
   * is no longer valid. Needs an API key. Refuses access tokens of applications. The call needs an API key,
   * or a sign-in on the platform's own pages in the last 10 minutes.
   */
  accept(acceptance: InvitationAcceptance, options?: CreateOptions): Promise<CharityMembership> {
    return this.#engine.send({ method: 'POST', path: '/v1/invitations/accept', body: acceptance }, options);
  }
}

/** Claims to manage a charity. Two reviewers or operators decide. */
export class ClaimsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Claim a charity. Two deciders must approve before you become a member. Members of the charity are told by
   * mail and may object. After a denial you wait 30 days before you claim the charity again: 409 with
   * `details.reason` `denied_recently`. Needs the scope `charities:write`. The call needs an API key, or a
   * sign-in on the platform's own pages in the last 10 minutes.
   */
  create(charityId: string, request: ClaimRequest, options?: CreateOptions): Promise<Claim> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/claims`, body: request }, options);
  }

  /**
   * List claims, newest first. Your own and those of your charities. Reviewers and operators see all. Needs
   * the scope `charities:read`.
   */
  list(query: ListClaimsQuery = {}, options?: CallOptions): List<ClaimList, Claim> {
    return this.#engine.list({ path: '/v1/claims', query }, { entries: 'claims', by: 'offset' }, options);
  }

  /**
   * Pass a claim to review, approve or deny it. For reviewers and operators who are independent of the
   * charity and of its claims. Two must approve. One denial suffices. `review` takes up a claim beside
   * others: approvals of the others become void, as after an approval. Needs the scope `verification:write`.
   * The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  decide(claimId: string, decision: ClaimDecision, options?: CreateOptions): Promise<Claim> {
    return this.#engine.send({ method: 'POST', path: path`/v1/claims/${claimId}/decision`, body: decision }, options);
  }

  /**
   * Object to a claim of your charity. Needs the scope `charities:write`. The call needs an API key, or a
   * sign-in on the platform's own pages in the last 10 minutes.
   */
  object(claimId: string, objection: ClaimObjection, options?: CreateOptions): Promise<Claim> {
    return this.#engine.send({ method: 'POST', path: path`/v1/claims/${claimId}/objections`, body: objection }, options);
  }
}

/** Recommendations, similar charities, categories and trends. */
export class DiscoveryResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Recommend charities to the calling user, and list five groups. Weighs the gifts of similar donors (0.6)
   * and similarity to your own gifts (0.4). Adjusts for season, place and emergencies. Best first, with
   * scores from 0 to 100. Needs the scope `search:read`.
   */
  recommendations(query: GetRecommendationsQuery = {}, options?: CallOptions): Promise<Recommendations> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/recommendations', query }, options);
  }

  /** List similar charities, by common donors or by cause and place. Needs the scope `search:read`. */
  similar(charityId: string, query: ListSimilarCharitiesQuery = {}, options?: CallOptions): Promise<SimilarCharities> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/similar`, query }, options);
  }

  /** List causes with their subcategories and number of organizations. Needs the scope `search:read`. */
  categories(options?: CallOptions): Promise<Categories> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/categories' }, options);
  }

  /**
   * Record what the user did with search results. Impressions, clicks, conversions, dwell times and shares
   * influence the ranking. Each kind counts once a day for each user and entity. A call takes at most 100
   * events. Needs the scope `discovery:write`.
   */
  record(events: SearchEvents, options?: CreateOptions): Promise<RecordedSearchEvents> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/search/events', body: events }, options);
  }

  /**
   * Report that a charity was mentioned. Operators also report emergencies. Trends include the report within
   * an hour. Needs the scope `discovery:write`. A call by a reviewer or an operator needs an API key, or a
   * sign-in on the platform's own pages in the last 10 minutes.
   */
  reportTrend(signal: TrendSignal, options?: CreateOptions): Promise<RecordedTrendSignal> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/trends/signals', body: signal }, options);
  }
}

/** Disputes of gifts. Operators open and resolve them. Members of the charity give evidence. */
export class DisputesResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Record that the donor's bank disputes a gift. For operators who are neither the donor nor tied to the
   * charity. Refuses gifts that a real payment processor charged (409), because the processor itself reports
   * their disputes. The disputed amount is deducted from what the charity is owed, and the chargeback fee is
   * booked. Without `amount`, the dispute is about the whole gift. The answer is also 409 if the gift is not
   * completed, is already disputed, or has a pending refund. Needs the scope `donations:write`. A call by a
   * reviewer or an operator needs an API key, or a sign-in on the platform's own pages in the last 10
   * minutes.
   */
  open(donationId: string, request: DisputeRequest = {}, options?: CreateOptions): Promise<Dispute> {
    return this.#engine.send({ method: 'POST', path: path`/v1/donations/${donationId}/disputes`, body: request }, options);
  }

  /** List the disputes of a gift. Newest first. Needs the scope `donations:read`. */
  list(donationId: string, query: ListDisputesQuery = {}, options?: CallOptions): List<DisputeList, Dispute> {
    return this.#engine.list({ path: path`/v1/donations/${donationId}/disputes`, query }, { entries: 'disputes', by: 'offset' }, options);
  }

  /**
   * List the disputes of all gifts, or of the gifts to a charity. Operators see all disputes. Members of a
   * charity name it in `charity_id`. With `status=opened` and `due_before`, the list has what must be
   * answered first. A dispute of the caller’s own gift shows no evidence. Newest first. Needs the scope
   * `donations:read`.
   */
  listAll(query: ListAllDisputesQuery = {}, options?: CallOptions): List<DisputeList, Dispute> {
    return this.#engine.list({ path: '/v1/disputes', query }, { entries: 'disputes', by: 'offset' }, options);
  }

  /** Read a dispute and its status. Needs the scope `donations:read`. */
  get(donationId: string, disputeId: string, options?: CallOptions): Promise<Dispute> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}/disputes/${disputeId}` }, options);
  }

  /**
   * Submit the charity's evidence, once. For members of the charity and operators. Afterwards the dispute
   * waits only for its outcome. The answer is 409 if the dispute no longer waits for evidence. Needs the
   * scope `donations:write`.
   */
  giveEvidence(donationId: string, disputeId: string, evidence: DisputeEvidence['evidence'], options?: CreateOptions): Promise<Dispute> {
    return this.#engine.send({ method: 'POST', path: path`/v1/donations/${donationId}/disputes/${disputeId}/evidence`, body: { evidence } }, options);
  }

  /**
   * Record the outcome of a dispute. For operators who are neither the donor nor tied to the charity. `won`
   * returns the money to the charity, `lost` to the donor. Repeating the same outcome changes nothing. Once
   * what the operator let the platform bear in 30 days, losses included, would pass `APPROVAL_USD`, another
   * operator must approve a loss. Refuses disputes of gifts that a real payment processor charged (409),
   * because the processor decides them. The answer is also 409 if the dispute already ended differently.
   * Needs the scope `donations:write`. A call by a reviewer or an operator needs an API key, or a sign-in on
   * the platform's own pages in the last 10 minutes.
   */
  resolve(donationId: string, disputeId: string, outcome: DisputeResolution['outcome'], options?: CreateOptions): Promise<Dispute | Approval> {
    return this.#engine.send({ method: 'POST', path: path`/v1/donations/${donationId}/disputes/${disputeId}/resolution`, body: { outcome } }, options);
  }
}

/** Files to which a verification or a claim can refer. */
export class DocumentsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Upload a document for a verification. The body is the file itself, at most 10 MiB. The file is checked
   * when a verification refers to its document_id. An account keeps at most 1,000 documents and 500 MiB.
   * Documents that nothing refers to are removed after a day. Needs the scope `verification:write`. The file
   * itself. Its media type may also be application/pdf, image/jpeg, image/png, application/msword or
   * application/vnd.openxmlformats-officedocument.wordprocessingml.document.
   */
  upload(file: Blob, options?: CreateOptions): Promise<Document> {
    return this.#engine.send({ method: 'POST', path: '/v1/documents', body: file }, options);
  }

  /** Read an uploaded document's metadata. The answer has no content. Needs the scope `verification:read`. */
  get(documentId: string, options?: CallOptions): Promise<Document> {
    return this.#engine.send({ method: 'GET', path: path`/v1/documents/${documentId}` }, options);
  }

  /** Download an uploaded document. Needs the scope `verification:read`. Streams the file. */
  download(documentId: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/documents/${documentId}/content` }, options);
  }
}

/** Gifts of the caller. For members of a charity and for operators also the gifts of others. */
export class DonationsCalls {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Give to a charity. A 201 means that the gift is committed and will certainly end as completed or failed.
   * With `recurring`, the gift is the first one of a plan, which begins when this gift is charged. `amount`
   * is a decimal string in the unit of the currency (`25.00` USD, `0.01` ETH). Retries with the same
   * `Idempotency-Key` never make a second gift. `INSUFFICIENT_FUNDS`: the source cannot pay the total charge.
   * `INVALID_CHARITY`: the charity cannot receive gifts. `LIMIT_EXCEEDED`: the donor or the charity has
   * reached a limit. Needs the scope `donations:write`.
   */
  create(request: DonationRequest, options?: CreateOptions): Promise<DonationCreated> {
    return this.#engine.send({ method: 'POST', path: '/v1/donations', body: request }, options);
  }

  /** Read a gift and its progress. Needs the scope `donations:read`. */
  get(donationId: string, options?: CallOptions): Promise<Donation> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}` }, options);
  }

  /**
   * Read the proof that a gift is in the receipt log. Anybody who has the proof can verify it without the
   * platform. For a gift without a proof, the answer is 404, and `details.reason` is `pending`, `failed` or
   * `network`. `network` means that the gift settled on a network without receipts. Needs the scope
   * `donations:read`.
   */
  proof(donationId: string, options?: CallOptions): Promise<DonationProof> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}/proof` }, options);
  }

  /**
   * List the caller's gifts. Newest first. `from` and `to` are inclusive days (UTC). Needs the scope
   * `donations:read`.
   */
  listMine(query: ListMyDonationsQuery = {}, options?: CallOptions): List<DonationList, ListedDonation> {
    return this.#engine.list({ path: '/v1/users/me/donations', query }, { entries: 'donations', by: { cursor: 'donation_id' } }, options);
  }

  /**
   * List the gifts to a charity. For members of the charity and operators. The donor is hidden if the gift is
   * anonymous, or made without consent to contact. Newest first. Needs the scope `donations:read`.
   */
  listOfCharity(charityId: string, query: ListCharityDonationsQuery = {}, options?: CallOptions): List<CharityDonationList, CharityDonation> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/donations`, query }, { entries: 'donations', by: { cursor: 'donation_id' } }, options);
  }

  /**
   * List the donors of a charity with what they gave. For members of the charity and operators. An anonymous
   * gift, or one whose donor does not consent, counts for no donor. A donor who gave only such gifts is not
   * listed. Needs the scope `donations:read`.
   */
  listDonors(charityId: string, query: ListCharityDonorsQuery = {}, options?: CallOptions): List<CharityDonorList, CharityDonor> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/donors`, query }, { entries: 'donors', by: { cursor: 'donor_id' } }, options);
  }

  /**
   * Read a gift to a charity. For members of the charity and operators. The donor is hidden if the gift is
   * anonymous, or made without consent to contact. Needs the scope `donations:read`.
   */
  getOfCharity(charityId: string, donationId: string, options?: CallOptions): Promise<CharityDonation> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/donations/${donationId}` }, options);
  }

  /**
   * Find gifts of all donors. For operators. All filters must match. Newest first. Bounds of amounts are in
   * the currency of each gift. Needs the scope `donations:read`. Needs the role operator.
   */
  listAll(query: ListAllDonationsQuery = {}, options?: CallOptions): List<DonationList, ListedDonation> {
    return this.#engine.list({ path: '/v1/donations', query }, { entries: 'donations', by: { cursor: 'donation_id' } }, options);
  }

  /**
   * Choose another charity for a gift that nobody claimed. For the donor of a gift to an unclaimed charity
   * after 90 days, and for operators after 120 days, who choose a charity of the same cause. Another operator
   * must approve an operator’s choice for a gift above `APPROVAL_USD`. A new gift takes the place of the old
   * one, without a charge or a fee. The answer is 409 if it is too early (`details.choose_from`), or if the
   * charity was claimed meanwhile. It is 400 if the chosen charity cannot be paid now. Needs the scope
   * `donations:write`. A call by a reviewer or an operator needs an API key, or a sign-in on the platform's
   * own pages in the last 10 minutes.
   */
  redirect(donationId: string, request: RedirectRequest, options?: CreateOptions): Promise<ListedDonation | Approval> {
    return this.#engine.send({ method: 'POST', path: path`/v1/donations/${donationId}/redirect`, body: request }, options);
  }

  /**
   * List the gifts that wait for a charity to be claimed. For operators. Gifts of which a part was returned
   * are not listed: only a refund ends them. Oldest first. Needs the scope `donations:read`. Needs the role
   * operator.
   */
  listUnclaimed(query: ListUnclaimedGiftsQuery = {}, options?: CallOptions): List<UnclaimedGiftList, UnclaimedGift> {
    return this.#engine.list({ path: '/v1/unclaimed-gifts', query }, { entries: 'gifts', by: 'offset' }, options);
  }
}

/** The event feed of the caller's account. It keeps events for 90 days. */
export class EventsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Read the event feed. Oldest first, and only events that your credential may read. Events are kept for 90
   * days. New events always come last, so pass the last `webhook_id` as `after` to continue. Needs the scope
   * `webhooks:manage`.
   */
  list(query: ListEventsQuery = {}, options?: CallOptions): List<EventList, WebhookEvent> {
    return this.#engine.list({ path: '/v1/events', query }, { entries: 'events', by: { cursor: 'webhook_id' } }, options);
  }

  /** Read one event. Events are kept for 90 days. Needs the scope `webhooks:manage`. */
  get(eventId: string, options?: CallOptions): Promise<WebhookEvent> {
    return this.#engine.send({ method: 'GET', path: path`/v1/events/${eventId}` }, options);
  }
}

/** Exchange rates, as decimal strings. For operators. */
export class ExchangeRatesResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * List the stored exchange rates. For operators. A rate counts from its day until the next rate of its
   * currency. Newest day first. Needs the scope `donations:read`. Needs the role operator.
   */
  list(query: ListExchangeRatesQuery = {}, options?: CallOptions): List<ExchangeRateList, ExchangeRate> {
    return this.#engine.list({ path: '/v1/exchange-rates', query }, { entries: 'exchange_rates', by: 'offset' }, options);
  }

  /**
   * Set an exchange rate. For operators. Replaces any other rate of that day, and no file or URL replaces it
   * later. The answer is the price in US dollars, which is stored. Gifts keep the rate that priced them. A
   * rate that is far from the newest imported one waits for another operator, and so does every rate of a
   * currency without a new imported one. Needs the scope `donations:write`. Needs the role operator. The call
   * needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  set(request: ExchangeRateRequest, options?: CreateOptions): Promise<ExchangeRate | Approval> {
    return this.#engine.send({ method: 'POST', path: '/v1/exchange-rates', body: request }, options);
  }
}

/** Fees and their reports. Amounts are numbers, in the gift's currency or, in reports, in US dollars. */
export class FeesResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Quote the fees of a gift. A quote charges and stores nothing. The fees of a gift are fixed when it is
   * made. `INVALID_CHARITY`: the organization cannot receive gifts. Needs the scope `fees:read`.
   */
  calculate(request: FeeQuoteRequest, options?: CreateOptions): Promise<FeeQuote> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/fees/calculate', body: request }, options);
  }

  /**
   * Report the fees of a range of days. Returns totals from the ledger, and rows by day, organization, kind,
   * method and tier. Members see their own organizations, operators see all, and anybody else sees the gifts
   * that their account made. Needs the scope `fees:read`.
   */
  report(query: ReportFeesQuery, options?: CallOptions): List<FeeReport, FeeReportRow> {
    return this.#engine.list({ path: '/api/v1/fees/report', query }, { entries: 'rows', by: 'page' }, options);
  }

  /**
   * Sum up fees by day, week, month, quarter or year. Buckets follow the UTC calendar, and weeks start on
   * Monday. The first and the last bucket contain only the requested days. Without dates, the summary covers
   * the last 30 days, 13 weeks, 12 months, 8 quarters or 5 years. Oldest first. Needs the scope `fees:read`.
   */
  summary(query: SummarizeFeesQuery = {}, options?: CallOptions): Promise<FeeSummary> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/fees/summary', query }, options);
  }

  /**
   * Export every posting of a range of days. Streams one line for each posting of a gift, and for each fee of
   * a payout or subscription, that exists at the time of the request. Amounts are in US dollars. Payers
   * export the gifts that their account made. The donor is left out if the gift is anonymous, or made without
   * consent to contact. If the stream ends with an error, the file is incomplete. Needs the scope
   * `fees:read`. Streams the file.
   */
  export(query: ExportFeesQuery = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: '/api/v1/fees/export', query }, options);
  }

  /**
   * Read which rate an organization pays and why. For members of the organization and operators. Needs the
   * scope `fees:read`.
   */
  getTerms(organizationId: string, options?: CallOptions): Promise<FeeTerms> {
    return this.#engine.send({ method: 'GET', path: path`/api/v1/fees/organizations/${organizationId}` }, options);
  }

  /**
   * Ask for other terms of an organization. For operators without a tie to the organization. Another operator
   * must approve the change, which is recorded with its author and reason. Existing gifts keep their price.
   * Needs the scope `fees:write`. A call by a reviewer or an operator needs an API key, or a sign-in on the
   * platform's own pages in the last 10 minutes. Never retries if the request may have arrived.
   */
  updateTerms(organizationId: string, changes: FeeTermsChanges, options?: CallOptions): Promise<Approval> {
    return this.#engine.send({ method: 'PATCH', path: path`/api/v1/fees/organizations/${organizationId}`, body: changes }, options);
  }
}

/** Gifts without an account. Make another client with the session's `access_token` to give. */
export class GuestSessionsCalls {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Get a challenge whose proof of work begins a guest session. Any client of ALTCHA solves it. It gets
   * harder for an address that has begun many sessions in this hour. It expires after ten minutes. Needs no
   * credential.
   */
  challenge(options?: CallOptions): Promise<GuestChallenge> {
    return this.#engine.send({ method: 'GET', path: '/v1/guest-sessions/challenge', isAnonymous: true }, options);
  }

  /**
   * Mail a link to the gifts and plans that guests made with an address. The answer is the same for every
   * address. The link works once, within an hour. Its page opens a session for all guests of the address. If
   * an account has taken their gifts over, the mail leads to its sign-in instead. An address gets at most
   * three mails an hour. Needs no credential.
   */
  sendLink(request: GuestLinkRequest, options?: CallOptions): Promise<GuestLinkRequested> {
    return this.#engine.send({ method: 'POST', path: '/v1/guest-sessions/link', body: request, isAnonymous: true }, options);
  }

  /**
   * List addresses whose guests gave more in a year than their limit. Nobody confirmed these addresses, so
   * they refuse no gift. A reviewer looks whether somebody evades the limits, and an operator can block the
   * person. Newest first. Needs the scope `donations:read`. Needs the role reviewer.
   */
  listReports(query: ListGuestReportsQuery = {}, options?: CallOptions): List<GuestReportList, GuestReport> {
    return this.#engine.list({ path: '/v1/guest-reports', query }, { entries: 'guest_reports', by: 'offset' }, options);
  }
}

/** The caller's own impact. */
export class ImpactResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Read the caller's gifts, hours and share of reported impact. Refunded gifts and reversed hours do not
   * count. Anonymous gifts count for their donor. Covers all years. Money is in US dollars. Needs the scope
   * `impact:read`.
   */
  mine(options?: CallOptions): Promise<UserImpact> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/impact' }, options);
  }

  /**
   * Read the caller's year in review. A gift counts in the year in which it settled. Hours count in the year
   * of the work. Needs the scope `impact:read`.
   */
  year(year: number, options?: CallOptions): Promise<YearInReview> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/impact/${String(year)}` }, options);
  }

  /**
   * Read the caller's year in review. A gift counts in the year in which it settled. Hours count in the year
   * of the work. Needs the scope `impact:read`. Streams the file as PDF.
   */
  pdfOfYear(year: number, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/users/me/impact/${String(year)}`, query: { format: 'pdf' } }, options);
  }
}

/** Pledges of sponsors to match the gifts of a campaign. */
export class MatchingResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Pledge to match the gifts of a campaign. For sponsors. The pledge matches gifts once a member of the
   * charity accepts it. You are charged for matches 30 days after their gifts completed, once a week. Needs
   * the scope `donations:write`. Refuses the access tokens that users give to applications.
   */
  create(campaignId: string, request: MatchingPledgeRequest, options?: CreateOptions): Promise<MatchingPledge> {
    return this.#engine.send({ method: 'POST', path: path`/v1/campaigns/${campaignId}/matching`, body: request }, options);
  }

  /**
   * List the pledges for a campaign. Members of the charity and operators see all pledges. Sponsors see their
   * own. Newest first. Needs the scope `donations:read`.
   */
  list(campaignId: string, query: ListMatchingPledgesQuery = {}, options?: CallOptions): List<MatchingPledgeList, MatchingPledge> {
    return this.#engine.list({ path: path`/v1/campaigns/${campaignId}/matching`, query }, { entries: 'pledges', by: 'offset' }, options);
  }

  /**
   * Read a pledge. For its sponsor, members of the charity and operators. Needs the scope `donations:read`.
   */
  get(campaignId: string, pledgeId: string, options?: CallOptions): Promise<MatchingPledge> {
    return this.#engine.send({ method: 'GET', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}` }, options);
  }

  /**
   * Pay a pledge from another source. For the sponsor, also while a declined charge waits for its retry. The
   * payment method stays. Needs the scope `donations:write`. Refuses the access tokens that users give to
   * applications. Never retries if the request may have arrived.
   */
  update(campaignId: string, pledgeId: string, changes: MatchingPledgeChanges, options?: CallOptions): Promise<MatchingPledge> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}`, body: changes }, options);
  }

  /**
   * Accept a pledge. For members of the charity and operators. From now on the pledge matches the gifts of
   * the campaign. One pledge at a time is accepted. The answer is 409 while another pledge is accepted. Needs
   * the scope `charities:write`. Refuses the access tokens that users give to applications.
   */
  accept(campaignId: string, pledgeId: string, options?: CreateOptions): Promise<MatchingPledge> {
    return this.#engine.send({ method: 'POST', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}/accept` }, options);
  }

  /**
   * Withdraw or end a pledge. For the sponsor, members of the charity and operators. A pledge that nobody
   * accepted is withdrawn. An accepted one ends: it matches no more gifts, and what it matched before is
   * still charged. Repeating is harmless. Needs the scope `donations:write`. Refuses the access tokens that
   * users give to applications. Never retries if the request may have arrived.
   */
  close(campaignId: string, pledgeId: string, options?: CallOptions): Promise<MatchingPledge> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/campaigns/${campaignId}/matching/${pledgeId}` }, options);
  }
}

/** Applications that sign users in, and machine clients. */
export class OauthClientsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Register an application that signs users in, or a machine client. The secret is shown once and stored as
   * a hash. Each user must consent before an application acts for them. Only operators may register machines
   * or set `user_id`, `plan` or `hourly_limit`. `user_id` names no other operator or reviewer (403). An
   * application that a user registers waits for an operator’s review. No address of the platform itself is
   * allowed in `redirect_uris`. Needs an API key. Refuses access tokens of applications. The call needs an
   * API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  create(request: OauthClientRequest, options?: CreateOptions): Promise<SecretOauthClient> {
    return this.#engine.send({ method: 'POST', path: '/v1/oauth/clients', body: request }, options);
  }

  /**
   * List the clients that the caller may manage. Newest first, including revoked clients. Needs an API key.
   * Refuses access tokens of applications.
   */
  list(query: ListOauthClientsQuery = {}, options?: CallOptions): List<OauthClientList, OauthClient> {
    return this.#engine.list({ path: '/v1/oauth/clients', query }, { entries: 'clients', by: 'offset' }, options);
  }

  /** Read one client. The answer has no secret. Needs an API key. Refuses access tokens of applications. */
  get(clientId: string, options?: CallOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'GET', path: path`/v1/oauth/clients/${clientId}` }, options);
  }

  /**
   * Give a client a new secret and end the old one at once. Only this answer contains the new secret. Nobody
   * replaces the secret of another operator or reviewer (403). Needs an API key. Refuses access tokens of
   * applications. The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  rotateSecret(clientId: string, options?: CreateOptions): Promise<SecretOauthClient> {
    return this.#engine.send({ method: 'POST', path: path`/v1/oauth/clients/${clientId}/rotate-secret` }, options);
  }

  /**
   * Revoke a client and all its tokens at once. Needs an API key. Refuses access tokens of applications. The
   * call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes. Never retries if
   * the request may have arrived.
   */
  revoke(clientId: string, options?: CallOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/oauth/clients/${clientId}` }, options);
  }

  /**
   * Mark an application of a user as reviewed. A reviewed application may have any number of users, and its
   * consent page has no warning. Needs an API key. Refuses access tokens of applications. Needs the role
   * operator. The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  review(clientId: string, options?: CreateOptions): Promise<OauthClient> {
    return this.#engine.send({ method: 'POST', path: path`/v1/oauth/clients/${clientId}/review` }, options);
  }
}

/** How the platform stands. For operators. */
export class OperationsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Read how the platform stands. Money by currency, the failures of the last 24 hours by code, and every
   * queue with the age of its oldest entry. Needs the scope `donations:read`. Needs the role operator.
   */
  summary(options?: CallOptions): Promise<OperationsSummary> {
    return this.#engine.send({ method: 'GET', path: '/v1/operations/summary' }, options);
  }
}

/** Volunteer work that charities offer. */
export class OpportunitiesResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Offer volunteer work for a charity. For members of the charity. Hours name the opportunity in
   * `opportunity_id`. Needs the scope `charities:write`.
   */
  create(request: OpportunityRequest, options?: CreateOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'POST', path: '/v1/opportunities', body: request }, options);
  }

  /** List volunteer opportunities. Newest first. Needs the scope `charities:read`. */
  list(query: ListOpportunitiesQuery = {}, options?: CallOptions): List<OpportunityList, Opportunity> {
    return this.#engine.list({ path: '/v1/opportunities', query }, { entries: 'opportunities', by: 'offset' }, options);
  }

  /** Read one opportunity. Needs the scope `charities:read`. */
  get(opportunityId: string, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'GET', path: path`/v1/opportunities/${opportunityId}` }, options);
  }

  /**
   * Edit an opportunity. Changes only the given fields. Needs the scope `charities:write`. Never retries if
   * the request may have arrived.
   */
  update(opportunityId: string, changes: OpportunityChanges, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/opportunities/${opportunityId}`, body: changes }, options);
  }

  /**
   * Close an opportunity. A closed opportunity stays readable. Hours already worked may still refer to it.
   * Needs the scope `charities:write`. Never retries if the request may have arrived.
   */
  close(opportunityId: string, options?: CallOptions): Promise<Opportunity> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/opportunities/${opportunityId}` }, options);
  }
}

/** The caller's cards, bank accounts and wallets. Sources of another user are not found. */
export class PaymentSourcesResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Add a card, a bank account or a wallet. Never send a card or account number. The processor's form takes
   * the number, and returns `processor_token` or finishes `setup`. Without `processor_token`, the source has
   * the status `requires_action`, and a `setup` for that form. The answer is 400 if the token belongs to
   * another user, or looks like a card number. Needs the scope `donations:write`. Refuses `default` from an
   * application.
   */
  create(request: PaymentSourceRequest, options?: CreateOptions): Promise<PaymentSource> {
    return this.#engine.send({ method: 'POST', path: '/v1/users/me/payment-sources', body: request }, options);
  }

  /** List the caller's saved payment sources. Newest first. Needs the scope `donations:read`. */
  list(query: ListPaymentSourcesQuery = {}, options?: CallOptions): List<PaymentSourceList, PaymentSource> {
    return this.#engine.list({ path: '/v1/users/me/payment-sources', query }, { entries: 'payment_sources', by: 'offset' }, options);
  }

  /**
   * Read a payment source. Reads an unfinished setup at the processor and stores the result, so the source
   * becomes `ready` once the setup is finished. Needs the scope `donations:read`.
   */
  get(sourceId: string, options?: CallOptions): Promise<PaymentSource> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/payment-sources/${sourceId}` }, options);
  }

  /**
   * Make a payment source the default of its kind, or no longer the default. The answer is 409 if the source
   * is not ready. Needs the scope `donations:write`. Refuses the access tokens that users give to
   * applications. Never retries if the request may have arrived.
   */
  update(sourceId: string, changes: PaymentSourceChanges, options?: CallOptions): Promise<PaymentSource> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/users/me/payment-sources/${sourceId}`, body: changes }, options);
  }

  /**
   * Remove a payment source. Recurring gifts and pledges that use the source move to the source in
   * `replace_with`. Without `replace_with`, the answer is 409, and `details.recurring_ids` and
   * `details.pledge_ids` list them. Pending gifts still complete. The other source must be of the same kind.
   * Needs the scope `donations:write`. Refuses `replace_with` from an application. Never retries if the
   * request may have arrived.
   */
  remove(sourceId: string, query: RemovePaymentSourceQuery = {}, options?: CallOptions): Promise<PaymentSource> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/users/me/payment-sources/${sourceId}`, query }, options);
  }
}

/** Accounts that a charity is paid to. For its members and for operators. */
export class PayoutAccountsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Add an account that the charity is paid to. For members and operators. Another person must confirm the
   * account, and it cools off. Every member gets a mail at each step. A further account of a verified charity
   * opens a re-verification. Stripe asks for the bank of a `stripe` account on its own page: `onboarding`.
   * The answer is 400 if the check digits of a number are wrong. Needs the scope `payouts:manage`. The call
   * needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  create(charityId: string, request: PayoutAccountRequest, options?: CreateOptions): Promise<PayoutAccount> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/payout-accounts`, body: request }, options);
  }

  /**
   * List the payout accounts of a charity. For members, reviewers and operators. Disabled accounts are listed
   * too. Newest first. Needs the scope `payouts:read`.
   */
  list(charityId: string, query: ListPayoutAccountsQuery = {}, options?: CallOptions): List<PayoutAccountList, PayoutAccount> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/payout-accounts`, query }, { entries: 'payout_accounts', by: 'offset' }, options);
  }

  /**
   * Read a payout account. For members, reviewers and operators. Of its number there is only `last4`. Needs
   * the scope `payouts:read`.
   */
  get(charityId: string, accountId: string, options?: CallOptions): Promise<PayoutAccount> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}` }, options);
  }

  /**
   * Confirm a payout account. For operators, and among members for two who joined at least 30 days ago and
   * hold a verification from `standard` up, with different identity documents. Nobody confirms who is tied to
   * the person who asked. In production a person confirms, not an API key. Needs the scope `payouts:manage`.
   * The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  confirm(charityId: string, accountId: string, options?: CreateOptions): Promise<PayoutAccount> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}/confirm` }, options);
  }

  /**
   * Stop a payout account. For members, reviewers and operators, until its cooling-off is over. The person
   * who asked may also withdraw it this way. Needs the scope `payouts:manage`. The call needs an API key, or
   * a sign-in on the platform's own pages in the last 10 minutes.
   */
  refuse(charityId: string, accountId: string, refusal: PayoutAccountRefusal, options?: CreateOptions): Promise<PayoutAccount> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}/refuse`, body: refusal }, options);
  }

  /**
   * Ask for a new link to Stripe's onboarding. For members and operators, for an account of the kind
   * `stripe`. Also reads what Stripe says about the account now. Needs the scope `payouts:manage`. The call
   * needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  renewOnboardingLink(charityId: string, accountId: string, options?: CreateOptions): Promise<PayoutAccount> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}/onboarding-link` }, options);
  }

  /**
   * Remove a payout account. For members and operators. Nothing is paid to the account any more. It stays in
   * the list. Needs the scope `payouts:manage`. The call needs an API key, or a sign-in on the platform's own
   * pages in the last 10 minutes. Never retries if the request may have arrived.
   */
  remove(charityId: string, accountId: string, options?: CallOptions): Promise<PayoutAccount> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/charities/${charityId}/payout-accounts/${accountId}` }, options);
  }
}

/** Payouts to charities. For their members and for operators. */
export class PayoutsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Read when a charity is paid. For members and operators. Needs the scope `payouts:read`. */
  settings(charityId: string, options?: CallOptions): Promise<PayoutSettings> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/payout-settings` }, options);
  }

  /**
   * Choose when a charity is paid. For members and operators. A schedule pays all that is available in each
   * currency, from the minimum up. `manual` pays only on request. Needs the scope `payouts:manage`. Never
   * retries if the request may have arrived.
   */
  updateSettings(charityId: string, changes: PayoutSettingsChanges, options?: CallOptions): Promise<PayoutSettings> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/charities/${charityId}/payout-settings`, body: changes }, options);
  }

  /**
   * Price a payout. For members and operators. Moves nothing. Refused like the payout itself. The rate holds
   * for 60 seconds. Needs the scope `payouts:manage`.
   */
  quote(charityId: string, request: PayoutRequest, options?: CreateOptions): Promise<PayoutQuote> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/payouts/quote`, body: request }, options);
  }

  /**
   * Pay a charity to its account. For members and operators. A 201 means that the amount is reserved. A
   * payout that makes the week of its charity too large for one operator is `held` until two have decided.
   * Without `amount`, the payout is all that is available. The answer is 402 if the amount exceeds that. It
   * is 409 if the account is not active, or if the balance is in crypto. Needs the scope `payouts:manage`.
   */
  create(charityId: string, request: PayoutRequest, options?: CreateOptions): Promise<Payout> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/payouts`, body: request }, options);
  }

  /**
   * List the payouts of a charity. For members and operators. Newest first. Needs the scope `payouts:read`.
   */
  list(charityId: string, query: ListPayoutsQuery = {}, options?: CallOptions): List<PayoutList, Payout> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/payouts`, query }, { entries: 'payouts', by: 'offset' }, options);
  }

  /** Read a payout and its status. For members and operators. Needs the scope `payouts:read`. */
  get(charityId: string, payoutId: string, options?: CallOptions): Promise<Payout> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/payouts/${payoutId}` }, options);
  }

  /**
   * Cancel a payout that has not left. For members and operators, while the payout is held or scheduled. Its
   * amount is available again. The answer is 409 afterwards. Needs the scope `payouts:manage`. A call by a
   * reviewer or an operator needs an API key, or a sign-in on the platform's own pages in the last 10
   * minutes.
   */
  cancel(charityId: string, payoutId: string, options?: CreateOptions): Promise<Payout> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/payouts/${payoutId}/cancel` }, options);
  }

  /**
   * List the payouts of all charities. For operators. A `held` payout waits for their decision. Newest first.
   * Needs the scope `payouts:read`. Needs the role operator.
   */
  listAll(query: ListAllPayoutsQuery = {}, options?: CallOptions): List<PayoutList, Payout> {
    return this.#engine.list({ path: '/v1/payouts', query }, { entries: 'payouts', by: 'offset' }, options);
  }

  /**
   * Hold a payout that has not left. For operators without a tie to the charity. Members read the reason.
   * Releasing it needs a new decision. Needs the scope `payouts:manage`. Needs the role operator. The call
   * needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  hold(payoutId: string, reason: PayoutDecision['reason'], options?: CreateOptions): Promise<Payout> {
    return this.#engine.send({ method: 'POST', path: path`/v1/payouts/${payoutId}/hold`, body: { reason } }, options);
  }

  /**
   * Release a held payout. For operators without a tie to the charity. A payout that needs two operators
   * stays held until another operator approves it. Needs the scope `payouts:manage`. Needs the role operator.
   * The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  release(payoutId: string, reason: PayoutDecision['reason'], options?: CreateOptions): Promise<Payout> {
    return this.#engine.send({ method: 'POST', path: path`/v1/payouts/${payoutId}/release`, body: { reason } }, options);
  }

  /**
   * Approve a released payout that needs two operators. For operators without a tie to the charity, other
   * than the one who released it, and not tied to them. Needs the scope `payouts:manage`. Needs the role
   * operator. The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  approve(payoutId: string, reason: PayoutDecision['reason'], options?: CreateOptions): Promise<Payout> {
    return this.#engine.send({ method: 'POST', path: path`/v1/payouts/${payoutId}/approve`, body: { reason } }, options);
  }
}

/** Skills, licenses and certifications of volunteers. */
export class QualificationsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * State a skill, license or certification. A reviewer confirms or refuses it. State a renewed license as a
   * new one. The answer is 409 if one of this name already waits for a reviewer. Needs the scope
   * `volunteer:write`.
   */
  create(request: QualificationRequest, options?: CreateOptions): Promise<Qualification> {
    return this.#engine.send({ method: 'POST', path: '/v1/volunteer/qualifications', body: request }, options);
  }

  /** List the caller's skills and licenses. Newest first. Needs the scope `volunteer:read`. */
  list(query: ListMyQualificationsQuery = {}, options?: CallOptions): List<QualificationList, Qualification> {
    return this.#engine.list({ path: '/v1/volunteer/qualifications', query }, { entries: 'qualifications', by: 'offset' }, options);
  }

  /**
   * List the skills and licenses that wait for a reviewer. For reviewers and operators. `status` shows others
   * than those that wait. Oldest first. Needs the scope `volunteer:read`.
   */
  listToReview(query: ListQualificationsToReviewQuery = {}, options?: CallOptions): List<QualificationList, Qualification> {
    return this.#engine.list({ path: '/v1/volunteer/qualification-queue', query }, { entries: 'qualifications', by: 'offset' }, options);
  }

  /**
   * Get a qualification. For its volunteer, reviewers and operators. Only reviewers see the whole number of a
   * license. Needs the scope `volunteer:read`.
   */
  get(qualificationId: string, options?: CallOptions): Promise<Qualification> {
    return this.#engine.send({ method: 'GET', path: path`/v1/volunteer/qualifications/${qualificationId}` }, options);
  }

  /**
   * Confirm or refuse a skill or license. For reviewers and operators, never about themselves. To refuse a
   * confirmed one takes the confirmation back. Needs the scope `volunteer:write`. A call by a reviewer or an
   * operator needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  decide(qualificationId: string, decision: QualificationDecision, options?: CreateOptions): Promise<Qualification> {
    return this.#engine.send({ method: 'POST', path: path`/v1/volunteer/qualifications/${qualificationId}/decision`, body: decision }, options);
  }

  /**
   * Withdraw a skill or license. For its volunteer. Needs the scope `volunteer:write`. Never retries if the
   * request may have arrived.
   */
  withdraw(qualificationId: string, options?: CallOptions): Promise<Qualification> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/volunteer/qualifications/${qualificationId}` }, options);
  }
}

/**
 * The public receipt log. Take the keys that you trust from a different source, never from the log itself.
 */
export class ReceiptLogCalls {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Read the name and keys of the receipt log. Compare the keys with a copy from a different source, because
   * a log must not vouch for its own keys. Needs no credential.
   */
  describe(options?: CallOptions): Promise<ReceiptLog> {
    return this.#engine.send({ method: 'GET', path: '/.well-known/receipt-log.json', isAnonymous: true }, options);
  }

  /**
   * Read the newest checkpoint of the receipt log. A signed note with cosignatures. Needs no credential.
   * Streams the file.
   */
  checkpoint(options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: '/v1/receipt-log/checkpoint', isAnonymous: true }, options);
  }

  /**
   * Prove that the receipt log only grew. The proof (RFC 9162) leads from the tree of `from` leaves to the
   * tree of `to` leaves. Needs no credential.
   */
  consistency(from: GetReceiptLogConsistencyQuery['from'], to: GetReceiptLogConsistencyQuery['to'], options?: CallOptions): Promise<ReceiptLogConsistency> {
    return this.#engine.send({ method: 'GET', path: '/v1/receipt-log/consistency', query: { from, to }, isAnonymous: true }, options);
  }

  /**
   * Prove that a leaf is in the receipt log. The answer does not contain the leaf, so only a holder of the
   * leaf can verify its content. `later` is empty unless the leaf is a gift. `leaf_hash` has 64 lower-case
   * hexadecimal digits. Needs no credential.
   */
  proof(leafHash: ProveReceiptLeafQuery['leaf_hash'], options?: CallOptions): Promise<ReceiptLeafProof> {
    return this.#engine.send({ method: 'GET', path: '/v1/receipt-log/proof', query: { leaf_hash: leafHash }, isAnonymous: true }, options);
  }
}

/** Receipts of completed gifts, as data or as PDF. */
export class ReceiptsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Read the receipt of a completed gift. For the donor of the gift, members of its charity and operators.
   * The first request issues the receipt. A refund or a lost dispute voids it. A new version covers the
   * remaining amount, if any. Reads the latest version unless `version` names one. The answer is 409 if the
   * gift is not completed. Needs the scope `donations:read`.
   */
  get(donationId: string, query: Omit<GetReceiptQuery, 'format'> = {}, options?: CallOptions): Promise<Receipt> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}/receipt`, query }, options);
  }

  /**
   * Read the receipt of a completed gift. For the donor of the gift, members of its charity and operators.
   * The first request issues the receipt. A refund or a lost dispute voids it. A new version covers the
   * remaining amount, if any. Reads the latest version unless `version` names one. The answer is 409 if the
   * gift is not completed. Needs the scope `donations:read`. Streams the file as PDF.
   */
  getPdf(donationId: string, query: Omit<GetReceiptQuery, 'format'> = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/donations/${donationId}/receipt`, query: { ...query, format: 'pdf' } }, options);
  }

  /**
   * Read the receipts of the caller's gifts in a calendar year. A gift belongs to the year of its `given_on`.
   * Needs the scope `donations:read`.
   */
  ofYear(year: number, options?: CallOptions): Promise<YearReceipts> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/receipts/${String(year)}` }, options);
  }

  /**
   * Read the receipts of the caller's gifts in a calendar year. A gift belongs to the year of its `given_on`.
   * Needs the scope `donations:read`. Streams the file as PDF.
   */
  pdfOfYear(year: number, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/users/me/receipts/${String(year)}`, query: { format: 'pdf' } }, options);
  }
}

/** Differences between the ledger and processors, banks and the receipt log. For operators. */
export class ReconciliationResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * List the differences between the ledger and the outside. For operators. The ledger is compared daily with
   * the processor, bank statements and the receipt log. Unresolved differences come first, then the oldest.
   * Needs the scope `donations:read`. Needs the role operator.
   */
  list(query: ListReconciliationQuery = {}, options?: CallOptions): List<ReconciliationList, ReconciliationItem> {
    return this.#engine.list({ path: '/v1/reconciliation', query }, { entries: 'items', by: 'offset' }, options);
  }

  /** Read a difference. For operators. Needs the scope `donations:read`. Needs the role operator. */
  get(itemId: string, options?: CallOptions): Promise<ReconciliationItem> {
    return this.#engine.send({ method: 'GET', path: path`/v1/reconciliation/${itemId}` }, options);
  }

  /**
   * Explain a difference, or confirm its explanation. For operators. The first call explains the item. A call
   * by another operator makes it `resolved`. The answer is 403 if the two are tied, and 409 if the item is
   * already resolved. Needs the scope `donations:write`. Needs the role operator. The call needs an API key,
   * or a sign-in on the platform's own pages in the last 10 minutes.
   */
  resolve(itemId: string, reason: ReconciliationDecision['reason'], options?: CreateOptions): Promise<ReconciliationItem> {
    return this.#engine.send({ method: 'POST', path: path`/v1/reconciliation/${itemId}/resolve`, body: { reason } }, options);
  }
}

/** Recurring gifts. A donation with `recurring` starts one. */
export class RecurringResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** List the caller's recurring gifts. Newest first. Needs the scope `donations:read`. */
  listMine(query: ListMyRecurringQuery = {}, options?: CallOptions): List<RecurringList, Recurring> {
    return this.#engine.list({ path: '/v1/users/me/recurring', query }, { entries: 'recurring', by: 'offset' }, options);
  }

  /**
   * Read a recurring gift and its upcoming dates. For the donor, members of the charity, and operators. Needs
   * the scope `donations:read`.
   */
  get(recurringId: string, options?: CallOptions): Promise<Recurring> {
    return this.#engine.send({ method: 'GET', path: path`/v1/recurring/${recurringId}` }, options);
  }

  /**
   * List the occurrences of a recurring gift. Oldest first, with the outcome of each date so far. Needs the
   * scope `donations:read`.
   */
  listOccurrences(recurringId: string, query: ListRecurringOccurrencesQuery = {}, options?: CallOptions): List<RecurringOccurrenceList, RecurringOccurrence> {
    return this.#engine.list({ path: path`/v1/recurring/${recurringId}/occurrences`, query }, { entries: 'occurrences', by: 'offset' }, options);
  }

  /**
   * Change the amount, the next date or the source of a recurring gift. The next date is a day (UTC) after
   * today. The answer is 409 if the plan has ended, or if it is paused and has no date to move. Needs the
   * scope `donations:write`. An application changes only what it made with the same grant. Never retries if
   * the request may have arrived.
   */
  update(recurringId: string, change: RecurringChange, options?: CallOptions): Promise<Recurring> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/recurring/${recurringId}`, body: change }, options);
  }

  /**
   * Pause a recurring gift. With `until`, the pause ends by itself on that day. Gifts due during the pause
   * are skipped. The answer is 409 if the plan is not active. Needs the scope `donations:write`. An
   * application changes only what it made with the same grant.
   */
  pause(recurringId: string, pause: RecurringPause = {}, options?: CreateOptions): Promise<Recurring> {
    return this.#engine.send({ method: 'POST', path: path`/v1/recurring/${recurringId}/pause`, body: pause }, options);
  }

  /**
   * Resume a paused recurring gift, or keep a cancelled one. A plan that is `keepable` was cancelled with the
   * access of its application. Its donor keeps it, and then no application can change it. The answer is 409
   * if the plan is neither paused nor `keepable`, or if its charity cannot receive gifts now. Needs the scope
   * `donations:write`. An application changes only what it made with the same grant.
   */
  resume(recurringId: string, options?: CreateOptions): Promise<Recurring> {
    return this.#engine.send({ method: 'POST', path: path`/v1/recurring/${recurringId}/resume` }, options);
  }

  /**
   * Skip the next gift. The answer is 409 if the plan is not active. Needs the scope `donations:write`. An
   * application changes only what it made with the same grant.
   */
  skip(recurringId: string, options?: CreateOptions): Promise<Recurring> {
    return this.#engine.send({ method: 'POST', path: path`/v1/recurring/${recurringId}/skip` }, options);
  }

  /**
   * Cancel a recurring gift. For the donor, members of the charity, and operators. Records who cancelled and
   * why. The answer is 409 if the plan has already ended. Needs the scope `donations:write`. An application
   * changes only what it made with the same grant.
   */
  cancel(recurringId: string, cancel: RecurringCancel = {}, options?: CreateOptions): Promise<Recurring> {
    return this.#engine.send({ method: 'POST', path: path`/v1/recurring/${recurringId}/cancel`, body: cancel }, options);
  }
}

/** Refunds of gifts. For the donor, the charity's members and operators. */
export class RefundsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Refund a completed gift, fully or in part. For the donor of the gift, members of its charity and
   * operators. A 201 means that the amount is reserved and the refund will end as completed or failed. A
   * donor may ask for a refund within 30 days of completion, and bears the processing fee. If the charity
   * cannot pay a donor’s refund, the refund waits for an operator (`awaits_decision`). Without `amount`, the
   * whole gift is refunded. The answer is 400 if the amount exceeds the rest of the gift, or if nothing would
   * be returned. It is 409 if the gift is not completed, is disputed or fully refunded, or if a donor asks
   * too late. It is 402 if the charity cannot pay for its own refund. Needs the scope `donations:write`. A
   * body with `bear_fees` needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  create(donationId: string, request: RefundRequest = {}, options?: CreateOptions): Promise<Refund | Approval> {
    return this.#engine.send({ method: 'POST', path: path`/v1/donations/${donationId}/refunds`, body: request }, options);
  }

  /** List the refunds of a gift. Newest first. Needs the scope `donations:read`. */
  list(donationId: string, query: ListRefundsQuery = {}, options?: CallOptions): List<RefundList, Refund> {
    return this.#engine.list({ path: path`/v1/donations/${donationId}/refunds`, query }, { entries: 'refunds', by: 'offset' }, options);
  }

  /** Read a refund and its status. Needs the scope `donations:read`. */
  get(donationId: string, refundId: string, options?: CallOptions): Promise<Refund> {
    return this.#engine.send({ method: 'GET', path: path`/v1/donations/${donationId}/refunds/${refundId}` }, options);
  }

  /**
   * Decide a donor’s refund that the charity cannot pay. For operators who are neither the donor nor tied to
   * the charity. `platform_bears`: the platform pays the refund. `refuse`: the refund fails. Once what the
   * operator let the platform bear in 30 days would pass `APPROVAL_USD`, another operator must approve it.
   * The answer is 409 if the refund awaits no decision. Needs the scope `donations:write`. Needs the role
   * operator. The call needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  decide(donationId: string, refundId: string, decision: RefundDecision, options?: CreateOptions): Promise<Refund | Approval> {
    return this.#engine.send({ method: 'POST', path: path`/v1/donations/${donationId}/refunds/${refundId}/decision`, body: decision }, options);
  }

  /**
   * List the refunds of all gifts. For operators. A refund with `awaits_decision` waits for an operator’s
   * decision. A failed refund with `reversed_at` had completed before. Newest first. Needs the scope
   * `donations:read`. Needs the role operator.
   */
  listAll(query: ListAllRefundsQuery = {}, options?: CallOptions): List<RefundList, Refund> {
    return this.#engine.list({ path: '/v1/refunds', query }, { entries: 'refunds', by: 'offset' }, options);
  }
}

/** Saved reports of a charity, whose files arrive by mail. For its members and for operators. */
export class ReportsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Save a report that arrives by mail. For members and operators. Needs the subscription `custom_reporting`.
   * After each period its recipients get a mail with a file: a line for each posting of a gift and for each
   * fee of the charity, with the chosen columns and filters. The answer is 409 without the subscription.
   * Needs the scope `charities:write`.
   */
  create(charityId: string, request: SavedReportRequest, options?: CreateOptions): Promise<SavedReport> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/reports`, body: request }, options);
  }

  /**
   * List the saved reports of a charity. For members and operators. Reports are kept when the subscription
   * ends, and not sent. Oldest first. Needs the scope `fees:read`.
   */
  list(charityId: string, query: ListReportsQuery = {}, options?: CallOptions): List<SavedReportList, SavedReport> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/reports`, query }, { entries: 'reports', by: 'offset' }, options);
  }

  /**
   * Change a saved report. For members and operators. Needs the subscription `custom_reporting`. Changes only
   * the given fields. Needs the scope `charities:write`. Never retries if the request may have arrived.
   */
  update(charityId: string, savedReportId: string, changes: SavedReportChanges, options?: CallOptions): Promise<SavedReport> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/charities/${charityId}/reports/${savedReportId}`, body: changes }, options);
  }

  /**
   * Delete a saved report. For members and operators, also without the subscription. Needs the scope
   * `charities:write`. Never retries if the request may have arrived.
   */
  remove(charityId: string, savedReportId: string, options?: CallOptions): Promise<SavedReport> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/charities/${charityId}/reports/${savedReportId}` }, options);
  }

  /**
   * Download the file of a saved report. For members and operators. The file as the next mail would carry it,
   * or for other days. Needs the subscription `custom_reporting`. Needs the scope `fees:read`. Streams the
   * file.
   */
  file(charityId: string, savedReportId: string, query: GetReportFileQuery = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/charities/${charityId}/reports/${savedReportId}/file`, query }, options);
  }
}

/** Test data of a sandbox. It does not exist in production. */
export class SandboxResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Read the test charity and the test sources. Needs a valid credential. */
  get(options?: CallOptions): Promise<Sandbox> {
    return this.#engine.send({ method: 'GET', path: '/v1/sandbox' }, options);
  }

  /**
   * Confirm or refuse a payment as its donor. Replaces the page of the card issuer. A gift from the source
   * `card_requires_action` waits for this call. Needs the scope `donations:write`.
   */
  authenticate(donationId: string, approve: SandboxAuthentication['approve'], options?: CreateOptions): Promise<Donation> {
    return this.#engine.send({ method: 'POST', path: path`/v1/sandbox/donations/${donationId}/authenticate`, body: { approve } }, options);
  }
}

/** Search of organizations, campaigns and opportunities. */
export class SearchResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Find organizations, campaigns and opportunities. `q` takes words, phrases, AND, OR, NOT, wildcards,
   * fields, ranges and places. The other parameters filter the results. A 400 says where `q` is wrong. Needs
   * the scope `search:read`.
   */
  query(query: SearchQuery, options?: CallOptions): List<SearchResult, SearchHit> {
    return this.#engine.list({ path: '/api/v1/search', query }, { entries: 'results', by: 'page' }, options);
  }

  /**
   * Search with clauses, several sort fields and counted values. `must` clauses have to match and affect the
   * ranking. `filter` clauses have to match but do not affect the ranking. `should` clauses only affect the
   * ranking. Without other clauses, at least one `should` clause has to match. `match` takes any field, or
   * `_all` for every field that is searched by word. An empty body matches everything. Needs the scope
   * `search:read`.
   */
  advanced(search: AdvancedSearch = {}, options?: CreateOptions): List<AdvancedSearchResult, SearchHit> {
    return this.#engine.list({ path: '/api/v1/search/advanced', body: search }, { entries: 'results', by: 'page' }, options);
  }

  /**
   * Suggest categories and names while the user types. Returns at most ten completions. Needs the scope
   * `search:read`.
   */
  autocomplete(q: AutocompleteQuery['q'], options?: CallOptions): Promise<Autocomplete> {
    return this.#engine.send({ method: 'GET', path: '/api/v1/search/autocomplete', query: { q } }, options);
  }
}

/** Statements of a charity for a month (`2026-11`) or a year (`2026`). For its members and for operators. */
export class StatementsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Read a charity's statement of a month or a year. For members of the charity and operators. In each
   * currency the opening balance and all lines add up to the closing balance, which opens the next month. A
   * closed month never changes. Needs the scope `charities:read`.
   */
  get(charityId: string, period: string, query: Omit<GetStatementQuery, 'format'> = {}, options?: CallOptions): Promise<CharityStatement> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/statements/${period}`, query }, options);
  }

  /**
   * Read a charity's statement of a month or a year. For members of the charity and operators. In each
   * currency the opening balance and all lines add up to the closing balance, which opens the next month. A
   * closed month never changes. Needs the scope `charities:read`. Streams the file.
   */
  export(charityId: string, period: string, query: GetStatementQuery = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/charities/${charityId}/statements/${period}`, query }, options);
  }

  /**
   * Read the proof that a closed month's statement is in the receipt log. The leaf has the SHA-256 of the RFC
   * 8785 text of the currency's object in `statements`. A statement without a proof is a 404, whose
   * `details.reason` is `open`, `pending`, `empty` (a month without lines and balance), `year` or `network`:
   * no receipt log was open. Needs the scope `charities:read`.
   */
  proof(charityId: string, period: string, currency: GetStatementProofQuery['currency'], options?: CallOptions): Promise<StatementProof> {
    return this.#engine.send({ method: 'GET', path: path`/v1/charities/${charityId}/statements/${period}/proof`, query: { currency } }, options);
  }
}

/** Subscriptions of a charity, which its balance pays by the month. */
export class SubscriptionsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Begin a subscription. For members. The balance of the charity pays each month ahead, the first one at
   * once. Needs the scope `payouts:manage`. Refuses the access tokens that users give to applications.
   */
  begin(charityId: string, request: SubscriptionRequest, options?: CreateOptions): Promise<Subscription> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/subscriptions`, body: request }, options);
  }

  /**
   * List the subscriptions of a charity. For members and operators. Ended subscriptions are listed too.
   * Newest first. Needs the scope `payouts:read`.
   */
  list(charityId: string, query: ListSubscriptionsQuery = {}, options?: CallOptions): List<SubscriptionList, Subscription> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/subscriptions`, query }, { entries: 'subscriptions', by: 'offset' }, options);
  }

  /**
   * End a subscription. For members and operators. It runs to the end of the month that is paid. One with an
   * unpaid bill ends at once. Needs the scope `payouts:manage`. Refuses the access tokens that users give to
   * applications. Never retries if the request may have arrived.
   */
  end(charityId: string, kind: 'custom_reporting' | 'api_premium', options?: CallOptions): Promise<Subscription> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/charities/${charityId}/subscriptions/${kind}` }, options);
  }
}

/** The calling user, with their sessions and applications. Operators also block people. */
export class UsersResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Read the calling user. Needs an API key. Refuses access tokens of applications. */
  me(options?: CallOptions): Promise<Profile> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me' }, options);
  }

  /**
   * Change the name, the language of mails, and the kinds of mails that arrive. A name that a verification
   * checked, or is checking, does not change (409). Needs an API key. Refuses access tokens of applications.
   * Never retries if the request may have arrived.
   */
  update(changes: ProfileChanges, options?: CallOptions): Promise<Profile> {
    return this.#engine.send({ method: 'PATCH', path: '/v1/users/me', body: changes }, options);
  }

  /**
   * Send a code to a phone of the calling user. The code works for 10 minutes and 5 tries. A user gets 3
   * codes a day. In a sandbox nothing is sent, and the code is `000000`. A phone that was confirmed before
   * stays until the code of the new one arrives. Needs an API key. Refuses access tokens of applications.
   * Refuses the access tokens that users give to applications.
   */
  sendPhoneCode(phone: PhoneRequest['phone'], options?: CreateOptions): Promise<PhoneCode> {
    return this.#engine.send({ method: 'POST', path: '/v1/users/me/phone', body: { phone } }, options);
  }

  /**
   * Confirm a phone by the code that was sent to it. 400 on `code` if it is wrong or has expired. 429 with
   * `details.reason` `phone_code_tries` once its tries are used up. Needs an API key. Refuses access tokens
   * of applications. Refuses the access tokens that users give to applications.
   */
  confirmPhone(code: PhoneConfirmation['code'], options?: CreateOptions): Promise<Profile> {
    return this.#engine.send({ method: 'POST', path: '/v1/users/me/phone/confirm', body: { code } }, options);
  }

  /** Read which terms are in force. Needs no credential. */
  terms(options?: CallOptions): Promise<Terms> {
    return this.#engine.send({ method: 'GET', path: '/v1/terms', isAnonymous: true }, options);
  }

  /**
   * Accept the terms in force. 409 with `details.reason` `other_version` and `details.version` for any other
   * version. Needs an API key. Refuses access tokens of applications. Refuses the access tokens that users
   * give to applications.
   */
  acceptTerms(version: TermsRequest['version'], options?: CreateOptions): Promise<Profile> {
    return this.#engine.send({ method: 'POST', path: '/v1/users/me/terms', body: { version } }, options);
  }

  /**
   * Say that the address of the calling user works again. An address that refused a mail (`email_status` is
   * `bouncing`) gets only mails about security until then. For any other address, nothing changes. Needs an
   * API key. Refuses access tokens of applications.
   */
  resumeMails(options?: CreateOptions): Promise<Profile> {
    return this.#engine.send({ method: 'POST', path: '/v1/users/me/mails/resume' }, options);
  }

  /**
   * Ask for a file with all data of the calling user. A link to the file is mailed to the confirmed address,
   * and works for 7 days. A repeated request within a day answers with the same file. Guests ask in a session
   * that a mailed link opened. 409 with `details.reason` `no_address` without a confirmed address. Needs an
   * API key. Refuses access tokens of applications. The call needs an API key, or a sign-in on the platform's
   * own pages in the last 10 minutes. Refuses the access tokens that users give to applications.
   */
  exportData(options?: CallOptions): Promise<DataExport> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/export' }, options);
  }

  /**
   * Erase the data of the calling user in 14 days. Sessions, API keys, applications and recurring gifts end
   * at once. Until `erase_at`, a sign-in or the mailed link can only restore the person. Then names,
   * addresses, messages and documents go. Gifts, receipts and postings stay under a pseudonym. 409 with
   * `details.reason` `sole_member`, `open_case` or `balance` while no other member of 30 days would stay in a
   * charity of the person, or while the person has an open case or unsettled money. If one of these begins
   * later, `erase_at` moves on by a day at a time until it has ended. Needs an API key. Refuses access tokens
   * of applications. The call needs an API key, or a sign-in on the platform's own pages in the last 10
   * minutes. Refuses the access tokens that users give to applications. Never retries if the request may have
   * arrived.
   */
  erase(request: ErasureRequest, options?: CallOptions): Promise<Erasure> {
    return this.#engine.send({ method: 'DELETE', path: '/v1/users/me', body: request }, options);
  }

  /**
   * Keep the data of the calling user, which are to be erased. Ended sessions, API keys, applications and
   * recurring gifts stay ended. 409 if no erasure is scheduled. Needs an API key. Refuses access tokens of
   * applications. Refuses the access tokens that users give to applications.
   */
  restore(options?: CreateOptions): Promise<Profile> {
    return this.#engine.send({ method: 'POST', path: '/v1/users/me/restore' }, options);
  }

  /**
   * List the caller's signed-in sessions. One entry for each browser in which the person signed in and has
   * not signed out. API keys have no session. Newest sign-in first. Needs an API key. Refuses access tokens
   * of applications.
   */
  sessions(query: ListSessionsQuery = {}, options?: CallOptions): List<SessionList, Session> {
    return this.#engine.list({ path: '/v1/users/me/sessions', query }, { entries: 'sessions', by: 'offset' }, options);
  }

  /**
   * End a session and all tokens that applications got in it. The browser has to sign in again. To end the
   * session that asks is allowed. Needs an API key. Refuses access tokens of applications. Never retries if
   * the request may have arrived.
   */
  endSession(sessionId: string, options?: CallOptions): Promise<Session> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/users/me/sessions/${sessionId}` }, options);
  }

  /**
   * End all sessions of the caller except the one that asks. Also ends all tokens that applications got in
   * them. An API key has no session, so it ends all of them. Needs an API key. Refuses access tokens of
   * applications. Never retries if the request may have arrived.
   */
  endOtherSessions(options?: CallOptions): Promise<EndedSessions> {
    return this.#engine.send({ method: 'DELETE', path: '/v1/users/me/sessions' }, options);
  }

  /**
   * List the applications that may act for the caller. One entry for each application, also when the person
   * allowed it in several browsers. Needs an API key. Refuses access tokens of applications.
   */
  applications(query: ListApplicationsQuery = {}, options?: CallOptions): List<ApplicationList, Application> {
    return this.#engine.list({ path: '/v1/users/me/applications', query }, { entries: 'applications', by: 'offset' }, options);
  }

  /**
   * Take back the access of an application, and revoke all its tokens at once. The application has to ask for
   * consent again. Other users of the application keep theirs. Needs an API key. Refuses access tokens of
   * applications. Never retries if the request may have arrived.
   */
  revokeApplication(clientId: string, options?: CallOptions): Promise<Application> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/users/me/applications/${clientId}` }, options);
  }

  /**
   * Set the plan of a user's account. All keys of an account share its plan and its hourly window. Needs an
   * API key. Refuses access tokens of applications. Needs the role operator. The call needs an API key, or a
   * sign-in on the platform's own pages in the last 10 minutes. Never retries if the request may have
   * arrived.
   */
  setPlan(userId: string, request: AccountPlanRequest, options?: CallOptions): Promise<AccountPlan> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/users/${userId}/plan`, body: request }, options);
  }

  /**
   * Block a person. Ends their sessions and recurring gifts at once. While the block lasts, every credential
   * of the person is 401 with `details.reason` `revoked`, and sign-ins and guest sessions of the address that
   * they confirmed are refused. A guest who confirmed the address of an account is blocked together with the
   * account: `user_id` of the answer is then the user of the account. 409 while the person is blocked. Needs
   * an API key. Refuses access tokens of applications. Needs the role operator. The call needs an API key, or
   * a sign-in on the platform's own pages in the last 10 minutes.
   */
  block(userId: string, request: UserBlockRequest, options?: CreateOptions): Promise<UserBlock> {
    return this.#engine.send({ method: 'POST', path: path`/v1/users/${userId}/block`, body: request }, options);
  }

  /**
   * End the block of a person. Their API keys and applications work again, and they can sign in. Sessions
   * stay ended and recurring gifts stay stopped. Needs an API key. Refuses access tokens of applications.
   * Needs the role operator. The call needs an API key, or a sign-in on the platform's own pages in the last
   * 10 minutes. Never retries if the request may have arrived.
   */
  unblock(userId: string, options?: CallOptions): Promise<UserBlock> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/users/${userId}/block` }, options);
  }

  /**
   * End all sessions of another user. Also ends all tokens that applications got in them. For a guest, ends
   * the guest sessions. API keys stay: block the person to stop those too. Needs an API key. Refuses access
   * tokens of applications. Needs the role operator. The call needs an API key, or a sign-in on the
   * platform's own pages in the last 10 minutes. Never retries if the request may have arrived.
   */
  endSessionsOf(userId: string, options?: CallOptions): Promise<EndedSessions> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/users/${userId}/sessions` }, options);
  }
}

/** Blocks of cards, users and addresses that made too many gifts or had too many declines. For operators. */
export class VelocityResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * List cards, users and addresses that are blocked. For operators. A block ends by itself within an hour.
   * Newest first. Needs the scope `donations:read`. Needs the role operator.
   */
  listBlocks(query: ListVelocityBlocksQuery = {}, options?: CallOptions): List<VelocityBlockList, VelocityBlock> {
    return this.#engine.list({ path: '/v1/velocity/blocks', query }, { entries: 'velocity_blocks', by: 'offset' }, options);
  }

  /**
   * Lift a block. For operators. Gifts and declines that were counted for the block no longer count. The
   * answer is 409 if the block has ended or was lifted before. Needs the scope `donations:write`. Needs the
   * role operator. The call needs an API key, or a sign-in on the platform's own pages in the last 10
   * minutes. Never retries if the request may have arrived.
   */
  liftBlock(blockId: string, lift: VelocityLift, options?: CallOptions): Promise<VelocityBlock> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/velocity/blocks/${blockId}`, body: lift }, options);
  }
}

/**
 * Verifications of organizations, donors and volunteers. If the current stage does not allow a call, the
 * answer is 409, and `details.possible` lists the allowed steps.
 */
export class VerificationResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Apply for a verification level. Members apply for their organization, users for themselves. Documents are
   * fetched and checked soon after. You can submit more documents later. A revoked entity can apply again
   * after a successful appeal, or after 365 days. The answer is 409 while another application is open. Needs
   * the scope `verification:write`. Refuses the access tokens that users give to applications.
   */
  initiate(request: VerificationRequest, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: '/api/v1/verification/initiate', body: request }, options);
  }

  /**
   * Read an entity's verification. Takes the id of an entity or of a verification. With the id of an entity,
   * it returns the standing verification, else the open application, else the newest one. A person who has to
   * prove their identity gets a new link with each reading. Needs the scope `verification:read`.
   */
  status(entityId: string, query: GetVerificationStatusQuery = {}, options?: CallOptions): Promise<Verification> {
    return this.#engine.send({ method: 'GET', path: path`/api/v1/verification/status/${entityId}`, query }, options);
  }

  /**
   * Submit documents or the requested information. A document replaces the refused documents of its type. New
   * documents are fetched and checked soon after. Needs the scope `verification:write`. Refuses the access
   * tokens that users give to applications.
   */
  submitDocuments(entityId: string, submission: VerificationSubmission, query: SubmitVerificationDocumentsQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/documents`, query, body: submission }, options);
  }

  /**
   * List the history of an entity's verifications, oldest first. With the id of a verification, lists only
   * its own history. Needs the scope `verification:read`.
   */
  history(entityId: string, query: GetVerificationHistoryQuery = {}, options?: CallOptions): List<VerificationHistory, VerificationHistoryEntry> {
    return this.#engine.list({ path: path`/api/v1/verification/${entityId}/history`, query }, { entries: 'history', by: 'page' }, options);
  }

  /**
   * Withdraw an application. Ends an open application, or the appeal of a rejected one. For the entity itself
   * or its members. A standing verification and the appeal of a revocation cannot be withdrawn. Needs the
   * scope `verification:write`. Refuses the access tokens that users give to applications.
   */
  withdraw(entityId: string, withdrawal: VerificationWithdrawal, query: WithdrawVerificationQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/withdraw`, query, body: withdrawal }, options);
  }

  /**
   * Start the re-verification of a verified entity. An entity may report a change of its leadership or
   * address. Reviewers may report any trigger. The entity keeps its level meanwhile. Needs the scope
   * `verification:write`. A call by a reviewer or an operator needs an API key, or a sign-in on the
   * platform's own pages in the last 10 minutes. Refuses the access tokens that users give to applications.
   */
  trigger(entityId: string, trigger: VerificationTrigger, query: TriggerVerificationQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/triggers`, query, body: trigger }, options);
  }

  /**
   * Answer a concern and describe its remedy. Needs the scope `verification:write`. Refuses the access tokens
   * that users give to applications.
   */
  remedy(entityId: string, remedy: VerificationRemedy, query: RemedyVerificationConcernQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/concerns/remedy`, query, body: remedy }, options);
  }

  /**
   * Name a referee of an organization. The referee gets a mail with a link to a form, valid for 30 days, and
   * one reminder. Only reviewers read the answer. The answer is 409 if the person is a member. Needs the
   * scope `verification:write`. Refuses the access tokens that users give to applications.
   */
  nameReferee(entityId: string, request: RefereeRequest, query: NameVerificationRefereeQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/references`, query, body: request }, options);
  }

  /**
   * Propose or set the time of a video call. The organization proposes a time, or another time. An
   * independent reviewer sets it, and the members get a mail. Needs the scope `verification:write`. Refuses
   * the access tokens that users give to applications.
   */
  setVideoCall(entityId: string, request: VideoCallRequest, query: SetVerificationVideoCallQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/video-call`, query, body: request }, options);
  }

  /**
   * Cancel the video call. The organization or a reviewer cancels. The members get a mail. Needs the scope
   * `verification:write`. Refuses the access tokens that users give to applications. Never retries if the
   * request may have arrived.
   */
  cancelVideoCall(entityId: string, query: CancelVerificationVideoCallQuery = {}, options?: CallOptions): Promise<Verification> {
    return this.#engine.send({ method: 'DELETE', path: path`/api/v1/verification/${entityId}/video-call`, query }, options);
  }

  /**
   * Record what became of a video call. Before the time of the call the answer is 409. After `failed` and
   * `no_show` another call can be set. Needs the scope `verification:write`. A call by a reviewer or an
   * operator needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  recordVideoCall(entityId: string, record: VideoCallRecord, query: RecordVerificationVideoCallQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/video-call/record`, query, body: record }, options);
  }

  /**
   * Pass or fail a social profile of an organization. For a profile that the platform cannot read, and
   * against what it found. The decision stays when the link is removed and set again. The answer is 409
   * without an open application. Needs the scope `verification:write`. A call by a reviewer or an operator
   * needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  decideSocialLink(entityId: string, decision: SocialLinkDecision, query: DecideSocialLinkQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/social-links`, query, body: decision }, options);
  }

  /**
   * Appeal a rejection or revocation. Allowed once, within 30 days. With the id of an entity, the appeal is
   * about its revocation, else about its newest rejected application. People who took no part in the decision
   * decide the appeal. Two of them must grant the appeal of a revocation. Needs the scope
   * `verification:write`. Refuses the access tokens that users give to applications.
   */
  appeal(entityId: string, appeal: VerificationAppeal, query: AppealVerificationQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/appeals`, query, body: appeal }, options);
  }

  /**
   * List verifications that wait for somebody, most urgent first. Each one says for whom it waits: the
   * entity, a reviewer or the platform. Those without a deadline come last. Needs the scope
   * `verification:read`.
   */
  queue(query: ListVerificationQueueQuery = {}, options?: CallOptions): List<VerificationQueue, QueuedVerification> {
    return this.#engine.list({ path: '/api/v1/verification/queue', query }, { entries: 'verifications', by: 'page' }, options);
  }

  /**
   * Claim a verification. No other reviewer can decide a claimed verification until it is released. Needs the
   * scope `verification:write`.
   */
  claim(entityId: string, query: ClaimVerificationQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/claim`, query }, options);
  }

  /**
   * Return a verification to the queue. A reviewer may end only their own claim, an operator any claim. Needs
   * the scope `verification:write`.
   */
  release(entityId: string, query: ReleaseVerificationQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/release`, query }, options);
  }

  /**
   * Decide the stage under review. `pass` leads to the next stage. `fail` asks for more information.
   * `approve` and `deny` end the verification or appeal. An application can be denied in every open stage.
   * From `standard` up, two people must approve. The first `approve` does not change the stage. It is listed
   * in `approvals`. If the stage does not allow the given decision, the answer is 409 and lists those that it
   * allows. Needs the scope `verification:write`. A call by a reviewer or an operator needs an API key, or a
   * sign-in on the platform's own pages in the last 10 minutes.
   */
  review(entityId: string, review: VerificationReview, query: ReviewVerificationQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/review`, query, body: review }, options);
  }

  /**
   * Raise a concern about a verified entity. The entity has ten business days to remedy the concern. It keeps
   * its level until the final determination. Needs the scope `verification:write`. A call by a reviewer or an
   * operator needs an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  raiseConcern(entityId: string, concern: VerificationConcern, query: RaiseVerificationConcernQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/concerns`, query, body: concern }, options);
  }

  /**
   * Dismiss a concern, or revoke the verification. A revocation takes two people. The first `revoke` proposes
   * it, and the `revoke` of a second person confirms it. It withdraws the open application of the entity.
   * From `standard` up, and at every level after a revocation, `dismiss` also takes two. The first one is
   * listed in `approvals`. Needs the scope `verification:write`. A call by a reviewer or an operator needs an
   * API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  determine(entityId: string, determination: VerificationDetermination, query: DetermineVerificationConcernQuery = {}, options?: CreateOptions): Promise<Verification> {
    return this.#engine.send({ method: 'POST', path: path`/api/v1/verification/${entityId}/concerns/determination`, query, body: determination }, options);
  }
}

/** Hours of volunteer work, and the decisions about them. */
export class VolunteerHoursResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Submit hours of volunteer work. The charity decides. It gets reminders on days 3 and 7. On day 14 the
   * submission also appears in the queue of the platform reviewers. On day 30 it expires. Hours are 0.25 to
   * 24, with at most two decimals. The answer is 400 if the date would have more than 24 hours, or if two
   * submissions overlap. It is 403 if the opportunity requires screening. Needs the scope `volunteer:write`.
   */
  submit(request: VolunteerHoursRequest, options?: CreateOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'POST', path: '/v1/volunteer/hours', body: request }, options);
  }

  /**
   * Read a submission of hours and its status. A pending submission becomes `in_review` when a member of the
   * charity reads it. Needs the scope `volunteer:read`.
   */
  get(submissionId: string, options?: CallOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'GET', path: path`/v1/volunteer/hours/${submissionId}` }, options);
  }

  /**
   * List the caller's submissions of hours. Newest first. `from` and `to` are inclusive days of work. Needs
   * the scope `volunteer:read`.
   */
  listMine(query: ListMyVolunteerHoursQuery = {}, options?: CallOptions): List<VolunteerHoursList, VolunteerHours> {
    return this.#engine.list({ path: '/v1/volunteer/hours', query }, { entries: 'submissions', by: { cursor: 'submission_id' } }, options);
  }

  /**
   * List the hours submitted to a charity. For members of the charity, reviewers and operators. Needs the
   * scope `volunteer:read`.
   */
  listOfCharity(charityId: string, query: ListCharityVolunteerHoursQuery = {}, options?: CallOptions): List<VolunteerHoursList, VolunteerHours> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/volunteer-hours`, query }, { entries: 'submissions', by: { cursor: 'submission_id' } }, options);
  }

  /**
   * List the hours that wait for platform reviewers. For reviewers and operators. Shows hours that the
   * charity has not decided within 14 days. Needs the scope `volunteer:read`.
   */
  listToReview(query: ListVolunteerHoursToReviewQuery = {}, options?: CallOptions): List<VolunteerHoursList, VolunteerHours> {
    return this.#engine.list({ path: '/v1/volunteer/review-queue', query }, { entries: 'submissions', by: { cursor: 'submission_id' } }, options);
  }

  /**
   * Verify hours, reject them, or ask for more information. For members of the charity, reviewers and
   * operators. Nobody decides on their own hours. The answer is 409 if the hours are already decided. Needs
   * the scope `volunteer:write`. A call by a reviewer or an operator needs an API key, or a sign-in on the
   * platform's own pages in the last 10 minutes.
   */
  decide(submissionId: string, decision: VolunteerHoursDecision, options?: CreateOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'POST', path: path`/v1/volunteer/hours/${submissionId}/decision`, body: decision }, options);
  }

  /**
   * Make the same decision on up to 100 submissions. Each submission is decided separately. An error for one
   * does not affect the others. Needs the scope `volunteer:write`. A call by a reviewer or an operator needs
   * an API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  decideMany(decision: VolunteerHoursBulkDecision, options?: CreateOptions): Promise<VolunteerHoursBulkResult> {
    return this.#engine.send({ method: 'POST', path: '/v1/volunteer/hours/decisions', body: decision }, options);
  }

  /** Withdraw a submission before it is decided. Needs the scope `volunteer:write`. */
  withdraw(submissionId: string, reason?: VolunteerHoursWithdrawal['reason'], options?: CreateOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'POST', path: path`/v1/volunteer/hours/${submissionId}/withdraw`, body: { reason } }, options);
  }

  /**
   * Answer the charity's questions. The submission is pending again and keeps its deadline. Needs the scope
   * `volunteer:write`.
   */
  answer(submissionId: string, information: VolunteerHoursInformation, options?: CreateOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'POST', path: path`/v1/volunteer/hours/${submissionId}/information`, body: information }, options);
  }

  /**
   * Reverse the verification of hours. For operators. Nobody else can change verified hours. The timeline
   * keeps the earlier states. Needs the scope `volunteer:write`. A call by a reviewer or an operator needs an
   * API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  reverse(submissionId: string, reason: VolunteerHoursReversal['reason'], options?: CreateOptions): Promise<VolunteerHours> {
    return this.#engine.send({ method: 'POST', path: path`/v1/volunteer/hours/${submissionId}/reversal`, body: { reason } }, options);
  }

  /**
   * Read the certificate of one verified submission. A certificate for schools and employers. The volunteer,
   * members of the charity, reviewers and operators may read it. If the hours are not verified, the answer is
   * 409. Needs the scope `volunteer:read`.
   */
  certificate(submissionId: string, options?: CallOptions): Promise<VolunteerCertificate> {
    return this.#engine.send({ method: 'GET', path: path`/v1/volunteer/hours/${submissionId}/certificate` }, options);
  }

  /**
   * Read the certificate of one verified submission. A certificate for schools and employers. The volunteer,
   * members of the charity, reviewers and operators may read it. If the hours are not verified, the answer is
   * 409. Needs the scope `volunteer:read`. Streams the file as PDF.
   */
  certificatePdf(submissionId: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/volunteer/hours/${submissionId}/certificate`, query: { format: 'pdf' } }, options);
  }

  /**
   * Read a certificate of the caller's verified hours. For schools and employers. Covers all charities or
   * one, and all days or a range, with at most 500 submissions. With more, the answer is 400. Needs the scope
   * `volunteer:read`.
   */
  myCertificate(query: Omit<GetMyVolunteerCertificateQuery, 'format'> = {}, options?: CallOptions): Promise<VolunteerCertificate> {
    return this.#engine.send({ method: 'GET', path: '/v1/users/me/volunteer/certificate', query }, options);
  }

  /**
   * Read a certificate of the caller's verified hours. For schools and employers. Covers all charities or
   * one, and all days or a range, with at most 500 submissions. With more, the answer is 400. Needs the scope
   * `volunteer:read`. Streams the file as PDF.
   */
  myCertificatePdf(query: Omit<GetMyVolunteerCertificateQuery, 'format'> = {}, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: '/v1/users/me/volunteer/certificate', query: { ...query, format: 'pdf' } }, options);
  }
}

/** Deliveries of events to endpoints. */
export class WebhookDeliveriesResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * List deliveries with every attempt. Newest first, of the events that your credential may read. Needs the
   * scope `webhooks:manage`.
   */
  list(query: ListWebhookDeliveriesQuery = {}, options?: CallOptions): List<WebhookDeliveryList, WebhookDelivery> {
    return this.#engine.list({ path: '/v1/webhooks/deliveries', query }, { entries: 'deliveries', by: { cursor: 'delivery_id' } }, options);
  }

  /** Read a delivery with every attempt. Needs the scope `webhooks:manage`. */
  get(deliveryId: string, options?: CallOptions): Promise<WebhookDelivery> {
    return this.#engine.send({ method: 'GET', path: path`/v1/webhooks/deliveries/${deliveryId}` }, options);
  }

  /**
   * Resend a delivery now. Works in any state, also while the endpoint rests after failures. Earlier retries
   * end, and this attempt gets its own retries. The answer is 409 if the endpoint is not enabled. Needs the
   * scope `webhooks:manage`.
   */
  redeliver(deliveryId: string, options?: CreateOptions): Promise<WebhookDelivery> {
    return this.#engine.send({ method: 'POST', path: path`/v1/webhooks/deliveries/${deliveryId}/redeliver` }, options);
  }
}

/** URLs that receive events. Endpoints of another account are not found. */
export class WebhookEndpointsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Subscribe a URL to events. The signing secret is shown only once. The endpoint gets only events that your
   * credential may read. The answer is 400 if the platform may not call the URL. Needs the scope
   * `webhooks:manage`. Refuses the access tokens that users give to applications.
   */
  create(request: WebhookEndpointRequest, options?: CreateOptions): Promise<CreatedWebhookEndpoint> {
    return this.#engine.send({ method: 'POST', path: '/v1/webhooks/endpoints', body: request }, options);
  }

  /** List the account's endpoints. Oldest first. Needs the scope `webhooks:manage`. */
  list(query: ListWebhookEndpointsQuery = {}, options?: CallOptions): List<WebhookEndpointList, WebhookEndpoint> {
    return this.#engine.list({ path: '/v1/webhooks/endpoints', query }, { entries: 'endpoints', by: 'offset' }, options);
  }

  /** Read an endpoint. The answer has no secret. Needs the scope `webhooks:manage`. */
  get(endpointId: string, options?: CallOptions): Promise<WebhookEndpoint> {
    return this.#engine.send({ method: 'GET', path: path`/v1/webhooks/endpoints/${endpointId}` }, options);
  }

  /**
   * Change, pause, disable or enable an endpoint. Changes only the given fields. `events` needs a credential
   * that may read them, and `url` one that may read all events that the endpoint gets. Needs the scope
   * `webhooks:manage`. Refuses the access tokens that users give to applications. Never retries if the
   * request may have arrived.
   */
  update(endpointId: string, changes: WebhookEndpointChanges, options?: CallOptions): Promise<WebhookEndpoint> {
    return this.#engine.send({ method: 'PATCH', path: path`/v1/webhooks/endpoints/${endpointId}`, body: changes }, options);
  }

  /**
   * Delete an endpoint and keep its deliveries readable. The endpoint gets no more events. Needs the scope
   * `webhooks:manage`. Refuses the access tokens that users give to applications. Never retries if the
   * request may have arrived.
   */
  delete(endpointId: string, options?: CallOptions): Promise<DeletedWebhookEndpoint> {
    return this.#engine.send({ method: 'DELETE', path: path`/v1/webhooks/endpoints/${endpointId}` }, options);
  }

  /**
   * Give an endpoint a new secret. Needs a credential that may read all events that the endpoint gets. For 24
   * hours `webhook-signature` carries a signature for each secret. `X-Webhook-Signature` uses the new secret
   * and `X-Webhook-Signature-Previous` the old one. Needs the scope `webhooks:manage`. Refuses the access
   * tokens that users give to applications.
   */
  rotateSecret(endpointId: string, options?: CreateOptions): Promise<RotatedWebhookEndpoint> {
    return this.#engine.send({ method: 'POST', path: path`/v1/webhooks/endpoints/${endpointId}/rotate-secret` }, options);
  }

  /**
   * Send a webhook.test event to this endpoint only. The event is sent at once, also while the endpoint rests
   * after failures. Its delivery shows the result. With `wait=true` the answer is the delivery after its
   * first attempt. If there was none within 15 seconds, `attempts` is empty. The answer is 409 if the
   * endpoint is not enabled. Needs the scope `webhooks:manage`.
   */
  test(endpointId: string, query: TestWebhookEndpointQuery = {}, options?: CreateOptions): Promise<WebhookTestResult> {
    return this.#engine.send({ method: 'POST', path: path`/v1/webhooks/endpoints/${endpointId}/test`, query }, options);
  }

  /**
   * Resend the events that an endpoint missed. By default, resends failed deliveries and deliveries that a
   * disabled endpoint held, of the events that your credential may read. The answer is 409 if the endpoint is
   * not enabled. Needs the scope `webhooks:manage`.
   */
  recover(endpointId: string, request: WebhookRecoveryRequest, options?: CreateOptions): Promise<WebhookRecovery> {
    return this.#engine.send({ method: 'POST', path: path`/v1/webhooks/endpoints/${endpointId}/recover`, body: request }, options);
  }
}

/** Debts of charities that the platform writes off. For operators. */
export class WriteOffsResource {
  readonly #engine: RequestEngine;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Ask to write off a charity's debt. For operators without a tie to the charity. Another operator must
   * approve it. Until then nothing is booked. The answer is 409 if the charity does not owe that much. Needs
   * the scope `donations:write`. Needs the role operator. The call needs an API key, or a sign-in on the
   * platform's own pages in the last 10 minutes.
   */
  create(charityId: string, request: WriteOffRequest, options?: CreateOptions): Promise<WriteOff> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/write-offs`, body: request }, options);
  }

  /**
   * Approve a write-off. Only for an operator who has no tie to the charity and did not request the
   * write-off. Neither operator may use an API key that the other one issued. After the approval, the
   * platform bears the loss. Needs the scope `donations:write`. Needs the role operator. The call needs an
   * API key, or a sign-in on the platform's own pages in the last 10 minutes.
   */
  approve(charityId: string, writeOffId: string, options?: CreateOptions): Promise<WriteOff> {
    return this.#engine.send({ method: 'POST', path: path`/v1/charities/${charityId}/write-offs/${writeOffId}/approve` }, options);
  }

  /**
   * List the write-offs of a charity. Newest first. Needs the scope `donations:read`. Needs the role
   * operator.
   */
  list(charityId: string, query: ListWriteOffsQuery = {}, options?: CallOptions): List<WriteOffList, WriteOff> {
    return this.#engine.list({ path: path`/v1/charities/${charityId}/write-offs`, query }, { entries: 'write_offs', by: 'offset' }, options);
  }
}

/** The resources that are generated as a whole. */
export class ApiResources {
  /** API keys of the calling user. Keys of another user are not found. */
  readonly apiKeys: ApiKeysResource;
  /** Acts of operators that need another operator. For operators. */
  readonly approvals: ApprovalsResource;
  /** Who changed what. For operators. */
  readonly auditLog: AuditLogResource;
  /** Campaigns, which have a goal, a deadline and the amount raised. */
  readonly campaigns: CampaignsResource;
  /** Charities that can receive gifts. */
  readonly charities: CharitiesResource;
  /** Members of a charity. For its members and for operators. */
  readonly charityMembers: CharityMembersResource;
  /** Claims to manage a charity. Two reviewers or operators decide. */
  readonly claims: ClaimsResource;
  /** Recommendations, similar charities, categories and trends. */
  readonly discovery: DiscoveryResource;
  /** Disputes of gifts. Operators open and resolve them. Members of the charity give evidence. */
  readonly disputes: DisputesResource;
  /** Files to which a verification or a claim can refer. */
  readonly documents: DocumentsResource;
  /** The event feed of the caller's account. It keeps events for 90 days. */
  readonly events: EventsResource;
  /** Exchange rates, as decimal strings. For operators. */
  readonly exchangeRates: ExchangeRatesResource;
  /** Fees and their reports. Amounts are numbers, in the gift's currency or, in reports, in US dollars. */
  readonly fees: FeesResource;
  /** The caller's own impact. */
  readonly impact: ImpactResource;
  /** Pledges of sponsors to match the gifts of a campaign. */
  readonly matching: MatchingResource;
  /** Applications that sign users in, and machine clients. */
  readonly oauthClients: OauthClientsResource;
  /** How the platform stands. For operators. */
  readonly operations: OperationsResource;
  /** Volunteer work that charities offer. */
  readonly opportunities: OpportunitiesResource;
  /** The caller's cards, bank accounts and wallets. Sources of another user are not found. */
  readonly paymentSources: PaymentSourcesResource;
  /** Accounts that a charity is paid to. For its members and for operators. */
  readonly payoutAccounts: PayoutAccountsResource;
  /** Payouts to charities. For their members and for operators. */
  readonly payouts: PayoutsResource;
  /** Skills, licenses and certifications of volunteers. */
  readonly qualifications: QualificationsResource;
  /** Receipts of completed gifts, as data or as PDF. */
  readonly receipts: ReceiptsResource;
  /** Differences between the ledger and processors, banks and the receipt log. For operators. */
  readonly reconciliation: ReconciliationResource;
  /** Recurring gifts. A donation with `recurring` starts one. */
  readonly recurring: RecurringResource;
  /** Refunds of gifts. For the donor, the charity's members and operators. */
  readonly refunds: RefundsResource;
  /** Saved reports of a charity, whose files arrive by mail. For its members and for operators. */
  readonly reports: ReportsResource;
  /** Test data of a sandbox. It does not exist in production. */
  readonly sandbox: SandboxResource;
  /** Search of organizations, campaigns and opportunities. */
  readonly search: SearchResource;
  /**
   * Statements of a charity for a month (`2026-11`) or a year (`2026`). For its members and for operators.
   */
  readonly statements: StatementsResource;
  /** Subscriptions of a charity, which its balance pays by the month. */
  readonly subscriptions: SubscriptionsResource;
  /** The calling user, with their sessions and applications. Operators also block people. */
  readonly users: UsersResource;
  /**
   * Blocks of cards, users and addresses that made too many gifts or had too many declines. For operators.
   */
  readonly velocity: VelocityResource;
  /**
   * Verifications of organizations, donors and volunteers. If the current stage does not allow a call, the
   * answer is 409, and `details.possible` lists the allowed steps.
   */
  readonly verification: VerificationResource;
  /** Hours of volunteer work, and the decisions about them. */
  readonly volunteerHours: VolunteerHoursResource;
  /** Debts of charities that the platform writes off. For operators. */
  readonly writeOffs: WriteOffsResource;

  /** @hidden */
  constructor(engine: RequestEngine) {
    this.apiKeys = new ApiKeysResource(engine);
    this.approvals = new ApprovalsResource(engine);
    this.auditLog = new AuditLogResource(engine);
    this.campaigns = new CampaignsResource(engine);
    this.charities = new CharitiesResource(engine);
    this.charityMembers = new CharityMembersResource(engine);
    this.claims = new ClaimsResource(engine);
    this.discovery = new DiscoveryResource(engine);
    this.disputes = new DisputesResource(engine);
    this.documents = new DocumentsResource(engine);
    this.events = new EventsResource(engine);
    this.exchangeRates = new ExchangeRatesResource(engine);
    this.fees = new FeesResource(engine);
    this.impact = new ImpactResource(engine);
    this.matching = new MatchingResource(engine);
    this.oauthClients = new OauthClientsResource(engine);
    this.operations = new OperationsResource(engine);
    this.opportunities = new OpportunitiesResource(engine);
    this.paymentSources = new PaymentSourcesResource(engine);
    this.payoutAccounts = new PayoutAccountsResource(engine);
    this.payouts = new PayoutsResource(engine);
    this.qualifications = new QualificationsResource(engine);
    this.receipts = new ReceiptsResource(engine);
    this.reconciliation = new ReconciliationResource(engine);
    this.recurring = new RecurringResource(engine);
    this.refunds = new RefundsResource(engine);
    this.reports = new ReportsResource(engine);
    this.sandbox = new SandboxResource(engine);
    this.search = new SearchResource(engine);
    this.statements = new StatementsResource(engine);
    this.subscriptions = new SubscriptionsResource(engine);
    this.users = new UsersResource(engine);
    this.velocity = new VelocityResource(engine);
    this.verification = new VerificationResource(engine);
    this.volunteerHours = new VolunteerHoursResource(engine);
    this.writeOffs = new WriteOffsResource(engine);
  }
}
