-- Volunteer hours.

-- Submitted hours. They are kept in hundredths, so that sums are exact.
CREATE TABLE volunteer_hours (
  id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES accounts,
  volunteer_user_id text NOT NULL REFERENCES users,
  charity_id text NOT NULL REFERENCES charities,
  opportunity_id text REFERENCES opportunities,
  verifier_user_id text REFERENCES users,
  claimed_hundredths integer NOT NULL CHECK (claimed_hundredths >= 25 AND claimed_hundredths <= 2400),
  hundredths integer NOT NULL,
  worked_on date NOT NULL,
  starts_at_minute integer CHECK (starts_at_minute >= 0 AND starts_at_minute <= 1439),
  description text NOT NULL,
  proof_documents text[] NOT NULL DEFAULT '{}',
  status text NOT NULL CHECK (status IN ('pending', 'in_review', 'information_required', 'verified', 'rejected',
    'withdrawn', 'expired')),
  reason text,
  decided_by text REFERENCES users,
  decided_at timestamptz,
  reminders_sent integer NOT NULL DEFAULT 0,
  handed_over_at timestamptz,
  submitted_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (hundredths >= 25 AND hundredths <= claimed_hundredths)
);
CREATE INDEX volunteer_hours_charity ON volunteer_hours (charity_id, id);
CREATE INDEX volunteer_hours_handed_over ON volunteer_hours (id) WHERE handed_over_at IS NOT NULL
  AND status IN ('pending', 'in_review', 'information_required');
CREATE INDEX volunteer_hours_volunteer ON volunteer_hours (volunteer_user_id, id);
CREATE INDEX volunteer_hours_volunteer_date ON volunteer_hours (volunteer_user_id, worked_on);

-- Each step of a submission of hours.
CREATE TABLE volunteer_hours_timeline (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  submission_id text NOT NULL REFERENCES volunteer_hours,
  status text NOT NULL,
  detail text NOT NULL,
  by_user_id text REFERENCES users,
  at timestamptz NOT NULL
);
CREATE INDEX volunteer_hours_timeline_submission ON volunteer_hours_timeline (submission_id, id);
