/**
 * Who may use each endpoint: a row for every route, by its operationId. Credentials, scopes, roles and key-only routes
 * are read from the route itself; a row says what the handler's own policy does with the one in the path.
 *
 * `others` is everybody without an outcome of their own. `owner` owns what the path names, `member` belongs to the
 * charity in it. A body must be valid, because a request is validated before it is authorised.
 */
import { newId } from '../../../new-id';
import { type Resources } from './resources';

/** `ok`: let through (whatever the handler makes of it, short of 400, 401, 403, 404 and 5xx). */
export type Outcome = 'ok' | 403 | 404;

export interface Row {
  others: Outcome;
  owner?: Outcome;
  /** The owner signed in on our pages, where that allows more than their key. */
  ownerOnPages?: Outcome;
  member?: Outcome;
  reviewer?: Outcome;
  operator?: Outcome;
  body?: (resources: Resources) => object | Promise<object>;
  /** What whoever may act gets, if it is not the route's success: 409 where the state of the thing comes after policy. */
  succeeds?: number;
  /** Bytes to send instead of JSON. */
  upload?: { bytes: string | Uint8Array<ArrayBuffer>; mediaType: string };
  query?: string;
  /** What must happen before the request. */
  prepare?: (resources: Resources) => Promise<unknown>;
}

/** A picture of two by two pixels. */
const PICTURE = Uint8Array.from(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAE0lEQVQImWP4z8DwnwGM/zMwAAAf7gP9qS/A4gAAAABJRU5ErkJggg==',
    'base64',
  ),
);

const everybody: Row = { others: 'ok' };
const ownerOnly: Row = { owner: 'ok', others: 404 };
const operatorOnly: Row = { operator: 'ok', others: 403 };
/** Users manage their own applications on our pages; somebody else's do not exist. */
const clientOfAnother: Row = { ...operatorOnly, ownerOnPages: 404 };
const owned: Row = { owner: 'ok', reviewer: 'ok', operator: 'ok', others: 404 };
/** The donor of a gift, the charity's members and operators. */
const parties: Row = { owner: 'ok', member: 'ok', operator: 'ok', others: 404 };
const reviewers: Row = { reviewer: 'ok', operator: 'ok', others: 403 };
/** The applying organization's members, reviewers and operators; who may act among them differs. */
const readersOfVerification: Row = { member: 'ok', reviewer: 'ok', operator: 'ok', others: 404 };
const applicants: Row = { ...readersOfVerification, reviewer: 403 };
const verifiers: Row = { ...readersOfVerification, member: 403 };
const readersOfHours: Row = { owner: 'ok', member: 'ok', reviewer: 'ok', operator: 'ok', others: 404 };
const volunteer: Row = { owner: 'ok', member: 403, reviewer: 403, operator: 403, others: 404 };
const membersAndOperators: Row = { member: 'ok', operator: 'ok', others: 403 };

/** A body for when what it needs has been made. */
async function once(needed: Promise<string>, body: object): Promise<object> {
  await needed;
  return body;
}

/** The charity has the subscription that pays for reports. */
async function askedReport({ get }: Resources): Promise<object> {
  await get('kind');
  return { name: 'Gifts', recipients: [await get('user_id')] };
}

async function askedPayout({ get }: Resources): Promise<object> {
  return { currency: 'USD', account_id: await get('account_id') };
}

