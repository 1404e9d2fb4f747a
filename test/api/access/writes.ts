/**
 * What each write of the API leaves behind when an application made it: a row for every write, by its operationId. A new
 * write needs a row, so nobody forgets to ask what it does after the user took the access of the application back.
 */

/** The call is closed to tokens of applications. */
interface Closed {
  kind: 'closed';
  /** Only this body or query is closed. The rest is harmless for the reason. */
  only?: { body?: object; query?: string; reason: string };
  /** Only reviewers and operators are refused. The call of anybody else is harmless for the reason. */
  staff?: string;
}

/** What the call makes or changes ends with the grant of the application. */
interface Ends {
  kind: 'ends with the grant';
}

/** Nothing acts later because of the call. */
interface Harmless {
  kind: 'harmless';
  reason: string;
}

export type Write = Closed | Ends | Harmless;

const closed: Closed = { kind: 'closed' };
const ends: Ends = { kind: 'ends with the grant' };
const harmless = (reason: string): Harmless => ({ kind: 'harmless', reason });
const forStaff = (reason: string): Closed => ({ kind: 'closed', staff: reason });

const PAGE = 'shows on a page of the charity, any member changes it, and it moves no money';
const AT_ONCE = 'is done with one gift, at once';
const NO_RIGHT = 'counts only once somebody else has checked it';
const ACCOUNT_CHECKED = 'money goes only to an account that a second person has confirmed';
const ASKS = 'asks, and stores nothing that acts';
const NO_TOKEN = 'takes no access token';

