-- Acts of operators that wait for another, untied operator.

CREATE TABLE approvals (
  id text PRIMARY KEY,
  action text NOT NULL CHECK (action IN ('erasure', 'exchange_rate', 'fee_terms', 'member', 'member_removal',
    'platform_cost', 'redirect')),
  subject_type text NOT NULL,
  subject_id text NOT NULL,
  charity_id text REFERENCES charities,
  change jsonb NOT NULL CHECK (change->>'action' = action AND change ?& '{before,after}'),
  reason text,
  asked_by text REFERENCES users,
  parties text[] NOT NULL CHECK (asked_by = ANY (parties)),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decision text CHECK (decision IN ('approve', 'refuse')),
  decided_by text REFERENCES users,
  decided_at timestamptz,
  decided_alone boolean NOT NULL DEFAULT false,
  decision_reason text,
  CHECK (decided_by <> ALL (parties)),
  CHECK ((decision IS NULL) = (decided_at IS NULL)),
  CHECK ((decision IS NULL) = (decision_reason IS NULL)),
  CHECK ((decision IS NOT NULL) = (decided_by IS NOT NULL OR decided_alone))
);
CREATE INDEX approvals_waiting ON approvals (subject_id, expires_at) WHERE decision IS NULL;
CREATE INDEX approvals_charity ON approvals (charity_id) WHERE charity_id IS NOT NULL;
