import type { Migration } from '.';

/**
 * Sponsors pledge to match the gifts of a campaign. A pledge reserves a match for each gift. One charge pays many
 * matches with one gift of the sponsor.
 */
export const matching: Migration = {
  name: '20261228000000-create-matching',
  up: `
    CREATE TABLE matching_pledges (
      id text PRIMARY KEY,
      campaign_id text NOT NULL REFERENCES campaigns,
      charity_id text NOT NULL REFERENCES charities,
      account_id text NOT NULL REFERENCES accounts,
      sponsor_user_id text NOT NULL REFERENCES users,
      source text NOT NULL,
      payment_method text NOT NULL,
      ratio_hundredths integer NOT NULL CHECK (ratio_hundredths BETWEEN 1 AND 500),
      currency text NOT NULL,
      cap_minor numeric(38, 0) NOT NULL CHECK (cap_minor > 0),
      -- The sum of what its gifts keep.
      used_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (used_minor BETWEEN 0 AND cap_minor),
      ends_at timestamptz NOT NULL,
      status text NOT NULL CHECK (status IN ('pending', 'accepted', 'withdrawn', 'ended')),
      created_at timestamptz NOT NULL,
      accepted_at timestamptz,
      accepted_by_user_id text REFERENCES users,
      ended_at timestamptz,
      end_reason text CHECK (end_reason IN ('sponsor', 'charity', 'time', 'charge_failed')),
      -- The next weekly charge. Null until the pledge is accepted.
      next_batch_at timestamptz,
      CHECK ((status IN ('withdrawn', 'ended')) = (ended_at IS NOT NULL)),
      CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
      CHECK ((status = 'accepted') <= (accepted_at IS NOT NULL)),
      CHECK ((accepted_at IS NULL) = (next_batch_at IS NULL)),
      CHECK ((accepted_at IS NULL) <= (used_minor = 0))
    );
    CREATE INDEX matching_pledges_campaign ON matching_pledges (campaign_id, id);
    CREATE UNIQUE INDEX matching_pledges_accepted ON matching_pledges (campaign_id) WHERE status = 'accepted';
    CREATE INDEX matching_pledges_source ON matching_pledges (sponsor_user_id, source);

    CREATE TABLE matching_charges (
      id text PRIMARY KEY,
      pledge_id text NOT NULL REFERENCES matching_pledges,
      status text NOT NULL CHECK (status IN ('due', 'charging', 'declined', 'charged', 'failed', 'cancelled')),
      attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
      -- The sponsor's gift of the latest attempt, and its amount.
      donation_id text UNIQUE REFERENCES donations,
      amount_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (amount_minor >= 0),
      first_attempt_at timestamptz,
      next_attempt_at timestamptz,
      failure_code text,
      failure_message text,
      created_at timestamptz NOT NULL,
      CHECK ((status = 'due') = (next_attempt_at IS NOT NULL)),
      CHECK ((status IN ('charging', 'charged')) <= (donation_id IS NOT NULL))
    );
    CREATE INDEX matching_charges_open ON matching_charges (pledge_id) WHERE status IN ('due', 'charging', 'declined');

    -- Every gift of a sponsor that pays matches, also the declined ones.
    CREATE TABLE matching_attempts (
      donation_id text PRIMARY KEY REFERENCES donations,
      charge_id text NOT NULL REFERENCES matching_charges
    );

    CREATE TABLE gift_matches (
      donation_id text PRIMARY KEY REFERENCES donations,
      pledge_id text NOT NULL REFERENCES matching_pledges,
      -- What was reserved when the gift was accepted, and what the gift keeps of it after its returns.
      reserved_minor numeric(38, 0) NOT NULL CHECK (reserved_minor > 0),
      kept_minor numeric(38, 0) NOT NULL CHECK (kept_minor BETWEEN 0 AND reserved_minor),
      status text NOT NULL CHECK (status IN ('reserved', 'charging', 'charged', 'failed')),
      charge_id text REFERENCES matching_charges,
      -- What the latest attempt charged for this gift, and what of it went back to the sponsor.
      charged_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (charged_minor BETWEEN 0 AND reserved_minor),
      given_back_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (given_back_minor BETWEEN 0 AND charged_minor),
      CHECK ((status = 'reserved') = (charge_id IS NULL)),
      CHECK ((status = 'failed') <= (kept_minor = 0))
    );
    CREATE INDEX gift_matches_open ON gift_matches (pledge_id) WHERE status IN ('reserved', 'charging') AND kept_minor > 0;
    CREATE INDEX gift_matches_charge ON gift_matches (charge_id);

    -- True while an accepted pledge has money left. matching_minor stays for processes of earlier releases.
    ALTER TABLE campaigns ADD COLUMN has_matching boolean NOT NULL DEFAULT false;
  `,
  down: `
    ALTER TABLE campaigns DROP COLUMN has_matching;
    DROP TABLE gift_matches, matching_attempts, matching_charges, matching_pledges;
  `,
};
