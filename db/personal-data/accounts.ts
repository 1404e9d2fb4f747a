/** The tables that say who a person is and how they sign in, in the order of their erasure. */
import {
  DECISIONS,
  ERASED_NAME,
  hidden,
  hiddenUntil,
  OF_OWN_ADDRESS,
  OWN_ACCOUNTS,
  type PersonTable,
  shown,
  shownUntil,
} from './policy';

const ACTS = 'what was done stays in the books under the pseudonym';

export const ACCOUNT_TABLES: Record<string, PersonTable> = {
  accounts: {
    rows: `id IN (${OWN_ACCOUNTS})`,
    columns: {
      'id kind plan hourly_limit created_at': shown,
      name: shownUntil(ERASED_NAME),
      event_sequence: hidden,
    },
    kept: ACTS,
  },
  users: {
    rows: 'id = ANY($1)',
    columns: {
      'id account_id verification_level created_at locale': shown,
      name: shownUntil(ERASED_NAME),
      'is_reviewer is_operator': shownUntil('false'),
      'phone phone_confirmed_at': shownUntil('NULL'),
    },
    kept: 'the id is the pseudonym',
  },
  user_logins: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'user_id email confirmed_at created_at bouncing_since': shown, password_hash: hidden },
  },
  api_keys: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id account_id user_id key_prefix scopes demo created_at last_used_at expires_at revoked_at replaced_by':
        shown,
      name: shownUntil(`'erased'`),
      'key_hash issued_by': hidden,
    },
    kept: 'issued keys tie people, and the audit log names them',
  },
  second_factors: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: {
      'id user_id kind name created_at last_used_at transports': shown,
      'sealed_secret last_step credential_id public_key sign_count': hidden,
    },
  },
  recovery_codes: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'user_id created_at used_at': shown, code_hash: hidden },
  },
  oauth_clients: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id account_id user_id kind scopes plan hourly_limit created_at revoked_at made_by_owner reviewed_at':
        shown,
      name: shownUntil(`'erased'`),
      redirect_uris: shownUntil(`CASE kind WHEN 'machine' THEN '{}'::text[] ELSE '{erased}' END`),
      'secret_hash issued_by': hidden,
    },
    kept: 'issued credentials tie people, and the audit log names them',
  },
  oauth_client_users: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'client_id user_id': shown },
  },
  oauth_records: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: {
      'model client_id user_id expires_at consumed_at': shown,
      'id_hash payload grant_hash session_uid': hidden,
    },
  },
  guests: {
    rows: 'user_id = ANY($1)',
    columns: {
      'user_id taken_over_by created_at': shown,
      'email confirmed_at bouncing_since': shownUntil('NULL'),
    },
    kept: 'it ties the users of one person',
  },
  guest_tokens: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: {
      'user_id expires_at renewable_until replaced_at': shown,
      'token_hash renewal_hash replaced_by': hidden,
    },
  },
  guest_links: {
    rows: OF_OWN_ADDRESS,
    isDeleted: true,
    columns: { 'email expires_at used_at': shown, token_hash: hidden },
  },
  guest_reports: {
    rows: OF_OWN_ADDRESS,
    columns: {
      'id year given_usd_minor required_level donation_id created_at': shown,
      email: shownUntil(`'erased ' || id`),
    },
    kept: DECISIONS,
  },
  audit_log: {
    rows: 'actor_user_id = ANY($1)',
    columns: {
      'id at action actor_user_id account_id subject_type subject_id': shown,
      'credential_id details': hidden,
    },
    kept: 'a trigger refuses changes, and an entry has no name and no address',
  },
  user_blocks: {
    rows: 'user_id = ANY($1)',
    columns: { 'user_id at': shown, 'reason blocked_by': hidden, email: shownUntil('NULL') },
    kept: DECISIONS,
  },
  idempotent_answers: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: {
      'account_id key status created_at user_id': shown,
      'request_hash sealed_body credential_hash scopes': hidden,
    },
  },
  taken_keys: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'account_id key user_id taken_until created_at': shown, 'request_hash outside_name': hidden },
  },
  webhook_endpoints: {
    rows: `account_id IN (${OWN_ACCOUNTS})`,
    columns: {
      'id account_id events scopes status max_concurrency rate_per_second failing_since disabled_reason created_at':
        shown,
      'paced_from version resting_until sealed_secret': hidden,
      url: shownUntil(`'https://erased.invalid'`),
      description: shownUntil('NULL'),
      header_names: shownUntil(`'{}'`),
      deleted_at: shownUntil('coalesce(deleted_at, now())'),
      'sealed_headers previous_sealed_secret previous_secret_until': hiddenUntil('NULL'),
    },
    kept: 'deliveries name the endpoint',
  },
  mail_tokens: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'user_id purpose expires_at used_at': shown, 'token_hash interaction': hidden },
  },
  mails_switched_off: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'user_id kind': shown },
  },
  notices: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'id user_id kind subject': shown, 'failures next_attempt_at': hidden },
  },
  phone_codes: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'id user_id phone asked_at expires_at tries confirmed_at': shown },
  },
  terms_acceptances: {
    rows: 'user_id = ANY($1)',
    columns: { 'user_id version accepted_at': shown },
    kept: 'it says what the person agreed to, and when',
  },
  erasures: {
    rows: 'user_id = ANY($1)',
    columns: { 'id user_id scheduled_at erase_at erased_at': shown },
    kept: 'it says that the person was erased, and when',
  },
  erased_marks: {
    rows: 'user_id = ANY($1)',
    columns: { 'kind hash user_id': hidden },
    kept: DECISIONS,
  },
  returned_people: {
    rows: '(user_id = ANY($1) OR erased_user_id = ANY($1))',
    columns: { 'user_id erased_user_id recognized_at': hidden },
    kept: DECISIONS,
  },
  data_exports: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'id user_id requested_at bytes ready_at expires_at': shown, storage_key: hidden },
  },
};
