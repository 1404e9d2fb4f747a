/** Every table that is not about one person, with its columns. A new column must be judged before it stands here. */

/** Rows that somebody decided, asked for or sent. They have only ids of people, which are pseudonyms after an erasure. */
const ACTED_IN: Record<string, string> = {
  velocity_blocks:
    'id subject_hash subject_kind shown reason created_at ends_at lifted_at lifted_by_user_id ' +
    'lift_reason',
  approvals:
    'id action subject_type subject_id charity_id change reason asked_by parties asked_at expires_at ' +
    'decision decided_by decided_at decided_alone decision_reason',
  charities:
    'id ein name category description tags city state postal_code country latitude longitude logo ' +
    'rating founded verified verification_level trust_score badges wallet_address source listed ' +
    'absorb_platform_fees absorb_processing_fees created_at updated_at revoked_at ' +
    'listed_before_revocation staff_count annual_budget_dollars payment_methods transparency_rating ' +
    'auto_accept_hundredths auto_accept_after trust_factors trust_scored_at name_skeleton created_by ' +
    'claimed_at sub_category programs give_settings social_links',
  charity_social_profiles: 'charity_id url status problem checked_at decided_by decided_at',
  charity_changes:
    'id charity_id field new_value status asked_by asking_persons asked_at confirmed_by effective_at ' +
    'approved_at ended_at',
  charity_photos: 'id charity_id user_id storage_key caption width height bytes created_at removed_at',
  opportunities:
    'id charity_id title description category tags city state postal_code country latitude longitude ' +
    'mode time_commitment skills background_check_required verification_level_required minimum_age ' +
    'maximum_age accessibility verifier_user_id status created_at updated_at closed_at ' +
    'required_qualifications',
  mentions:
    'id kind charity_id category state title source_url weight occurred_at ends_at created_by ' +
    'created_at',
  impact_reports:
    'id charity_id period_start period_end beneficiaries_reached projects_completed ' +
    'carbon_offset_grams summary evidence reported_by created_at withdrawn_at',
  exchange_rates: 'currency date usd_per_unit origin reason set_by_user_id set_at replaced_usd_per_unit',
  fee_terms:
    'id charity_id nonprofit_approved negotiated_ppm high_volume_ppm high_volume_minimum_usd_minor ' +
    'high_volume_starts_on high_volume_committed_until high_volume_review_on reason changed_by ' +
    'changed_at',
  write_offs:
    'id charity_id currency amount_minor reason status requested_by_user_id approved_by_user_id ' +
    'created_at approved_at asking_persons',
  reconciliation_items:
    'id source kind movement reference our_reference their_reference ours theirs currency ' +
    'amount_minor status first_seen_at last_seen_at explained_by explaining_persons explanation ' +
    'explained_at resolution resolved_by resolution_reason resolved_at',
  cash_transfers:
    'id processor reference movement currency amount_minor moved_at stated_by stating_persons ' +
    'confirmed_by created_at booked_at',
  payout_accounts:
    'id charity_id kind status sealed_details last4 country is_holder_accepted asked_by ' +
    'asking_persons asked_at confirmed_by effective_at disabled_at disabled_reason is_payable',
  payouts:
    'id charity_id payout_account_id account_last4 currency amount_minor fee_minor net_minor speed ' +
    'method provider status hold_reason reference failure_code failure_message run_key requested_by ' +
    'held_by released_by approved_by needs_approval limit_usd_minor created_at expected_at left_at ' +
    'paid_at ended_at releasing_persons',
  payout_resolutions: 'payout_id outcome stated_by stating_persons stated_at',
  bank_batches: 'id format released_by releasing_persons released_at approved_by made_at file_id',
};

/** The books. An account of the ledger has the id of a donor, which is the pseudonym. */
const BOOKED: Record<string, string> = {
  ledger_transactions: 'id donation_id kind cause posted_at',
  ledger_entries: 'id transaction_id account currency amount_minor',
  fee_lines:
    'id transaction_id posted_on charity_id payment_method organization_tier donations ' +
    'kind account_id subject_id usd_per_unit donation_minor platform_minor processing_minor additional_minor ' +
    'covered_minor absorbed_minor borne_minor donation_usd_minor platform_usd_minor processing_usd_minor ' +
    'additional_usd_minor covered_usd_minor absorbed_usd_minor borne_usd_minor net_usd_minor cost_usd_minor',
  statements: 'charity_id month currency sha256 leaf_hash',
  reconciliation_lines:
    'source reference channel subject movement currency amount_minor fee_minor moved_at read_at',
};

