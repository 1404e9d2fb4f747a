import type { Migration } from '.';

/** Hours are kept in hundredths, so that sums are exact. */
export const volunteerHours: Migration = {
  name: '20261122000071-create-volunteer-hours',
  up: `
    CREATE TABLE volunteer_hours (
      id text PRIMARY KEY,
      account_id text NOT NULL REFERENCES accounts,
      volunteer_user_id text NOT NULL REFERENCES users,
      charity_id text NOT NULL REFERENCES charities,
      opportunity_id text REFERENCES opportunities,
      verifier_user_id text REFERENCES users,
      claimed_hundredths integer NOT NULL CHECK (claimed_hundredths BETWEEN 25 AND 2400),
      -- The hours that count. The charity may accept fewer hours than the volunteer claimed.
      hundredths integer NOT NULL CHECK (hundredths BETWEEN 25 AND claimed_hundredths),
      worked_on date NOT NULL,
      starts_at_minute integer CHECK (starts_at_minute BETWEEN 0 AND 1439),
      description text NOT NULL,
      proof_documents text[] NOT NULL DEFAULT '{}',
      status text NOT NULL CHECK (status IN
        ('pending', 'in_review', 'information_required', 'verified', 'rejected', 'withdrawn', 'expired')),
      reason text,
      decided_by text REFERENCES users,
      decided_at timestamptz,
      reminders_sent integer NOT NULL DEFAULT 0,
      handed_over_at timestamptz,
      submitted_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX volunteer_hours_volunteer ON volunteer_hours (volunteer_user_id, id);
    CREATE INDEX volunteer_hours_volunteer_date ON volunteer_hours (volunteer_user_id, worked_on);
    CREATE INDEX volunteer_hours_charity ON volunteer_hours (charity_id, id);
    CREATE INDEX volunteer_hours_handed_over ON volunteer_hours (id)
      WHERE handed_over_at IS NOT NULL AND status IN ('pending', 'in_review', 'information_required');

    CREATE TABLE volunteer_hours_timeline (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      submission_id text NOT NULL REFERENCES volunteer_hours,
      status text NOT NULL,
      detail text NOT NULL,
      by_user_id text REFERENCES users,
      at timestamptz NOT NULL
    );
    CREATE INDEX volunteer_hours_timeline_submission ON volunteer_hours_timeline (submission_id, id);
  `,
  down: `
    DROP TABLE volunteer_hours_timeline, volunteer_hours;
  `,
};
