/** The tables of what a person gave, in the order of their erasure. */
import {
  BOOKS,
  ERASED_NAME,
  hidden,
  hiddenUntil,
  OF_OWN_ADDRESS,
  OWN_GIFTS,
  type PersonTable,
  shown,
  shownUntil,
} from './policy';

const OF_OWN_GIFT = `donation_id IN (${OWN_GIFTS})`;
const OWN_PLEDGES = 'SELECT id FROM matching_pledges WHERE sponsor_user_id = ANY($1)';

/** The content of a receipt without the donor's name and employer. Its proof does not depend on them. */
const ERASED_CONTENT = `(jsonb_set(jsonb_set(content::jsonb, '{donor,name}', to_jsonb(${ERASED_NAME}::text)),
  '{employer_statement}', 'null'))::json`;

export const GIFT_TABLES: Record<string, PersonTable> = {
  payment_sources: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id user_id processor kind status currencies is_saved created_at forgotten_at by_application': shown,
      'brand last4 exp_month exp_year bank_name address country': shownUntil('NULL'),
      is_default: shownUntil('false'),
      removed_at: shownUntil('coalesce(removed_at, now())'),
      'reference setup_reference customer_reference fingerprint expiry_told is_guests bound_to': hidden,
    },
    kept: 'the worker removes the source at the processor, and its mark keeps limits and blocks',
  },
  processor_customers: {
    rows: 'user_id = ANY($1)',
    columns: { 'user_id processor': shown, reference: hidden },
    kept: 'refunds and disputes of old gifts need it at the processor',
  },
  recurring_plans: {
    rows: 'donor_user_id = ANY($1)',
    columns: {
      'id account_id donor_user_id charity_id campaign_id amount_minor currency payment_method source anonymous':
        shown,
      'contact_consent cover_fees fee_schedule international_card frequency start_date duration_months next_number failed_in_row status':
        shown,
      'paused_by paused_until held_for cancelled_by started_at ended_at client_id': shown,
      'anchor_number anchor_date due_second wakes_at needs_source announced_number guest_limit_minor': hidden,
      'grant_hash keepable': hidden,
      'message cancel_reason': shownUntil('NULL'),
      metadata: shownUntil(`'{}'`),
    },
    kept: BOOKS,
  },
  recurring_occurrences: {
    rows: 'recurring_id IN (SELECT id FROM recurring_plans WHERE donor_user_id = ANY($1))',
    columns: {
      'recurring_id number due_on status attempts donation_id first_attempt_at next_attempt_at': shown,
      'failure_code failure_message': shown,
    },
    kept: BOOKS,
  },
  donations: {
    rows: 'donor_user_id = ANY($1)',
    columns: {
      'id account_id donor_user_id charity_id campaign_id status amount_minor currency usd_per_unit': shown,
      'amount_usd_minor payment_method source anonymous contact_consent cover_fees international_card': shown,
      'fee_schedule given_on': shown,
      'organization_tier platform_ppm platform_fee_minor processing_fee_minor additional_fee_minor net_minor':
        shown,
      'total_charge_minor refunded_minor transaction_hash failure_code failure_message created_at': shown,
      'estimated_confirmation settled_at recurring_id network redirected_from redirected_to origin_id': shown,
      'limit_usd_minor signed_transaction confirmations_needed absorbed_platform_minor': hidden,
      'absorbed_processing_minor available_at choice_offered_at': hidden,
      message: shownUntil('NULL'),
      metadata: shownUntil(`'{}'`),
    },
    kept: BOOKS,
  },
  donation_timeline: {
    rows: OF_OWN_GIFT,
    columns: { 'id donation_id status detail at code amount_minor': shown, reason: shownUntil('NULL') },
    kept: BOOKS,
  },
  gift_donors: {
    rows: OF_OWN_GIFT,
    columns: {
      donation_id: shown,
      'name sealed_details employer time_zone': shownUntil('NULL'),
    },
    kept: 'its gift stays, and the row is empty',
  },
  donor_time_zones: {
    rows: 'donor_user_id = ANY($1)',
    isDeleted: true,
    columns: { 'donor_user_id year time_zone donation_id': shown },
  },
  guest_gifts: {
    rows: OF_OWN_GIFT,
    columns: { donation_id: shown, payer: hidden },
    kept: 'the hash of a card keeps the limits of guests',
  },
  tributes: {
    rows: OF_OWN_GIFT,
    columns: {
      'donation_id kind': shown,
      'recipient_hash is_postponed': hidden,
      name: shownUntil(`'Erased'`),
      'sealed_notice send_on sent_at': shownUntil('NULL'),
      is_waiting: hiddenUntil('false'),
    },
    kept: BOOKS,
  },
  tribute_refusals: { rows: OF_OWN_ADDRESS, isDeleted: true, columns: { email: shown } },
  charges: {
    rows: OF_OWN_GIFT,
    columns: {
      'donation_id processor state is_off_session approved_at cancel_code': shown,
      'source_reference customer_reference fingerprint reference key_number key_asked_at must_look_up':
        hidden,
      'action_expires_at cost_minor cost_booked_at cost_asked_at': hidden,
      'return_url address_network': shownUntil('NULL'),
      'sealed_action_token action_token_hash address_hash': hiddenUntil('NULL'),
    },
    kept: BOOKS,
  },
  refunds: {
    rows: OF_OWN_GIFT,
    columns: {
      'id donation_id status amount_minor returned_minor platform_fee_minor processing_fee_minor kept_minor':
        shown,
      'requested_by requested_by_user_id failure_code created_at settled_at fee_bearer decision decided_at':
        shown,
      'absorbed_platform_minor absorbed_processing_minor from_charity_minor decision_reason': hidden,
      'decided_by_user_id reversed_at asked_at': hidden,
      reason: shownUntil('NULL'),
    },
    kept: BOOKS,
  },
  disputes: {
    rows: OF_OWN_GIFT,
    columns: {
      'id donation_id status amount_minor returned_minor fee_minor opened_by_user_id created_at resolved_at':
        shown,
      'platform_fee_minor absorbed_platform_minor evidence_due_at resolved_by_user_id': hidden,
      'processing_fee_minor absorbed_processing_minor processor processor_reference return_code': hidden,
      'beyond_minor joined evidence_sent_at reversed_at': hidden,
      reason: shownUntil('NULL'),
      evidence: hiddenUntil('NULL'),
    },
    kept: BOOKS,
  },
  matching_pledges: {
    rows: 'sponsor_user_id = ANY($1)',
    columns: {
      'id campaign_id charity_id account_id sponsor_user_id source payment_method ratio_hundredths currency':
        shown,
      'cap_minor used_minor ends_at status created_at accepted_at ended_at end_reason': shown,
      'accepted_by_user_id next_batch_at': hidden,
    },
    kept: BOOKS,
  },
  matching_charges: {
    rows: `pledge_id IN (${OWN_PLEDGES})`,
    columns: {
      'id pledge_id status attempts donation_id amount_minor first_attempt_at next_attempt_at failure_code':
        shown,
      'failure_message created_at': shown,
    },
    kept: BOOKS,
  },
  matching_attempts: {
    rows: OF_OWN_GIFT,
    columns: { 'donation_id charge_id': shown },
    kept: BOOKS,
  },
  gift_matches: {
    rows: OF_OWN_GIFT,
    columns: {
      'donation_id pledge_id reserved_minor kept_minor status charge_id charged_minor given_back_minor':
        shown,
    },
    kept: BOOKS,
  },
  receipts: { rows: OF_OWN_GIFT, columns: { 'donation_id charity_id number': shown }, kept: BOOKS },
  receipt_versions: {
    rows: OF_OWN_GIFT,
    columns: { 'donation_id version issued_at voided_at': shown, content: shownUntil(ERASED_CONTENT) },
    kept: BOOKS,
  },
  receipt_leaves: {
    rows: OF_OWN_GIFT,
    columns: {
      'leaf_index donation_id kind reference text queued_at': shown,
      'leaf_hash log_id': hidden,
    },
    kept: 'the receipt log only grows, and a leaf has no name',
  },
  subscriptions: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id charity_id kind user_id account_id status began_on paid_periods paid_until created_at ended_at':
        shown,
      end_reason: shown,
    },
    kept: BOOKS,
  },
};
