/** Every call of the SDK is one that the API documents, with the method, path and body it documents. */
import {
  type ApiKeyRequest,
  type IssuedApiKeyRequest,
  type OauthClientRequest,
  type VerificationRequest,
} from '../../client/index';
import { GivingClient } from '../../client/giving-client';
import { buildOpenApi } from '../../api/openapi/document';
import { hangUp, type ScriptedServer, startScriptedServer } from './scripted-server';

const { paths } = buildOpenApi({ publicUrl: undefined, environment: 'sandbox' });

let server: ScriptedServer;
let client: GivingClient;
beforeAll(async () => {
  server = await startScriptedServer();
  server.answerWith({ status: 200 });
  client = new GivingClient({ apiKey: 'gp_sandbox_1', environment: 'sandbox', baseUrl: server.url });
});
afterAll(() => server.close());

/** The operation that the document has for a request. */
function documented(method: string, url: string): string | undefined {
  const path = new URL(url, server.url).pathname;
  const template = Object.keys(paths ?? {}).find((each) =>
    new RegExp(`^${each.replace('{tile}', '.+').replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const operations = paths?.[template ?? ''] as Record<string, { operationId?: string }> | undefined;
  return operations?.[method.toLowerCase()]?.operationId;
}

const apiKey: ApiKeyRequest = { name: 'reports', scopes: ['charities:read'] };
const issued: IssuedApiKeyRequest = { ...apiKey, plan: 'premium' };
const user = { user_id: 'user_1' };
const guest = { email: 'ada@example.org' };
const website: OauthClientRequest = {
  name: 'Website',
  kind: 'web',
  redirect_uris: ['https://app.example/back'],
  scopes: ['donations:read'],
};
const gift = { charity_id: 'charity_1', amount: '25.00', currency: 'USD' } as const;
const bankAccount = {
  kind: 'bank_iban',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFF',
  holder_name: 'Elm',
} as const;
const pledge = {
  source: 'source_1',
  ratio: '1.00',
  cap: '500.00',
  currency: 'USD',
  ends_at: '2027-12-31T00:00:00.000Z',
} as const;
const skill = { kind: 'skill', name: 'Driving' } as const;
const confirm = { decision: 'confirm' } as const;
const payout = { currency: 'USD', amount: '5.00', account_id: 'payoutaccount_1' } as const;
const quote = {
  amount: 100,
  currency: 'USD',
  payment_method: 'card',
  organization_id: 'charity_1',
} as const;
const terms = { reason: 'agreed', negotiated_rate: 0.01 };
const endpoint = { url: 'https://example.org/hooks', events: ['*' as const] };
const referee = { name: 'Ada', email: 'ada@example.org', relation: 'Auditor' };
const appointment = { at: '2026-12-01T12:00:00.000Z' };
const callRecord = { result: 'passed' as const, present: ['Ada'] };
const application: VerificationRequest = {
  entity_type: 'organization',
  entity_id: 'charity_1',
  verification_level: 'standard',
  documents: [{ type: 'bylaws', url: 'https://example.org/bylaws.pdf' }],
};
const proof = { proof: 'eyJ9', locale: 'en' as const };
const mailed = { email: 'ada@example.org' };
const refusal = { reason: 'We know nothing of it.' };
const submission = { statement: 'The board has changed.' };
const review = { decision: 'pass', reason: 'Complete.' } as const;
const concern = { grounds: 'terms_violations', reason: 'Gifts were passed on.' } as const;
const determination = { decision: 'dismiss', reason: 'Remedied.' } as const;
const appeal = { explanation: 'The letter was read wrongly.' };
const report = { trigger: 'address_change', details: 'We moved.' } as const;
const results = { period_start: '2026-03-01', period_end: '2026-03-31', beneficiaries_reached: 40 };
const campaign = { charity_id: 'charity_1', name: 'A roof', funding_goal: '1000.00' };
const opportunity = {
  charity_id: 'charity_1',
  title: 'Drive the van',
  mode: 'in_person' as const,
  time_commitment: 'weekly' as const,
};
const hours = { charity_id: 'charity_1', hours: 3.5, date: '2026-03-02', description: 'Sorted food' };
const verify = { decision: 'verify' as const, hours: 3 };
const bulk = { submission_ids: ['hours_1'], decision: 'reject' as const, reason: 'Not seen' };
const trend = { kind: 'news', title: 'Flood' } as const;
const elsewhere = { charity_id: 'charity_2' };
const rate = { from: 'EUR', to: 'USD', rate: '1.1', date: '2026-11-20', reason: 'Bank' } as const;
const refusedRefund = { decision: 'refuse', reason: 'Too late.' } as const;
const writeOff = { currency: 'USD', amount: '5.00', reason: 'Closed' } as const;
const claim = { documents: ['document_1'], statement: 'I chair the board.' };
const saved = { name: 'Gifts of the month' };
const recovery = { since: '2026-11-21T00:00:00Z' };

type Call = [operationId: string, body: object | undefined, call: () => Promise<unknown>];
const CALLS: Call[] = [
  ['createApiKey', apiKey, () => client.apiKeys.create(apiKey)],
  ['issueApiKey', issued, () => client.apiKeys.issue('user_1', issued)],
  ['listApiKeys', undefined, () => client.apiKeys.list({ limit: 5 })],
  ['rotateApiKey', { overlap_hours: 1 }, () => client.apiKeys.rotate('key_1', { overlap_hours: 1 })],
  ['revokeApiKey', undefined, () => client.apiKeys.revoke('key_1')],
  ['listCharityMembers', undefined, () => client.charityMembers.list('charity_1')],
  ['addCharityMember', user, () => client.charityMembers.add('charity_1', user)],
  ['confirmCharityMember', undefined, () => client.charityMembers.confirm('charity_1', 'user_1')],
  ['removeCharityMember', undefined, () => client.charityMembers.remove('charity_1', 'user_1')],
  ['inviteCharityMember', guest, () => client.charityMembers.invite('charity_1', guest)],
  ['listCharityInvitations', undefined, () => client.charityMembers.listInvitations('charity_1')],
  [
    'revokeCharityInvitation',
    undefined,
    () => client.charityMembers.revokeInvitation('charity_1', 'invitation_1'),
  ],
  ['acceptInvitation', { token: 't' }, () => client.charityMembers.accept({ token: 't' })],
  ['createOauthClient', website, () => client.oauthClients.create(website)],
  ['listOauthClients', undefined, () => client.oauthClients.list()],
  ['getOauthClient', undefined, () => client.oauthClients.get('client_1')],
  ['rotateOauthClientSecret', undefined, () => client.oauthClients.rotateSecret('client_1')],
  ['revokeOauthClient', undefined, () => client.oauthClients.revoke('client_1')],
  ['listCharities', undefined, () => client.charities.list({ limit: 5, verified: true })],
  ['getCharity', undefined, () => client.charities.get('charity_1')],
  ['getGivePage', undefined, () => client.charities.givePage('campaign_1')],
  ['getCharityImpact', undefined, () => client.charities.impact('charity_1')],
  ['getCharityBalance', undefined, () => client.charities.balance('charity_1')],
  ['getStatement', undefined, () => client.statements.get('charity_1', '2026-11')],
  [
    'getStatement',
    undefined,
    () => client.statements.export('charity_1', '2026', { format: 'csv', currency: 'USD' }),
  ],
  ['getStatementProof', undefined, () => client.statements.proof('charity_1', '2026-11', 'USD')],
  ['createCharity', { name: 'Elm' }, () => client.charities.create({ name: 'Elm' })],
  ['updateCharity', { name: 'Oak' }, () => client.charities.update('charity_1', { name: 'Oak' })],
  ['confirmCharityChange', undefined, () => client.charities.confirmChange('charity_1', 'change_1')],
  ['refuseCharityChange', refusal, () => client.charities.refuseChange('charity_1', 'change_1', refusal)],
  ['createMatchingPledge', pledge, () => client.matching.create('campaign_1', pledge)],
  ['listMatchingPledges', undefined, () => client.matching.list('campaign_1', { limit: 5 })],
  ['getMatchingPledge', undefined, () => client.matching.get('campaign_1', 'pledge_1')],
  [
    'updateMatchingPledge',
    { source: 'source_1' },
    () => client.matching.update('campaign_1', 'pledge_1', { source: 'source_1' }),
  ],
  ['acceptMatchingPledge', undefined, () => client.matching.accept('campaign_1', 'pledge_1')],
  ['closeMatchingPledge', undefined, () => client.matching.close('campaign_1', 'pledge_1')],
  [
    'beginSubscription',
    { kind: 'api_premium' },
    () => client.subscriptions.begin('charity_1', { kind: 'api_premium' }),
  ],
  ['listSubscriptions', undefined, () => client.subscriptions.list('charity_1', { limit: 5 })],
  ['endSubscription', undefined, () => client.subscriptions.end('charity_1', 'api_premium')],
  ['createPayoutAccount', bankAccount, () => client.payoutAccounts.create('charity_1', bankAccount)],
  ['listPayoutAccounts', undefined, () => client.payoutAccounts.list('charity_1', { limit: 5 })],
  ['getPayoutAccount', undefined, () => client.payoutAccounts.get('charity_1', 'payoutaccount_1')],
  ['confirmPayoutAccount', undefined, () => client.payoutAccounts.confirm('charity_1', 'payoutaccount_1')],
  [
    'refusePayoutAccount',
    refusal,
    () => client.payoutAccounts.refuse('charity_1', 'payoutaccount_1', refusal),
  ],
  ['removePayoutAccount', undefined, () => client.payoutAccounts.remove('charity_1', 'payoutaccount_1')],
  ['listCharityDonors', undefined, () => client.donations.listDonors('charity_1', { limit: 5 })],
  ['listCharityDonations', undefined, () => client.donations.listOfCharity('charity_1', { limit: 5 })],
  ['getCharityDonation', undefined, () => client.donations.getOfCharity('charity_1', 'donation_1')],
  ['listAllDonations', undefined, () => client.donations.listAll({ min_amount: '25.00', last4: '4242' })],
  ['createImpactReport', results, () => client.charities.createImpactReport('charity_1', results)],
  ['listImpactReports', undefined, () => client.charities.listImpactReports('charity_1', { limit: 5 })],
  ['withdrawImpactReport', undefined, () => client.charities.withdrawImpactReport('charity_1', 'report_1')],
  ['createCampaign', campaign, () => client.campaigns.create(campaign)],
  ['listCampaigns', undefined, () => client.campaigns.list({ matching_funds_available: true })],
  ['getCampaign', undefined, () => client.campaigns.get('campaign_1')],
  ['updateCampaign', { name: 'Roof' }, () => client.campaigns.update('campaign_1', { name: 'Roof' })],
  ['closeCampaign', undefined, () => client.campaigns.close('campaign_1')],
  ['createOpportunity', opportunity, () => client.opportunities.create(opportunity)],
  ['listOpportunities', undefined, () => client.opportunities.list({ skill: 'Driving' })],
  ['getOpportunity', undefined, () => client.opportunities.get('opportunity_1')],
  [
    'updateOpportunity',
    { title: 'Van' },
    () => client.opportunities.update('opportunity_1', { title: 'Van' }),
  ],
  ['closeOpportunity', undefined, () => client.opportunities.close('opportunity_1')],
  ['createQualification', skill, () => client.qualifications.create(skill)],
  ['listMyQualifications', undefined, () => client.qualifications.list({ status: 'confirmed' })],
  ['listQualificationsToReview', undefined, () => client.qualifications.listToReview({ limit: 5 })],
  ['getQualification', undefined, () => client.qualifications.get('qualification_1')],
  ['decideQualification', confirm, () => client.qualifications.decide('qualification_1', confirm)],
  ['withdrawQualification', undefined, () => client.qualifications.withdraw('qualification_1')],
  ['submitVolunteerHours', hours, () => client.volunteerHours.submit(hours)],
  ['getVolunteerHours', undefined, () => client.volunteerHours.get('hours_1')],
  ['listMyVolunteerHours', undefined, () => client.volunteerHours.listMine({ status: 'verified' })],
  ['listCharityVolunteerHours', undefined, () => client.volunteerHours.listOfCharity('charity_1')],
  ['listVolunteerHoursToReview', undefined, () => client.volunteerHours.listToReview({ limit: 5 })],
  ['decideVolunteerHours', verify, () => client.volunteerHours.decide('hours_1', verify)],
  ['decideManyVolunteerHours', bulk, () => client.volunteerHours.decideMany(bulk)],
  ['withdrawVolunteerHours', {}, () => client.volunteerHours.withdraw('hours_1')],
  [
    'answerVolunteerHours',
    { message: 'Yes' },
    () => client.volunteerHours.answer('hours_1', { message: 'Yes' }),
  ],
  ['reverseVolunteerHours', { reason: 'No' }, () => client.volunteerHours.reverse('hours_1', 'No')],
  ['getVolunteerHoursCertificate', undefined, () => client.volunteerHours.certificate('hours_1')],
  ['getVolunteerHoursCertificate', undefined, () => client.volunteerHours.certificatePdf('hours_1')],
  ['getMyVolunteerCertificate', undefined, () => client.volunteerHours.myCertificate({ from: '2026-01-01' })],
  ['getMyVolunteerCertificate', undefined, () => client.volunteerHours.myCertificatePdf()],
  ['getMyImpact', undefined, () => client.impact.mine()],
  ['getMyYearInReview', undefined, () => client.impact.year(2026)],
  ['getMyYearInReview', undefined, () => client.impact.pdfOfYear(2026)],
  ['createDonation', gift, () => client.donations.create(gift)],
  ['getDonation', undefined, () => client.donations.get('donation_1')],
  ['listMyDonations', undefined, () => client.donations.listMine({ status: 'failed', from: '2026-01-01' })],
  ['calculateFees', quote, () => client.fees.calculate(quote)],
  [
    'reportFees',
    undefined,
    () => client.fees.report({ start_date: '2026-01-01', end_date: '2026-01-31', page: 2 }),
  ],
  ['summarizeFees', undefined, () => client.fees.summary({ period: 'weekly' })],
  ['exportFees', undefined, () => client.fees.export({ format: 'xlsx' })],
  ['getFeeTerms', undefined, () => client.fees.getTerms('charity_1')],
  ['updateFeeTerms', terms, () => client.fees.updateTerms('charity_1', terms)],
  [
    'createPaymentSource',
    { kind: 'card', processor_token: 'pm_1' },
    () => client.paymentSources.create({ kind: 'card', processor_token: 'pm_1' }),
  ],
  ['getProfile', undefined, () => client.users.me()],
  [
    'updateProfile',
    { locale: 'de', mail_preferences: { hours_due: false } },
    () => client.users.update({ locale: 'de', mail_preferences: { hours_due: false } }),
  ],
  ['getOperationsSummary', undefined, () => client.operations.summary()],
  ['listSessions', undefined, () => client.users.sessions({ limit: 5 })],
  ['endSession', undefined, () => client.users.endSession('session_1')],
  ['endOtherSessions', undefined, () => client.users.endOtherSessions()],
  ['listApplications', undefined, () => client.users.applications({ limit: 5 })],
  ['revokeApplication', undefined, () => client.users.revokeApplication('client_1')],
  ['listPaymentSources', undefined, () => client.paymentSources.list({ limit: 5 })],
  ['getPaymentSource', undefined, () => client.paymentSources.get('source_1')],
  [
    'updatePaymentSource',
    { default: true },
    () => client.paymentSources.update('source_1', { default: true }),
  ],
  [
    'removePaymentSource',
    undefined,
    () => client.paymentSources.remove('source_1', { replace_with: 'source_2' }),
  ],
  ['listMyRecurring', undefined, () => client.recurring.listMine({ status: 'active', limit: 5 })],
  ['getRecurring', undefined, () => client.recurring.get('recurring_1')],
  ['listRecurringOccurrences', undefined, () => client.recurring.listOccurrences('recurring_1')],
  ['updateRecurring', { amount: '40.00' }, () => client.recurring.update('recurring_1', { amount: '40.00' })],
  [
    'pauseRecurring',
    { until: '2027-01-31' },
    () => client.recurring.pause('recurring_1', { until: '2027-01-31' }),
  ],
  ['resumeRecurring', undefined, () => client.recurring.resume('recurring_1')],
  ['skipRecurring', undefined, () => client.recurring.skip('recurring_1')],
  [
    'cancelRecurring',
    { reason: 'Moving' },
    () => client.recurring.cancel('recurring_1', { reason: 'Moving' }),
  ],
  ['getReceipt', undefined, () => client.receipts.get('donation_1', { version: 1 })],
  ['getReceipt', undefined, () => client.receipts.getPdf('donation_1')],
  ['getDonationProof', undefined, () => client.donations.proof('donation_1')],
  ['describeReceiptLog', undefined, () => client.receiptLog.describe()],
  ['getReceiptLogCheckpoint', undefined, () => client.receiptLog.checkpoint()],
  ['getReceiptLogTile', undefined, () => client.receiptLog.tile(0, '000.p/5')],
  ['getReceiptLogConsistency', undefined, () => client.receiptLog.consistency(1, 2)],
  ['proveReceiptLeaf', undefined, () => client.receiptLog.proof('00')],
  ['getYearReceipts', undefined, () => client.receipts.ofYear(2026)],
  ['getYearReceipts', undefined, () => client.receipts.pdfOfYear(2026)],
  ['getPayoutSettings', undefined, () => client.payouts.settings('charity_1')],
  [
    'updatePayoutSettings',
    { schedule: 'weekly' },
    () => client.payouts.updateSettings('charity_1', { schedule: 'weekly' }),
  ],
  ['quotePayout', payout, () => client.payouts.quote('charity_1', payout)],
  ['createPayout', payout, () => client.payouts.create('charity_1', payout)],
  ['listPayouts', undefined, () => client.payouts.list('charity_1', { status: 'held', limit: 5 })],
  ['getPayout', undefined, () => client.payouts.get('charity_1', 'payout_1')],
  ['cancelPayout', undefined, () => client.payouts.cancel('charity_1', 'payout_1')],
  ['listAllPayouts', undefined, () => client.payouts.listAll({ charity_id: 'charity_1' })],
  ['holdPayout', { reason: 'Why?' }, () => client.payouts.hold('payout_1', 'Why?')],
  ['releasePayout', { reason: 'Fine' }, () => client.payouts.release('payout_1', 'Fine')],
  ['approvePayout', { reason: 'Fine' }, () => client.payouts.approve('payout_1', 'Fine')],
  ['createRefund', { amount: '5.00' }, () => client.refunds.create('donation_1', { amount: '5.00' })],
  ['listRefunds', undefined, () => client.refunds.list('donation_1', { limit: 5 })],
  ['getRefund', undefined, () => client.refunds.get('donation_1', 'refund_1')],
  ['openDispute', { reason: 'fraud' }, () => client.disputes.open('donation_1', { reason: 'fraud' })],
  ['listDisputes', undefined, () => client.disputes.list('donation_1')],
  ['listAllDisputes', undefined, () => client.disputes.listAll({ status: 'opened' })],
  ['getDispute', undefined, () => client.disputes.get('donation_1', 'dispute_1')],
  [
    'giveDisputeEvidence',
    { evidence: 'letter' },
    () => client.disputes.giveEvidence('donation_1', 'dispute_1', 'letter'),
  ],
  ['resolveDispute', { outcome: 'won' }, () => client.disputes.resolve('donation_1', 'dispute_1', 'won')],
  ['search', undefined, () => client.search.query({ q: 'food', verified: true })],
  ['autocomplete', undefined, () => client.search.autocomplete('foo')],
  ['getSandbox', undefined, () => client.sandbox.get()],
  ['createWebhookEndpoint', endpoint, () => client.webhooks.endpoints.create(endpoint)],
  ['listWebhookEndpoints', undefined, () => client.webhooks.endpoints.list({ offset: 20 })],
  ['getWebhookEndpoint', undefined, () => client.webhooks.endpoints.get('endpoint_1')],
  [
    'updateWebhookEndpoint',
    { paused: true },
    () => client.webhooks.endpoints.update('endpoint_1', { paused: true }),
  ],
  ['deleteWebhookEndpoint', undefined, () => client.webhooks.endpoints.delete('endpoint_1')],
  ['rotateWebhookSecret', undefined, () => client.webhooks.endpoints.rotateSecret('endpoint_1')],
  ['testWebhookEndpoint', undefined, () => client.webhooks.endpoints.test('endpoint_1')],
  ['recoverWebhookEndpoint', recovery, () => client.webhooks.endpoints.recover('endpoint_1', recovery)],
  ['listWebhookDeliveries', undefined, () => client.webhooks.deliveries.list({ state: 'failed' })],
  ['getWebhookDelivery', undefined, () => client.webhooks.deliveries.get('delivery_1')],
  ['redeliverWebhook', undefined, () => client.webhooks.deliveries.redeliver('delivery_1')],
  ['initiateVerification', application, () => client.verification.initiate(application)],
  ['getVerificationStatus', undefined, () => client.verification.status('charity_1')],
  [
    'submitVerificationDocuments',
    submission,
    () => client.verification.submitDocuments('charity_1', submission),
  ],
  ['getVerificationHistory', undefined, () => client.verification.history('charity_1', { page: 2 })],
  ['triggerVerification', report, () => client.verification.trigger('charity_1', report)],
  ['remedyVerificationConcern', submission, () => client.verification.remedy('charity_1', submission)],
  ['nameVerificationReferee', referee, () => client.verification.nameReferee('charity_1', referee)],
  ['setVerificationVideoCall', appointment, () => client.verification.setVideoCall('charity_1', appointment)],
  ['cancelVerificationVideoCall', undefined, () => client.verification.cancelVideoCall('charity_1')],
  [
    'recordVerificationVideoCall',
    callRecord,
    () => client.verification.recordVideoCall('charity_1', callRecord),
  ],
  ['appealVerification', appeal, () => client.verification.appeal('charity_1', appeal)],
  ['listVerificationQueue', undefined, () => client.verification.queue({ overdue: true })],
  ['claimVerification', undefined, () => client.verification.claim('charity_1')],
  ['releaseVerification', undefined, () => client.verification.release('charity_1')],
  ['reviewVerification', review, () => client.verification.review('charity_1', review)],
  ['raiseVerificationConcern', concern, () => client.verification.raiseConcern('charity_1', concern)],
  [
    'determineVerificationConcern',
    determination,
    () => client.verification.determine('charity_1', determination),
  ],
  ['listEvents', undefined, () => client.events.list({ event: 'donation.completed', after: 'event_1' })],
  ['getEvent', undefined, () => client.events.get('event_1')],
  ['setAccountPlan', { plan: 'premium' }, () => client.users.setPlan('user_1', { plan: 'premium' })],
  ['getCharityTrust', undefined, () => client.charities.trust('charity_1')],
  ['rateCharity', { rating: 5 }, () => client.charities.rate('charity_1', { rating: 5 })],
  ['listCharityRatings', undefined, () => client.charities.ratings('charity_1')],
  ['getDocument', undefined, () => client.documents.get('document_1')],
  ['downloadDocument', undefined, () => client.documents.download('document_1')],
  ['recordSearchEvents', { events: [] }, () => client.discovery.record({ events: [] })],
  ['getRecommendations', undefined, () => client.discovery.recommendations({ state: 'CA' })],
  ['listSimilarCharities', undefined, () => client.discovery.similar('charity_1', { limit: 3 })],
  ['listCategories', undefined, () => client.discovery.categories()],
  ['recordTrendSignal', trend, () => client.discovery.reportTrend(trend)],
  ['redirectDonation', elsewhere, () => client.donations.redirect('donation_1', elsewhere)],
  ['listUnclaimedGifts', undefined, () => client.donations.listUnclaimed()],
  ['listExchangeRates', undefined, () => client.exchangeRates.list({ currency: 'EUR' })],
  ['setExchangeRate', rate, () => client.exchangeRates.set(rate)],
  ['decideRefund', refusedRefund, () => client.refunds.decide('donation_1', 'refund_1', refusedRefund)],
  ['listAllRefunds', undefined, () => client.refunds.listAll({ status: 'failed' })],
  ['createWriteOff', writeOff, () => client.writeOffs.create('charity_1', writeOff)],
  ['listWriteOffs', undefined, () => client.writeOffs.list('charity_1')],
  ['approveWriteOff', undefined, () => client.writeOffs.approve('charity_1', 'writeoff_1')],
  ['listReconciliation', undefined, () => client.reconciliation.list()],
  ['getReconciliationItem', undefined, () => client.reconciliation.get('item_1')],
  ['resolveReconciliationItem', refusal, () => client.reconciliation.resolve('item_1', refusal.reason)],
  [
    'renewOnboardingLink',
    undefined,
    () => client.payoutAccounts.renewOnboardingLink('charity_1', 'account_1'),
  ],
  ['listVelocityBlocks', undefined, () => client.velocity.listBlocks()],
  ['liftVelocityBlock', refusal, () => client.velocity.liftBlock('block_1', refusal)],
  ['authenticateSandboxPayment', { approve: true }, () => client.sandbox.authenticate('donation_1', true)],
  ['advancedSearch', { limit: 5 }, () => client.search.advanced({ limit: 5 })],
  ['createClaim', claim, () => client.claims.create('charity_1', claim)],
  ['listClaims', undefined, () => client.claims.list({ limit: 5 })],
  ['decideClaim', { decision: 'approve' }, () => client.claims.decide('claim_1', { decision: 'approve' })],
  ['objectToClaim', refusal, () => client.claims.object('claim_1', refusal)],
  ['reviewOauthClient', undefined, () => client.oauthClients.review('client_1')],
  ['removeCharityPhoto', undefined, () => client.charities.removePhoto('charity_1', 'photo_1')],
  ['getPhoto', undefined, () => client.charities.photo('photo_1')],
  ['createReport', saved, () => client.reports.create('charity_1', saved)],
  ['listReports', undefined, () => client.reports.list('charity_1')],
  ['updateReport', saved, () => client.reports.update('charity_1', 'savedreport_1', saved)],
  ['removeReport', undefined, () => client.reports.remove('charity_1', 'savedreport_1')],
  ['getReportFile', undefined, () => client.reports.file('charity_1', 'savedreport_1')],
  ['getGuestChallenge', undefined, () => client.guestSessions.challenge()],
  ['beginGuestSession', proof, () => client.guestSessions.begin(proof)],
  ['beginGuestSession', {}, () => client.guestSessions.renew()],
  ['sendGuestSessionLink', mailed, () => client.guestSessions.sendLink(mailed)],
  ['listGuestReports', undefined, () => client.guestSessions.listReports()],
  ['listAuditLog', undefined, () => client.auditLog.list({ actor_id: 'user_1' })],
];

it.each(CALLS)('%s', async (operationId, body, call) => {
  await call();
  const { method = '', url = '', body: sent } = server.requests.at(-1) ?? {};
  expect(documented(method, url)).toBe(operationId);
  expect(sent).toBe(body === undefined ? '' : JSON.stringify(body));
});

it('guests send no credential, except to renew a session', async () => {
  await client.guestSessions.begin(proof);
  expect(server.requests.at(-1)?.headers.authorization).toBeUndefined();
  await client.guestSessions.renew();
  expect(server.requests.at(-1)?.headers.authorization).toMatch(/^Bearer /);
});

it('a renewal of a guest without an answer is retried with its key', async () => {
  server.answerWith(hangUp, { status: 200 });
  await client.guestSessions.renew({ idempotencyKey: 'renewal-1' });
  const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual(['renewal-1', 'renewal-1']);
});

/** Operations that are not in the table, and why. */
const ELSEWHERE = {
  receiveStripeEvent: 'only Stripe calls it',
  uploadDocument: 'its body is no JSON; tested below',
  addCharityPhoto: 'its body is no JSON; tested below',
};

it('there is a method for every operation of the API', () => {
  const operations = Object.values(paths ?? {}).flatMap((item) =>
    Object.values(item as Record<string, { operationId?: string }>).map(({ operationId }) => operationId),
  );
  const covered = [...CALLS.map(([operationId]) => operationId), ...Object.keys(ELSEWHERE)];
  expect(operations.filter((operationId) => !covered.includes(operationId ?? ''))).toEqual([]);
});

it('a document is sent as it is, with its media type', async () => {
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  await client.documents.upload(pdf);
  expect(server.requests.at(-1)).toMatchObject({
    url: '/v1/documents',
    headers: { 'content-type': 'application/pdf' },
    body: '%PDF-1.7',
  });
});

it('a photograph is sent as it is, with its caption', async () => {
  await client.charities.addPhoto('charity_1', new Blob(['x'], { type: 'image/png' }), { caption: 'Roof' });
  expect(server.requests.at(-1)).toMatchObject({
    url: '/v1/charities/charity_1/photos?caption=Roof',
    headers: { 'content-type': 'image/png' },
    body: 'x',
  });
});
