-- Verifications, documents, sanctions and qualifications.

-- Verifications of organizations, donors and volunteers. The stage alone decides whether one is in force.
CREATE TABLE verifications (
  id text PRIMARY KEY,
  entity_type text NOT NULL CHECK (entity_type IN ('organization', 'donor', 'volunteer')),
  entity_id text NOT NULL,
  charity_id text REFERENCES charities,
  user_id text REFERENCES users,
  account_id text NOT NULL REFERENCES accounts,
  level text NOT NULL CHECK (level IN ('basic', 'standard', 'enhanced')),
  stage text NOT NULL,
  status text NOT NULL,
  -- As in domain/verification/stages. An appeal of a revocation is a part of the standing verification.
  role text NOT NULL GENERATED ALWAYS AS (CASE
    WHEN stage IN ('rejected', 'withdrawn', 'superseded') THEN 'past'
    WHEN stage IN ('verified', 'early_renewal_review', 'renewal_review', 're_verification', 'notice_of_concern',
      'opportunity_to_remedy', 'final_determination', 'revocation_confirmation', 'expired', 'revoked') THEN 'standing'
    WHEN stage IN ('appeal_initial_review', 'appeal_full_review') AND appealed_from = 'revoked' THEN 'standing'
    ELSE 'application' END) STORED,
  in_force boolean NOT NULL,
  identity_check text NOT NULL CHECK (identity_check IN ('pending', 'in_review', 'completed', 'failed')),
  documents_check text NOT NULL CHECK (documents_check IN ('pending', 'in_review', 'completed', 'failed')),
  database_check text NOT NULL CHECK (database_check IN ('pending', 'in_review', 'completed', 'failed')),
  required_actions text[] NOT NULL DEFAULT '{}',
  reason text,
  grounds text,
  submitted_at timestamptz NOT NULL,
  clock_started_at timestamptz NOT NULL,
  stage_entered_at timestamptz NOT NULL,
  due_at timestamptz,
  expires_at timestamptz,
  grace_ends_at timestamptz,
  reminded_days integer,
  appealed_from text CHECK (appealed_from IN ('rejected', 'revoked')),
  revoked_at timestamptz,
  concern_raised_by text[] NOT NULL DEFAULT '{}',
  deciders text[] NOT NULL DEFAULT '{}',
  claimed_by text REFERENCES users,
  is_self_reported boolean NOT NULL DEFAULT false,
  period integer NOT NULL DEFAULT 0,
  approvals jsonb NOT NULL DEFAULT '[]',
  CHECK ((entity_type = 'organization') = (charity_id IS NOT NULL)),
  CHECK ((charity_id IS NULL) <> (user_id IS NULL)),
  CHECK (entity_id = COALESCE(charity_id, user_id))
);
CREATE INDEX verifications_entity ON verifications (entity_id, id DESC);
CREATE INDEX verifications_screened_donors ON verifications (id)
  WHERE entity_type = 'donor' AND level = 'enhanced' AND in_force;
CREATE INDEX verifications_queue ON verifications (due_at, id);
CREATE UNIQUE INDEX verifications_one_standing ON verifications (entity_type, entity_id) WHERE role = 'standing';
CREATE UNIQUE INDEX verifications_one_application ON verifications (entity_type, entity_id) WHERE role = 'application';

-- Each step of a verification, and who made it. A trigger refuses changes.
CREATE TABLE verification_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  verification_id text NOT NULL REFERENCES verifications,
  happening text NOT NULL,
  from_stage text,
  to_stage text NOT NULL,
  status text NOT NULL,
  actor_kind text NOT NULL CHECK (actor_kind IN ('entity', 'reviewer', 'operator', 'system', 'referee')),
  actor_id text REFERENCES users,
  reason text,
  at timestamptz NOT NULL
);
CREATE INDEX verification_history_of ON verification_history (verification_id, id);

-- What the checks of a verification found.
CREATE TABLE verification_evidence (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  verification_id text NOT NULL REFERENCES verifications,
  source text NOT NULL,
  outcome text NOT NULL,
  facts jsonb NOT NULL,
  checked_at timestamptz NOT NULL
);
CREATE INDEX verification_evidence_of ON verification_evidence (verification_id, id);

-- Referees whom an applicant named, and their answers.
CREATE TABLE verification_references (
  id text PRIMARY KEY,
  verification_id text NOT NULL REFERENCES verifications,
  name text NOT NULL,
  email text NOT NULL,
  relation text NOT NULL,
  locale text NOT NULL,
  named_by text NOT NULL REFERENCES users,
  account_id text NOT NULL REFERENCES accounts,
  status text NOT NULL CHECK (status IN ('requested', 'answered', 'declined', 'expired')),
  answer jsonb,
  requested_at timestamptz NOT NULL,
  reminded_at timestamptz,
  expires_at timestamptz NOT NULL,
  answered_at timestamptz,
  CHECK ((status = 'answered') = (answer IS NOT NULL)),
  CHECK ((status IN ('answered', 'declined')) = (answered_at IS NOT NULL))
);
CREATE INDEX verification_references_account ON verification_references (account_id, requested_at);
CREATE UNIQUE INDEX verification_references_once ON verification_references (verification_id, email);

-- Hashes of the links that referees got. A reminder has its own link.
CREATE TABLE verification_reference_links (
  token_hash text PRIMARY KEY,
  reference_id text NOT NULL REFERENCES verification_references
);