/** What the worker deletes by itself after at most 90 days. See worker/care/retention.ts. */
const SWEPT: Record<string, string> = {
  used_proofs: 'challenge expires_at',
  velocity_counts: 'id subject_hash reason counted_at',
  rate_windows: 'subject window_start used',
  search_changes: 'sequence entity_type entity_id noted_at',
  processor_events:
    'id processor type kind reference sealed_payload state attempts received_at next_attempt_at ' +
    'applied_at',
  outbox:
    'id workflow_type workflow_id input search_attributes summary signal can_wait failures ' +
    'next_attempt_at created_at schedule begins_at goes_first',
  events: 'id account_id name data only_endpoint_id occurred_at sequence',
  webhook_deliveries:
    'id event_id endpoint_id account_id sequence state round attempts_made next_attempt_at ' +
    'leased_until created_at asked',
  webhook_attempts: 'id delivery_id at status duration_ms error error_message response',
  mails: 'id sealed_message created_at next_attempt_at failures sent_at kind dropped_at',
  care_attempts: 'care item_id attempts next_attempt_at',
};

/** Rows about no person. */
const IMPERSONAL: Record<string, string> = {
  signing_keys: 'kid sealed_key created_at signs_from published_until',
  register_imports: 'file_digest rows_done rows_refused finished_at',
  register_entries:
    'ein name city state postal_code latitude longitude ntee category ruling_month asset_dollars ' +
    'income_dollars revenue_dollars deductibility subsection mission imported_at',
  charity_tiers: 'charity_id month volume_usd_minor tier',
  listed_charity_counts: 'category verified charities',
  campaigns:
    'id charity_id name description category tags city state postal_code country latitude longitude ' +
    'currency goal_minor goal_usd_minor deadline update_frequency raised_usd_minor donations status ' +
    'created_at updated_at closed_at has_matching',
  search_builds: 'collection entity_type after_id documents started_at switched_at',
  search_signals:
    'entity_type entity_id impressions clicks conversions dwell_seconds dwell_visits ratings ' +
    'rating_sum shares testimonials updated_at',
  search_words: 'letter word',
  trends: 'charity_id score rising',
  given_together: 'charity_id other_id likeness',
  charity_impact: 'charity_id usd_minor donations donors recurring_donors hundredths volunteers',
  charity_impact_days: 'charity_id day usd_minor',
  charity_impact_months: 'charity_id month currency amount_minor usd_minor donations hundredths',
  exchange_rate_alarms: 'day',
  closed_months: 'month closed_at hashed_at',
  charity_postings: 'charity_id currency posted_at transaction_id',
  charity_fund_deltas:
    'id transaction_id charity_id currency payable_minor absorbed_minor posted_at available_at ' +
    'pending_minor',
  charity_fund_months: 'charity_id currency month payable_minor absorbed_minor',
  charity_pending_funds: 'charity_id currency available_at pending_minor',
  reconciliation_days: 'channel day read_at',
  reconciliation_files: 'sha256 read_at',
  webhook_lanes: 'endpoint_id worker taken_at leased_until',
  payout_settings: 'charity_id frequency minimum_minor',
  payout_quotes: 'charity_id currency usd_per_unit expires_at',
  payout_runs: 'day ended_as ended_at',
  bank_files: 'id format pay_day made_at modifier written_at fetched_at',
  bank_batch_payouts: 'payout_id batch_id',
  bank_file_transfers: 'payout_id file_id position trace_sequence',
  bank_answers: 'sha256 read_at',
  subscription_bills: 'id subscription_id charity_id period currency amount_minor paid_at',
  erasure_keys: 'id sealed_key',
  receipt_counters: 'charity_id last_number',
  receipt_logs: 'id origin closed_at reason size refusal refused_at witnesses_asked_at',
  receipt_log_keys: 'log_id public_key valid_from valid_until',
  receipt_tiles: 'log_id level tile_index hashes',
  receipt_checkpoints: 'log_id number size root note signed_at',
  receipt_cosignatures: 'log_id size witness line at',
  sandbox_charges: 'idempotency_key source amount_minor currency state charged_at',
  sandbox_payouts: 'payout_id currency amount_minor account_last4 arrives_at asked',
  sandbox_refunds: 'idempotency_key source amount_minor currency refused requested_at',
  sandbox_transfers: 'hash signed_transaction behaviour broadcasts block_number first_broadcast_at',
  sanction_lists: 'list digest names imported_at',
  sanctioned_names: 'id list uid name programs is_alias',
  sanction_hits: 'charity_id list uid charity_name listed_name similarity outcome found_at',
};

/** The columns of each table, with blanks between them. */
export const OTHER_TABLES: Record<string, string> = { ...ACTED_IN, ...BOOKED, ...SWEPT, ...IMPERSONAL };
