/** The status with which each route answers a call that succeeds. Tests that use the SDK do not repeat it. */
import { processorRoutes, publicRoutes, routes } from '../../../api/routes';

const ALL = [...routes, ...publicRoutes, ...processorRoutes];

/** Routes that create something. */
const CREATED = [
  'acceptInvitation',
  'addCharityPhoto',
  'beginGuestSession',
  'beginSubscription',
  'blockUser',
  'createApiKey',
  'createCampaign',
  'createCharity',
  'createClaim',
  'createDonation',
  'createImpactReport',
  'createMatchingPledge',
  'createOauthClient',
  'createOpportunity',
  'createPaymentSource',
  'createPayout',
  'createPayoutAccount',
  'createQualification',
  'createReport',
  'createWebhookEndpoint',
  'createWriteOff',
  'inviteCharityMember',
  'issueApiKey',
  'nameVerificationReferee',
  'openDispute',
  'rateCharity',
  'recordTrendSignal',
  'rotateApiKey',
  'submitVolunteerHours',
  'uploadDocument',
];

/** Routes that accept what somebody else finishes. */
const ACCEPTED = [
  'eraseUser',
  'exportData',
  'initiateVerification',
  'recordSearchEvents',
  'recoverWebhookEndpoint',
  'redeliverWebhook',
  'sendGuestSessionLink',
  'sendPhoneCode',
  'submitVerificationDocuments',
  'testWebhookEndpoint',
  'updateFeeTerms',
];

/** Routes whose answer depends on whether another operator must decide: 202 until then. */
const PENDING: Record<string, number> = {
  addCharityMember: 201,
  createRefund: 201,
  decideRefund: 200,
  redirectDonation: 201,
  removeCharityMember: 200,
  resolveDispute: 200,
  setExchangeRate: 201,
};

const namesOf = (wanted: typeof ALL) => wanted.map(({ operationId }) => operationId).toSorted();
const pending = ALL.filter(({ success }) => success.pending !== undefined);
const settled = ALL.filter(({ success }) => success.pending === undefined);

it.each([
  [201, CREATED],
  [202, ACCEPTED],
])('exactly these routes answer %i', (status, expected) => {
  expect(namesOf(settled.filter(({ success }) => success.status === status))).toEqual(expected);
});

it('exactly these routes answer 202 until something is decided', () => {
  expect(
    Object.fromEntries(pending.map(({ operationId, success }) => [operationId, success.status])),
  ).toEqual(PENDING);
});

it('every other route answers 200', () => {
  const others = settled.filter(({ operationId }) => ![...CREATED, ...ACCEPTED].includes(operationId));
  expect(others.filter(({ success }) => success.status !== 200)).toEqual([]);
});