-- Appointments for video calls of verifications. A verification has at most one open appointment.
CREATE TABLE verification_video_calls (
  id text PRIMARY KEY,
  verification_id text NOT NULL REFERENCES verifications,
  status text NOT NULL CHECK (status IN ('proposed', 'scheduled', 'cancelled', 'passed', 'failed', 'no_show')),
  at timestamptz NOT NULL,
  link text,
  set_by text NOT NULL REFERENCES users,
  revision integer NOT NULL,
  present text[] NOT NULL DEFAULT '{}',
  notes text,
  recorded_by text REFERENCES users,
  recorded_at timestamptz,
  CHECK ((status IN ('passed', 'failed', 'no_show')) = (recorded_by IS NOT NULL)),
  CHECK ((recorded_by IS NULL) = (recorded_at IS NULL))
);
CREATE INDEX verification_video_calls_of ON verification_video_calls (verification_id, id);
CREATE UNIQUE INDEX verification_video_calls_open ON verification_video_calls (verification_id) WHERE status IN ('proposed',
  'scheduled');

-- Uploaded files. The files themselves are in the document store.
CREATE TABLE documents (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  user_id text NOT NULL REFERENCES users,
  storage_key text NOT NULL UNIQUE,
  format text NOT NULL,
  bytes integer NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX documents_account ON documents (account_id, id);
CREATE INDEX documents_unused ON documents (created_at) WHERE used_at IS NULL;

-- Documents that an applicant sent, and what their check said.
CREATE TABLE verification_documents (
  id text PRIMARY KEY,
  verification_id text NOT NULL REFERENCES verifications,
  type text NOT NULL,
  url text,
  issued_on date,
  expires_on date,
  status text NOT NULL CHECK (status IN ('pending', 'accepted', 'refused', 'replaced')),
  problems jsonb NOT NULL DEFAULT '[]',
  format text,
  bytes integer,
  sha256 text,
  pictures text[] NOT NULL DEFAULT '{}',
  submitted_at timestamptz NOT NULL,
  checked_at timestamptz,
  upload_id text REFERENCES documents,
  CHECK ((url IS NULL) <> (upload_id IS NULL))
);
CREATE INDEX verification_documents_of ON verification_documents (verification_id, id);

-- The edition of each sanctions list that is in use.
CREATE TABLE sanction_lists (
  list text PRIMARY KEY,
  digest text NOT NULL,
  names integer NOT NULL,
  imported_at timestamptz NOT NULL
);

-- The names and aliases of the parties on sanctions lists.
CREATE TABLE sanctioned_names (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  list text NOT NULL REFERENCES sanction_lists,
  uid text NOT NULL,
  name text NOT NULL,
  programs text[] NOT NULL,
  is_alias boolean NOT NULL
);
CREATE INDEX sanctioned_names_list ON sanctioned_names (list);

-- What screening found after an import, once for each organization and entry.
CREATE TABLE sanction_hits (
  charity_id text REFERENCES charities,
  list text,
  uid text,
  charity_name text NOT NULL,
  listed_name text NOT NULL,
  similarity double precision NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('concern', 'look_up', 'noted')),
  found_at timestamptz NOT NULL,
  PRIMARY KEY (charity_id, list, uid)
);
CREATE INDEX sanction_hits_found ON sanction_hits (found_at);

-- Checks of identity by a vendor. The vendor keeps the pictures.
CREATE TABLE identity_checks (
  id text PRIMARY KEY,
  verification_id text NOT NULL REFERENCES verifications,
  stage_entered_at timestamptz NOT NULL,
  vendor text NOT NULL,
  reference text UNIQUE,
  state text NOT NULL CHECK (state IN ('requested', 'requires_input', 'processing', 'verified', 'failed',
    'canceled', 'expired')),
  problem text,
  name_matches boolean,
  ask_again_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  concluded_at timestamptz,
  redacted_at timestamptz,
  UNIQUE (verification_id, stage_entered_at),
  CHECK (name_matches IS NULL OR state = 'verified'),
  CHECK ((concluded_at IS NULL) = (state IN ('requested', 'requires_input', 'processing'))),
  CHECK (redacted_at IS NULL OR concluded_at IS NOT NULL)
);
CREATE UNIQUE INDEX identity_checks_one_open ON identity_checks (verification_id) WHERE concluded_at IS NULL;
CREATE INDEX identity_checks_to_redact ON identity_checks (ask_again_at) WHERE concluded_at IS NOT NULL
  AND redacted_at IS NULL;

-- Skills, licenses and certifications of volunteers.
CREATE TABLE qualifications (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users,
  account_id text NOT NULL REFERENCES accounts,
  kind text NOT NULL CHECK (kind IN ('skill', 'license', 'certification', 'portfolio', 'assessment')),
  name text NOT NULL,
  sealed_number text,
  number_last4 text,
  authority text,
  country text,
  issued_on date,
  expires_on date,
  documents text[] NOT NULL DEFAULT '{}',
  status text NOT NULL CHECK (status IN ('pending', 'confirmed', 'refused', 'withdrawn', 'expired')),
  reason text,
  decided_by text REFERENCES users,
  decided_at timestamptz,
  reminders_sent integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  CHECK ((sealed_number IS NULL) = (number_last4 IS NULL)),
  CHECK (expires_on >= issued_on)
);
CREATE INDEX qualifications_expiry ON qualifications (expires_on) WHERE status IN ('pending', 'confirmed');
CREATE INDEX qualifications_pending ON qualifications (id) WHERE status = 'pending';
CREATE INDEX qualifications_user ON qualifications (user_id, id);
CREATE UNIQUE INDEX qualifications_waiting ON qualifications (user_id, lower(name)) WHERE status = 'pending';
