/** One example of the data of every event, in wire format. */
import { type EventData } from '../../../domain/events/event';

const time = '2026-11-21T10:30:00.000Z';
const gift = {
  donation_id: 'donation_1',
  charity_id: 'charity_1',
  amount: '25.00',
  currency: 'USD',
  donor_id: 'user_1',
};
const plan = {
  recurring_id: 'recurring_1',
  charity_id: 'charity_1',
  donor_id: 'user_1',
  amount: '5.00',
  currency: 'USD',
  frequency: 'monthly' as const,
  status: 'active' as const,
  next_date: '2027-01-31',
};
const pledge = {
  pledge_id: 'pledge_1',
  campaign_id: 'campaign_1',
  charity_id: 'charity_1',
  sponsor_id: 'user_2',
  currency: 'USD',
};
const terms = {
  ...pledge,
  ratio: '1.5',
  cap: '5000.00',
  used: '1200.00',
  left: '3800.00',
  status: 'accepted' as const,
  end_reason: null,
};
const matched = { ...pledge, amount: '1200.00', matches: 12, donation_id: 'donation_2' };
const hours = {
  submission_id: 'hours_1',
  charity_id: 'charity_1',
  volunteer_id: 'user_3',
  hours: 1.25,
  date: '2026-11-20',
};
const qualification = {
  qualification_id: 'qualification_1',
  volunteer_id: 'user_3',
  kind: 'license' as const,
  name: 'Nursing license',
  expires_on: '2027-06-30',
};
const payout = {
  payout_id: 'payout_1',
  charity_id: 'charity_1',
  amount: '100.00',
  fee: '0.25',
  net_amount: '99.75',
  currency: 'USD',
  speed: 'standard' as const,
  method: 'ach' as const,
};
const failure = { code: 'ACCOUNT_CLOSED', message: 'The account is closed.' };
const subscription = {
  subscription_id: 'subscription_1',
  charity_id: 'charity_1',
  kind: 'api_premium' as const,
  paid_until: time,
};
const subscribed = { ...subscription, status: 'active' as const, end_reason: null };
const difference = {
  item_id: 'item_1',
  source: 'bank' as const,
  kind: 'other_amount' as const,
  reference: 'payout_1',
};

export const EXAMPLES: EventData = {
  'donation.created': { ...gift, transaction_hash: 'sbx_1', given_on: '2026-11-22' },
  'donation.completed': { ...gift, transaction_hash: 'sbx_1', given_on: '2026-11-22' },
  'donation.action_required': { ...gift, expires_at: time },
  'donation.failed': { ...gift, reason: 'The payment was declined by its issuer.', code: 'DECLINED' },
  'donation.refunded': {
    ...gift,
    refund_id: 'refund_1',
    fees: '0.00',
    returned_amount: '25.00',
    refunded_amount: '25.00',
    status: 'refunded',
    reason: null,
  },
  'donation.refund_failed': {
    ...gift,
    refund_id: 'refund_1',
    fees: '0.00',
    returned_amount: '25.00',
    refunded_amount: '0.00',
    status: 'completed',
    code: 'REFUSED',
  },
  'donation.disputed': {
    ...gift,
    dispute_id: 'dispute_1',
    outcome: 'opened',
    reason: null,
    return_code: 'R01',
  },
  'fee.calculated': {
    donation_id: 'donation_1',
    currency: 'USD',
    amount: 25,
    amount_exact: '25.00',
    fees: {
      platform: 0.5,
      platform_exact: '0.50',
      processing: 1.03,
      processing_exact: '1.03',
      total: 1.53,
      total_exact: '1.53',
    },
  },
  'recurring.created': plan,
  'recurring.updated': plan,
  'recurring.paused': { ...plan, paused_until: '2027-03-01', paused_by: 'donor', pause_reason: null },
  'recurring.resumed': plan,
  'recurring.cancelled': { ...plan, cancelled_by: 'charity', cancel_reason: 'closing' },
  'recurring.failed': { ...plan, reason: '3 gifts in a row failed.' },
  'matching.pledged': terms,
  'matching.accepted': terms,
  'matching.withdrawn': terms,
  'matching.ended': terms,
  'matching.charged': matched,
  'matching.failed': { ...matched, code: 'CARD_EXPIRED', reason: 'The card has expired.' },
  'volunteer.hours.submitted': { ...hours, submitted_at: time },
  'volunteer.hours.verified': { ...hours, verified_at: time },
  'volunteer.hours.rejected': { ...hours, rejected_at: time, reason: 'not there' },
  'volunteer.hours.information_required': { ...hours, reason: 'where was it?' },
  'volunteer.hours.withdrawn': { ...hours, withdrawn_at: time },
  'volunteer.hours.reminder': { ...hours, expires_at: time },
  'volunteer.hours.handed_over': { ...hours, expires_at: time },
  'volunteer.hours.expired': { ...hours, expired_at: time },
  'volunteer.qualification.updated': { ...qualification, status: 'confirmed', reason: null },
  'volunteer.qualification.expiring': qualification,
  'charity.verification.updated': {
    charity_id: 'charity_1',
    previous_status: 'in_review',
    status: 'approved',
    level: 'standard',
    verified: true,
  },
  'verification.completed': {
    entity_id: 'charity_1',
    entity_type: 'organization',
    level: 'standard',
    status: 'approved',
    expires_at: time,
  },
  'verification.failed': {
    entity_id: 'charity_1',
    reason: 'The bylaws are not signed.',
    required_actions: ['Submit the signed bylaws.'],
  },
  'verification.reminder': {
    entity_id: 'charity_1',
    entity_type: 'organization',
    level: 'standard',
    expires_at: time,
    days_left: 60,
  },
  'verification.reference.updated': {
    entity_id: 'charity_1',
    reference_id: 'reference_1',
    status: 'answered',
  },
  'verification.video_call.updated': {
    entity_id: 'charity_1',
    call_id: 'call_1',
    status: 'scheduled',
    at: time,
  },
  'charity.claim.updated': {
    claim_id: 'claim_1',
    charity_id: 'charity_1',
    status: 'in_review',
    objections_until: time,
  },
  'payout_account.updated': {
    account_id: 'account_1',
    charity_id: 'charity_1',
    status: 'active',
    last4: '6789',
  },
  'payout.created': { ...payout, status: 'held', expected_at: null },
  'payout.in_transit': { ...payout, status: 'in_transit', expected_at: time },
  'payout.paid': { ...payout, status: 'paid', paid_at: time },
  'payout.failed': { ...payout, status: 'failed', failure },
  'payout.returned': { ...payout, status: 'returned', failure },
  'subscription.begun': subscribed,
  'subscription.billed': { ...subscription, bill_id: 'bill_1', amount: '99.00', currency: 'USD' },
  'subscription.payment_failed': { ...subscription, tried_until: time },
  'subscription.ending': { ...subscribed, status: 'ending', end_reason: 'cancelled' },
  'subscription.ended': { ...subscribed, status: 'ended', end_reason: 'unpaid' },
  'exchange_rates.stale': { rates: [{ currency: 'EUR', date: '2026-11-20' }] },
  'reconciliation.difference_found': { ...difference, ours: '100.00', theirs: '90.00' },
  'reconciliation.difference_resolved': { ...difference, resolution: 'decided' },
  'webhook.test': { endpoint_id: 'endpoint_1', message: 'A test.' },
  'webhook.endpoint.disabled': {
    endpoint_id: 'endpoint_1',
    url: 'https://example.org/hook',
    reason: 'gone',
    failing_since: null,
    disabled_at: time,
  },
};
