/** The tables of what a person does for charities, and of their verifications, in the order of their erasure. */
import {
  DECISIONS,
  ERASED_NAME,
  hidden,
  hiddenUntil,
  OWN_VERIFICATIONS,
  type PersonTable,
  shown,
  shownUntil,
} from './policy';

const OF_OWN_VERIFICATION = `verification_id IN (${OWN_VERIFICATIONS})`;
const OWN_HOURS = 'SELECT id FROM volunteer_hours WHERE volunteer_user_id = ANY($1)';

/** Referees of the person's verifications, and references that the person was asked for. */
const REFERENCES = `(${OF_OWN_VERIFICATION} OR email = $2)`;

export const CHARITY_TABLES: Record<string, PersonTable> = {
  charity_members: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'charity_id user_id created_at': shown },
  },
  former_members: {
    rows: 'user_id = ANY($1)',
    columns: { 'charity_id user_id left_at': shown },
    kept: 'a former member is tied to the charity',
  },
  charity_invitations: {
    rows: '(accepted_by = ANY($1) OR invited_by = ANY($1) OR email = $2)',
    columns: {
      'id charity_id invited_by created_at expires_at accepted_by accepted_at': shown,
      token_hash: hidden,
      // The address of somebody whom the person invited is not the person's.
      email: shownUntil(`CASE WHEN email = $2 OR accepted_by = ANY($1) THEN 'erased' ELSE email END`),
      revoked_at: shownUntil('coalesce(revoked_at, CASE WHEN accepted_at IS NULL THEN now() END)'),
    },
    kept: 'an accepted invitation ties two people',
  },
  charity_claims: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id charity_id user_id status objections_until reason created_at decided_at': shown,
      'persons approvals objections passed_to_review_at deciders_told_at': hidden,
      statement: shownUntil(`'Erased.'`),
      documents: shownUntil(`'{}'`),
    },
    kept: DECISIONS,
  },
  charity_ratings: {
    rows: 'user_id = ANY($1)',
    columns: { 'charity_id user_id stars created_at updated_at': shown, comment: shownUntil('NULL') },
    kept: 'the rating of the charity stays as it is',
  },
  charity_supporters: {
    rows: 'user_id = ANY($1)',
    columns: { 'charity_id user_id usd_minor donations recurring hundredths submissions': shown },
    kept: 'the sums of the charity still add up',
  },
  impact_deltas: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id charity_id user_id campaign_id day currency amount_minor usd_minor donations recurring hundredths':
        shown,
      'submissions at': shown,
    },
    kept: 'the sums of the charity still add up',
  },
  achievements: { rows: 'user_id = ANY($1)', isDeleted: true, columns: { 'user_id badge earned_at': shown } },
  search_events: {
    rows: 'user_id = ANY($1)',
    isDeleted: true,
    columns: { 'id user_id entity_type entity_id kind day dwell_seconds': shown, folded: hidden },
  },
  saved_reports: {
    rows: 'user_id = ANY($1)',
    kept: 'the report is the charity’s, and its other readers still get it',
    columns: {
      'id charity_id user_id name frequency format columns payment_method tier next_on last_sent_at': shown,
      created_at: shown,
      recipients: hidden,
    },
  },
  volunteer_hours_timeline: {
    rows: `submission_id IN (${OWN_HOURS})`,
    columns: { 'id submission_id status detail at': shown, by_user_id: hidden },
    kept: 'the charity verified these hours, and each detail is a sentence of the platform',
  },
  volunteer_hours: {
    rows: 'volunteer_user_id = ANY($1)',
    columns: {
      'id account_id volunteer_user_id charity_id opportunity_id claimed_hundredths hundredths worked_on':
        shown,
      'starts_at_minute status decided_at submitted_at expires_at': shown,
      'verifier_user_id decided_by reminders_sent handed_over_at': hidden,
      description: shownUntil(`'Erased.'`),
      proof_documents: shownUntil(`'{}'`),
      reason: shownUntil('NULL'),
    },
    kept: 'the charity verified these hours',
  },
  qualifications: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id user_id account_id kind status created_at decided_at': shown,
      'reason decided_by reminders_sent': hidden,
      name: shownUntil(`'Erased ' || id`),
      'authority country issued_on expires_on sealed_number number_last4': shownUntil('NULL'),
      documents: shownUntil(`'{}'`),
    },
    kept: DECISIONS,
  },
  verification_history: {
    rows: OF_OWN_VERIFICATION,
    columns: {
      'id verification_id happening from_stage to_stage status actor_kind at': shown,
      'actor_id reason': hidden,
    },
    kept: DECISIONS,
  },
  verification_evidence: {
    rows: OF_OWN_VERIFICATION,
    columns: { 'id verification_id source outcome checked_at': shown, facts: hiddenUntil(`'{}'`) },
    kept: DECISIONS,
  },
  verification_reference_links: {
    rows: `reference_id IN (SELECT id FROM verification_references WHERE ${REFERENCES})`,
    isDeleted: true,
    columns: { reference_id: shown, token_hash: hidden },
  },
  verification_references: {
    rows: REFERENCES,
    columns: {
      'id verification_id locale named_by status requested_at reminded_at expires_at answered_at': shown,
      account_id: hidden,
      name: shownUntil(ERASED_NAME),
      email: shownUntil(`'erased ' || id`),
      relation: shownUntil(`'Erased.'`),
      answer: hiddenUntil(`CASE WHEN answer IS NOT NULL THEN '{}'::jsonb END`),
    },
    kept: DECISIONS,
  },
  verification_video_calls: {
    rows: OF_OWN_VERIFICATION,
    columns: {
      'id verification_id status at': shown,
      'set_by revision recorded_by recorded_at': hidden,
      present: hiddenUntil(`'{}'`),
      'link notes': hiddenUntil('NULL'),
    },
    kept: DECISIONS,
  },
  identity_checks: {
    rows: OF_OWN_VERIFICATION,
    columns: {
      'id verification_id vendor state problem name_matches concluded_at redacted_at': shown,
      'stage_entered_at reference ask_again_at ends_at': hidden,
    },
    kept: 'the worker has the vendor delete the pictures by this reference',
  },
  verification_documents: {
    rows: OF_OWN_VERIFICATION,
    columns: {
      'id verification_id type issued_on expires_on status problems format bytes submitted_at checked_at':
        shown,
      url: shownUntil(`'erased:'`),
      'upload_id sha256': shownUntil('NULL'),
    },
    kept: 'a keyed hash of the file stays, so that the same document is recognized',
  },
  documents: {
    // Documents that a charity sent with its own application or report are the charity's.
    rows: `(user_id = ANY($1)
      AND NOT EXISTS (SELECT FROM verification_documents d WHERE d.upload_id = documents.id
        AND d.verification_id NOT IN (${OWN_VERIFICATIONS}))
      AND NOT EXISTS (SELECT FROM impact_reports r WHERE documents.id = ANY (r.evidence)))`,
    isDeleted: true,
    columns: {
      'id account_id user_id format bytes sha256 created_at used_at': shown,
      storage_key: hidden,
    },
  },
  verifications: {
    rows: 'user_id = ANY($1)',
    columns: {
      'id entity_type entity_id user_id account_id level stage status role in_force identity_check': shown,
      'documents_check database_check required_actions reason submitted_at expires_at revoked_at': shown,
      'charity_id grounds clock_started_at stage_entered_at due_at grace_ends_at reminded_days': hidden,
      'appealed_from concern_raised_by deciders claimed_by is_self_reported period approvals': hidden,
    },
    kept: DECISIONS,
  },
};