export const WRITES: Record<string, Write> = {
  // Keys, people and applications
  createApiKey: closed,
  issueApiKey: closed,
  rotateApiKey: closed,
  revokeApiKey: closed,
  setAccountPlan: closed,
  updateProfile: closed,
  resumeMails: closed,
  sendPhoneCode: closed,
  confirmPhone: closed,
  acceptTerms: closed,
  eraseUser: closed,
  restoreUser: closed,
  endSession: closed,
  endOtherSessions: closed,
  endUserSessions: closed,
  blockUser: closed,
  unblockUser: closed,
  decideApproval: closed,
  revokeApplication: closed,
  createOauthClient: closed,
  revokeOauthClient: closed,
  rotateOauthClientSecret: closed,
  reviewOauthClient: closed,
  beginGuestSession: harmless(NO_TOKEN),
  sendGuestSessionLink: harmless(NO_TOKEN),

  // Charities and their members
  createCharity: closed,
  updateCharity: closed,
  confirmCharityChange: closed,
  refuseCharityChange: closed,
  addCharityPhoto: harmless(PAGE),
  removeCharityPhoto: harmless(PAGE),
  createImpactReport: harmless(PAGE),
  withdrawImpactReport: harmless(PAGE),
  createCampaign: harmless(PAGE),
  updateCampaign: harmless(PAGE),
  closeCampaign: harmless(PAGE),
  createOpportunity: harmless(PAGE),
  updateOpportunity: harmless(PAGE),
  closeOpportunity: harmless(PAGE),
  rateCharity: harmless('one rating of a donor, which the donor may replace'),
  createClaim: closed,
  decideClaim: closed,
  objectToClaim: closed,
  addCharityMember: closed,
  removeCharityMember: closed,
  inviteCharityMember: closed,
  revokeCharityInvitation: closed,
  acceptInvitation: closed,
  createReport: harmless('is mailed only to members of the charity, who may read the same'),
  updateReport: harmless('is mailed only to members of the charity, who may read the same'),
  removeReport: harmless('ends mails'),
  beginSubscription: closed,
  endSubscription: closed,

  // Gifts, plans and pledges
  createDonation: ends,
  updateRecurring: ends,
  pauseRecurring: ends,
  resumeRecurring: ends,
  skipRecurring: ends,
  cancelRecurring: ends,
  createMatchingPledge: closed,
  updateMatchingPledge: closed,
  acceptMatchingPledge: closed,
  closeMatchingPledge: closed,
  createPaymentSource: {
    kind: 'closed',
    only: {
      body: { kind: 'card', processor_token: 'card_succeeds', default: true },
      reason: 'a source that is no default pays only what names it',
    },
  },
  updatePaymentSource: closed,
  removePaymentSource: {
    kind: 'closed',
    only: {
      query: '?replace_with=source_01kakv00000000000000000000',
      reason: 'a source that pays no plan, no pledge and is no default leaves nothing that acts',
    },
  },
  redirectDonation: forStaff(AT_ONCE),
  createRefund: {
    kind: 'closed',
    only: { body: { bear_fees: true }, reason: AT_ONCE },
  },
  decideRefund: closed,
  openDispute: forStaff('is for operators'),
  giveDisputeEvidence: harmless('a text that an operator reads'),
  resolveDispute: forStaff('is for operators'),
  authenticateSandboxPayment: harmless(AT_ONCE),
  calculateFees: harmless(ASKS),

  // Payouts and what operators do with money
  createPayoutAccount: closed,
  confirmPayoutAccount: closed,
  refusePayoutAccount: closed,
  removePayoutAccount: closed,
  renewOnboardingLink: closed,
  updatePayoutSettings: harmless(ACCOUNT_CHECKED),
  quotePayout: harmless(ASKS),
  createPayout: harmless(ACCOUNT_CHECKED),
  cancelPayout: forStaff('the money stays with the charity'),
  holdPayout: closed,
  releasePayout: closed,
  approvePayout: closed,
  createWriteOff: closed,
  approveWriteOff: closed,
  resolveReconciliationItem: closed,
  liftVelocityBlock: closed,
  setExchangeRate: closed,
  updateFeeTerms: forStaff('is for operators'),

  // Hours, qualifications and verification
  submitVolunteerHours: harmless(NO_RIGHT),
  withdrawVolunteerHours: harmless(NO_RIGHT),
  answerVolunteerHours: harmless(NO_RIGHT),
  decideVolunteerHours: forStaff('hours of one volunteer, which an operator can reverse'),
  decideManyVolunteerHours: forStaff('hours of volunteers, which an operator can reverse'),
  reverseVolunteerHours: forStaff('is for operators'),
  createQualification: harmless(NO_RIGHT),
  decideQualification: forStaff('is for reviewers'),
  withdrawQualification: harmless('takes a statement back'),
  uploadDocument: harmless('a file that is judged only with an application'),
  initiateVerification: closed,
  submitVerificationDocuments: closed,
  remedyVerificationConcern: closed,
  appealVerification: closed,
  withdrawVerification: closed,
  triggerVerification: closed,
  nameVerificationReferee: closed,
  setVerificationVideoCall: closed,
  cancelVerificationVideoCall: closed,
  claimVerification: harmless('a reviewer holds a case that an operator can release'),
  releaseVerification: harmless('returns a case to the queue'),
  reviewVerification: forStaff('is for reviewers'),
  raiseVerificationConcern: forStaff('is for reviewers'),
  determineVerificationConcern: forStaff('is for reviewers'),
  decideSocialLink: forStaff('is for reviewers'),
  recordVerificationVideoCall: forStaff('is for reviewers'),

  // Webhooks, events and search
  createWebhookEndpoint: closed,
  updateWebhookEndpoint: closed,
  deleteWebhookEndpoint: closed,
  rotateWebhookSecret: closed,
  testWebhookEndpoint: harmless('sends one event to the endpoint of the owner'),
  recoverWebhookEndpoint: harmless('sends events to the endpoint of the owner again'),
  redeliverWebhook: harmless('sends one event to the endpoint of the owner again'),
  receiveStripeEvent: harmless(NO_TOKEN),
  recordSearchEvents: harmless('counts a click'),
  recordTrendSignal: forStaff('is for operators'),
  advancedSearch: harmless(ASKS),
};