export const ROWS: Record<string, Row> = {
  listGuestReports: reviewers,
  getProfile: everybody,
  updateProfile: { ...everybody, body: () => ({ locale: 'de' }) },
  resumeMails: everybody,
  sendPhoneCode: { ...everybody, body: () => ({ phone: '+12025550123' }) },
  confirmPhone: { ...everybody, prepare: ({ get }) => get('phone_code'), body: () => ({ code: '000000' }) },
  acceptTerms: { ...everybody, body: () => ({ version: 'sandbox-1' }) },
  // Nobody in the cast has confirmed an address, and nobody is to be erased.
  exportData: { ...everybody, succeeds: 409 },
  eraseUser: { ...everybody, succeeds: 409, body: () => ({ confirm: 'ada@example.org' }) },
  restoreUser: { ...everybody, succeeds: 409 },
  listSessions: everybody,
  endOtherSessions: everybody,
  endSession: ownerOnly,
  endUserSessions: operatorOnly,
  blockUser: { ...operatorOnly, body: () => ({ reason: 'Gave with stolen cards.' }) },
  unblockUser: { ...operatorOnly, prepare: ({ get }) => get('blocked_id') },
  listApplications: everybody,
  // The owner allowed the application of the path.
  revokeApplication: { ...ownerOnly, prepare: ({ get }) => get('allowed_id') },
  createApiKey: { ...everybody, body: () => ({ name: 'a', scopes: ['charities:read'] }) },
  issueApiKey: { ...operatorOnly, body: () => ({ name: 'a', scopes: ['charities:read'] }) },
  listApiKeys: everybody,
  rotateApiKey: { ...ownerOnly, body: () => ({}) },
  revokeApiKey: ownerOnly,
  setAccountPlan: { ...operatorOnly, body: () => ({ plan: 'premium' }) },

  listCharities: everybody,
  getCharity: everybody,
  getCharityImpact: everybody,
  getCharityTrust: everybody,
  listCharityRatings: everybody,
  // Only who gave.
  rateCharity: {
    owner: 'ok',
    others: 403,
    body: ({ get }) => once(get('donation_id'), { rating: 5 }),
  },

  createCharity: { ...everybody, body: () => ({ name: 'A' }) },
  updateCharity: { ...membersAndOperators, body: () => ({ description: 'B' }) },
  addCharityPhoto: { ...membersAndOperators, upload: { bytes: PICTURE, mediaType: 'image/png' } },
  removeCharityPhoto: membersAndOperators,
  // The member of the path asked for the change.
  confirmCharityChange: { operator: 'ok', others: 403 },
  refuseCharityChange: {
    ...membersAndOperators,
    reviewer: 'ok',
    body: () => ({ reason: 'We know nothing of it.' }),
  },
  createPayoutAccount: { ...membersAndOperators, body: () => ({ kind: 'stripe' }) },
  listPayoutAccounts: { ...membersAndOperators, reviewer: 'ok' },
  getPayoutAccount: { ...membersAndOperators, reviewer: 'ok' },
  // The member of the path asked for the account.
  confirmPayoutAccount: { operator: 'ok', others: 403 },
  refusePayoutAccount: {
    ...membersAndOperators,
    reviewer: 'ok',
    body: () => ({ reason: 'We know nothing of it.' }),
  },
  removePayoutAccount: membersAndOperators,
  // The sandbox hosts no account at Stripe.
  renewOnboardingLink: { ...membersAndOperators, succeeds: 409 },
  getPayoutSettings: membersAndOperators,
  updatePayoutSettings: { ...membersAndOperators, body: () => ({ schedule: 'weekly' }) },
  // The account still waits for another person.
  quotePayout: { ...membersAndOperators, succeeds: 409, body: askedPayout },
  createPayout: { ...membersAndOperators, succeeds: 409, body: askedPayout },
  listPayouts: membersAndOperators,
  getPayout: membersAndOperators,
  cancelPayout: membersAndOperators,
  // The charity has no money.
  beginSubscription: { member: 'ok', others: 403, succeeds: 402, body: () => ({ kind: 'api_premium' }) },
  listSubscriptions: membersAndOperators,
  endSubscription: membersAndOperators,
  createReport: { ...membersAndOperators, body: askedReport },
  listReports: membersAndOperators,
  updateReport: { ...membersAndOperators, body: () => ({ name: 'Gifts' }) },
  removeReport: membersAndOperators,
  getReportFile: membersAndOperators,
  listAllPayouts: operatorOnly,
  holdPayout: { ...operatorOnly, body: () => ({ reason: 'A question.' }) },
  // The payout is not held.
  releasePayout: { ...operatorOnly, succeeds: 409, body: () => ({ reason: 'Answered.' }) },
  approvePayout: { ...operatorOnly, succeeds: 409, body: () => ({ reason: 'Answered.' }) },
  // The gift's term has not passed.
  redirectDonation: {
    owner: 'ok',
    operator: 'ok',
    others: 404,
    succeeds: 409,
    body: async ({ get }) => ({ charity_id: await get('charity_id') }),
  },
  listUnclaimedGifts: operatorOnly,
  createCampaign: {
    ...membersAndOperators,
    body: async ({ get }) => ({ charity_id: await get('charity_id'), name: 'A', funding_goal: '5.00' }),
  },
  listCampaigns: everybody,
  getCampaign: everybody,
  updateCampaign: { ...membersAndOperators, body: () => ({ name: 'B' }) },
  closeCampaign: membersAndOperators,
  createMatchingPledge: {
    ...everybody,
    body: () => ({
      source: 'own_card',
      ratio: '1.00',
      cap: '5.00',
      currency: 'USD',
      ends_at: '2999-12-31T00:00:00Z',
    }),
  },
  listMatchingPledges: everybody,
  getMatchingPledge: parties,
  updateMatchingPledge: { ...parties, member: 403, operator: 403, body: () => ({ source: 'own_card' }) },
  acceptMatchingPledge: { ...parties, owner: 403 },
  closeMatchingPledge: parties,
  createOpportunity: {
    ...membersAndOperators,
    body: async ({ get }) => ({
      charity_id: await get('charity_id'),
      title: 'A',
      mode: 'virtual',
      time_commitment: 'weekly',
    }),
  },
  listOpportunities: everybody,
  getOpportunity: everybody,
  updateOpportunity: { ...membersAndOperators, body: () => ({ title: 'B' }) },
  closeOpportunity: membersAndOperators,

  createClaim: {
    ...everybody,
    body: () => ({ documents: ['https://charity.example/board.pdf'], statement: 'I am its treasurer.' }),
  },
  listClaims: everybody,
  decideClaim: {
    owner: 403,
    member: 403,
    reviewer: 'ok',
    operator: 'ok',
    others: 404,
    body: () => ({ decision: 'deny', reason: 'Not its treasurer.' }),
  },
  objectToClaim: {
    owner: 403,
    member: 'ok',
    reviewer: 403,
    operator: 403,
    others: 404,
    body: () => ({ reason: 'A stranger' }),
  },

  listCharityMembers: membersAndOperators,
  addCharityMember: { ...operatorOnly, body: async ({ get }) => ({ user_id: await get('user_id') }) },
  listApprovals: operatorOnly,
  getApproval: operatorOnly,
  decideApproval: { ...operatorOnly, body: () => ({ decision: 'refuse', reason: 'Nobody asked for it.' }) },
  // No other member of the charity is of long standing.
  removeCharityMember: { ...membersAndOperators, succeeds: 202 },
  // An address gets few invitations a day.
  // Operators add a member, which another operator approves.
  inviteCharityMember: {
    member: 'ok',
    others: 403,
    body: () => ({ email: `${newId('user')}@example.org` }),
  },
  listCharityInvitations: membersAndOperators,
  revokeCharityInvitation: membersAndOperators,
  // Whoever has its token.
  acceptInvitation: { ...everybody, body: async ({ get }) => ({ token: await get('invitation_token') }) },

  createDonation: {
    ...everybody,
    body: async ({ get }) => ({ charity_id: await get('charity_id'), amount: '5.00', currency: 'USD' }),
  },
  getDonation: { owner: 'ok', operator: 'ok', others: 404 },
  getDonationProof: {
    owner: 'ok',
    operator: 'ok',
    others: 404,
    prepare: ({ get }) => get('proven_id'),
  },
  listMyDonations: everybody,
  listCharityDonations: membersAndOperators,
  listCharityDonors: membersAndOperators,
  getCharityDonation: membersAndOperators,
  listAllDonations: operatorOnly,
  calculateFees: {
    ...everybody,
    body: async ({ get }) => ({
      amount: 100,
      currency: 'USD',
      payment_method: 'card',
      organization_id: await get('charity_id'),
    }),
  },
  getSandbox: everybody,

  createWebhookEndpoint: { ...everybody, body: () => ({ url: 'https://example.org/hook', events: ['*'] }) },
  listWebhookEndpoints: everybody,
  getWebhookEndpoint: ownerOnly,
  updateWebhookEndpoint: { ...ownerOnly, body: () => ({ description: 'mine' }) },
  deleteWebhookEndpoint: ownerOnly,
  rotateWebhookSecret: ownerOnly,
  testWebhookEndpoint: ownerOnly,
  recoverWebhookEndpoint: {
    ...ownerOnly,
    body: () => ({ since: new Date(Date.now() - 1_000).toISOString() }),
  },
  listWebhookDeliveries: everybody,
  getWebhookDelivery: ownerOnly,
  redeliverWebhook: ownerOnly,
  listEvents: everybody,
  getEvent: ownerOnly,

  createOauthClient: {
    ...operatorOnly,
    ownerOnPages: 'ok',
    body: () => ({
      name: 'App',
      kind: 'public',
      redirect_uris: ['https://app.example/back'],
      scopes: ['charities:read'],
    }),
  },
  reviewOauthClient: operatorOnly,
  getCharityBalance: membersAndOperators,
  getStatement: membersAndOperators,
  getStatementProof: {
    ...membersAndOperators,
    query: '?currency=USD',
    prepare: ({ get }) => get('closed_statement'),
  },
  createImpactReport: {
    ...membersAndOperators,
    body: () => ({ period_start: '2026-01-01', period_end: '2026-01-31' }),
  },
  listImpactReports: everybody,
  withdrawImpactReport: membersAndOperators,
  getMyImpact: everybody,
  getMyYearInReview: everybody,

  createRefund: { ...parties, body: () => ({}) },
  /** The gift of the table is completed, so its payment no longer waits. */
  authenticateSandboxPayment: {
    owner: 'ok',
    operator: 'ok',
    others: 404,
    body: () => ({ approve: true }),
    succeeds: 409,
  },
  listRefunds: parties,
  getRefund: parties,
  decideRefund: { succeeds: 409, ...operatorOnly, body: () => ({ decision: 'refuse', reason: 'No money.' }) },
  listAllRefunds: operatorOnly,
  // The charity of the path owes nothing, and no refund of it waits for a decision.
  createWriteOff: {
    succeeds: 409,
    ...operatorOnly,
    body: () => ({ currency: 'USD', amount: '1.00', reason: 'Closed for good.' }),
  },
  listWriteOffs: operatorOnly,
  approveWriteOff: { ...operatorOnly, succeeds: 409 },
  listReconciliation: operatorOnly,
  getReconciliationItem: operatorOnly,
  resolveReconciliationItem: { ...operatorOnly, body: () => ({ reason: 'The bank told us.' }) },
  listVelocityBlocks: operatorOnly,
  liftVelocityBlock: { ...operatorOnly, body: () => ({ reason: 'A charity’s own card.' }) },
  listExchangeRates: operatorOnly,
  // No rate was imported, so each waits for another operator.
  setExchangeRate: {
    ...operatorOnly,
    succeeds: 202,
    body: () => ({ from: 'EUR', to: 'USD', rate: '1.08', date: '2026-01-02', reason: 'A test.' }),
  },
  openDispute: { ...parties, owner: 403, member: 403, body: () => ({}) },
  listDisputes: parties,
  getDispute: parties,
  // Without the charity of a member.
  listAllDisputes: operatorOnly,
  giveDisputeEvidence: { ...parties, owner: 403, body: () => ({ evidence: 'A letter.' }) },
  resolveDispute: { ...parties, owner: 403, member: 403, body: () => ({ outcome: 'won' }) },

  reportFees: { ...everybody, query: '?start_date=2026-01-01&end_date=2026-01-31' },
  summarizeFees: everybody,
  exportFees: everybody,

  getFeeTerms: membersAndOperators,
  updateFeeTerms: { ...operatorOnly, body: () => ({ reason: 'Agreed.', negotiated_rate: 0.01 }) },

  getReceipt: parties,
  getYearReceipts: everybody,
  listMyRecurring: everybody,
  createPaymentSource: { ...everybody, body: () => ({ kind: 'card', processor_token: 'card_succeeds' }) },
  listPaymentSources: everybody,
  getPaymentSource: ownerOnly,
  updatePaymentSource: { ...ownerOnly, body: () => ({ default: true }) },
  removePaymentSource: ownerOnly,
  getRecurring: parties,
  listRecurringOccurrences: parties,
  updateRecurring: { ...parties, member: 403, operator: 403, body: () => ({ amount: '6.00' }) },
  pauseRecurring: { ...parties, member: 403, operator: 403, body: () => ({}) },
  resumeRecurring: { succeeds: 409, ...parties, member: 403, operator: 403 },
  skipRecurring: { ...parties, member: 403, operator: 403 },
  cancelRecurring: { ...parties, body: () => ({}) },

  uploadDocument: { ...everybody, upload: { bytes: '%PDF-1.7\n%%EOF\n', mediaType: 'application/pdf' } },
  getDocument: owned,
  downloadDocument: owned,

  submitVolunteerHours: {
    ...everybody,
    body: async ({ get }) => ({
      charity_id: await get('charity_id'),
      hours: 1,
      date: '2026-01-15',
      description: 'Sorted food',
    }),
  },
  listMyVolunteerHours: everybody,
  getVolunteerHours: readersOfHours,
  decideVolunteerHours: { ...readersOfHours, owner: 403, body: () => ({ decision: 'verify' }) },
  decideManyVolunteerHours: {
    ...everybody,
    body: async ({ get }) => ({ decision: 'verify', submission_ids: [await get('submission_id')] }),
  },
  withdrawVolunteerHours: { ...volunteer, body: () => ({}) },
  answerVolunteerHours: { succeeds: 409, ...volunteer, body: () => ({ message: 'Here it is.' }) },
  reverseVolunteerHours: {
    succeeds: 409,
    ...volunteer,
    owner: 403,
    operator: 'ok',
    body: () => ({ reason: 'Wrong.' }),
  },
  getVolunteerHoursCertificate: { ...readersOfHours, succeeds: 409 },
  getMyVolunteerCertificate: everybody,
  listCharityVolunteerHours: { ...membersAndOperators, reviewer: 'ok' },
  listVolunteerHoursToReview: reviewers,
  createQualification: { ...everybody, body: () => ({ kind: 'skill', name: 'Driving' }) },
  listMyQualifications: everybody,
  listQualificationsToReview: reviewers,
  getQualification: owned,
  decideQualification: { ...owned, owner: 403, body: () => ({ decision: 'confirm' }) },
  withdrawQualification: { ...owned, reviewer: 403, operator: 403 },
  initiateVerification: {
    ...membersAndOperators,
    body: async ({ get }) => ({
      entity_type: 'organization',
      entity_id: await get('charity_id'),
      verification_level: 'basic',
    }),
  },
  getVerificationStatus: readersOfVerification,
  getVerificationHistory: readersOfVerification,
  submitVerificationDocuments: { ...applicants, body: () => ({ statement: 'Enclosed.' }) },
  appealVerification: { succeeds: 409, ...applicants, body: () => ({ explanation: 'Look again.' }) },
  reviewVerification: {
    succeeds: 409,
    ...verifiers,
    body: () => ({ decision: 'pass', reason: 'Complete.' }),
  },
  claimVerification: { ...verifiers, succeeds: 409 },
  releaseVerification: { ...verifiers, succeeds: 409 },
  listVerificationQueue: reviewers,
  raiseVerificationConcern: {
    ...verifiers,
    body: ({ get }) => once(get('verified_id'), { grounds: 'criminal_activity', reason: 'A report.' }),
  },
  remedyVerificationConcern: {
    ...applicants,
    body: ({ get }) => once(get('doubted_id'), { statement: 'Remedied.' }),
  },
  determineVerificationConcern: {
    ...verifiers,
    body: ({ get }) => once(get('doubted_id'), { decision: 'dismiss', reason: 'Remedied.' }),
  },
  nameVerificationReferee: {
    ...applicants,
    succeeds: 409,
    body: () => ({ name: 'Ada', email: 'referee@example.org', relation: 'Auditor' }),
  },
  setVerificationVideoCall: {
    ...readersOfVerification,
    succeeds: 409,
    body: () => ({ at: new Date(Date.now() + 86_400_000).toISOString() }),
  },
  cancelVerificationVideoCall: { ...readersOfVerification, succeeds: 409 },
  recordVerificationVideoCall: { ...verifiers, succeeds: 409, body: () => ({ result: 'no_show' }) },
  withdrawVerification: {
    ...applicants,
    operator: 403,
    body: ({ get }) => once(get('applied_id'), { reason: 'Another time.' }),
  },
  decideSocialLink: {
    ...verifiers,
    body: async ({ get }) => ({ url: await get('social_url'), decision: 'pass', reason: 'Seen.' }),
  },
  triggerVerification: {
    ...readersOfVerification,
    body: ({ get }) => once(get('verified_id'), { trigger: 'address_change', details: 'Moved.' }),
  },
  search: { ...everybody, query: '?q=food' },
  autocomplete: { ...everybody, query: '?q=foo' },
  recordSearchEvents: {
    ...everybody,
    body: async ({ get }) => ({
      events: [{ kind: 'click', entity_type: 'organization', entity_id: await get('charity_id') }],
    }),
  },
  getRecommendations: everybody,
  listSimilarCharities: everybody,
  listCategories: everybody,
  recordTrendSignal: {
    ...operatorOnly,
    body: async ({ get }) => ({ kind: 'news', charity_id: await get('charity_id'), title: 'A new shelter' }),
  },
  advancedSearch: { ...everybody, body: () => ({ query: { must: [{ match: { name: 'food' } }] } }) },
  listOauthClients: { ...operatorOnly, ownerOnPages: 'ok' },
  getOauthClient: clientOfAnother,
  revokeOauthClient: clientOfAnother,
  rotateOauthClientSecret: clientOfAnother,
  listAuditLog: operatorOnly,
  getOperationsSummary: operatorOnly,
};
