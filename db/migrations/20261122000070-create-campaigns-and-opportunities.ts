import type { Migration } from '.';

export const campaignsAndOpportunities: Migration = {
  name: '20261122000070-create-campaigns-and-opportunities',
  up: `
    ALTER TABLE charities
      ADD COLUMN staff_count integer CHECK (staff_count >= 0),
      ADD COLUMN annual_budget_dollars bigint CHECK (annual_budget_dollars >= 0),
      ADD COLUMN payment_methods text[] NOT NULL DEFAULT '{card,ach,crypto}',
      ADD COLUMN transparency_rating double precision CHECK (transparency_rating BETWEEN 0 AND 5),
      -- After auto_accept_after verified submissions, hours up to auto_accept_hundredths need no decision.
      ADD COLUMN auto_accept_hundredths integer CHECK (auto_accept_hundredths BETWEEN 25 AND 2400),
      ADD COLUMN auto_accept_after integer NOT NULL DEFAULT 0 CHECK (auto_accept_after >= 0);

    -- Gifts in any currency count, so the goal is also in US cents, at the rate of the day it was set.
    CREATE TABLE campaigns (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      name text NOT NULL,
      description text,
      category text,
      tags text[] NOT NULL DEFAULT '{}',
      city text,
      state text,
      postal_code text,
      country text,
      latitude double precision,
      longitude double precision,
      currency text NOT NULL,
      goal_minor numeric(38, 0) NOT NULL CHECK (goal_minor > 0),
      goal_usd_minor numeric(38, 0) NOT NULL CHECK (goal_usd_minor >= 0),
      deadline date,
      matching_minor numeric(38, 0) NOT NULL DEFAULT 0 CHECK (matching_minor >= 0),
      update_frequency text CHECK (update_frequency IN ('daily', 'weekly', 'monthly', 'quarterly')),
      raised_usd_minor numeric(38, 0) NOT NULL DEFAULT 0,
      donations integer NOT NULL DEFAULT 0,
      status text NOT NULL CHECK (status IN ('active', 'closed')),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      closed_at timestamptz,
      CHECK ((status = 'closed') = (closed_at IS NOT NULL))
    );
    CREATE INDEX campaigns_charity ON campaigns (charity_id, id);
    CREATE INDEX campaigns_status ON campaigns (status, id);

    CREATE TABLE opportunities (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      title text NOT NULL,
      description text,
      category text,
      tags text[] NOT NULL DEFAULT '{}',
      city text,
      state text,
      postal_code text,
      country text,
      latitude double precision,
      longitude double precision,
      mode text NOT NULL CHECK (mode IN ('in_person', 'virtual', 'hybrid')),
      time_commitment text NOT NULL CHECK (time_commitment IN ('one_time', 'weekly', 'monthly', 'flexible')),
      skills text[] NOT NULL DEFAULT '{}',
      background_check_required boolean NOT NULL DEFAULT false,
      verification_level_required text CHECK (verification_level_required IN ('basic', 'standard', 'enhanced')),
      minimum_age integer CHECK (minimum_age BETWEEN 0 AND 120),
      maximum_age integer CHECK (maximum_age BETWEEN 0 AND 120),
      accessibility text[] NOT NULL DEFAULT '{}',
      -- The default verifier of the opportunity's hours. A submission may name another member.
      verifier_user_id text REFERENCES users,
      status text NOT NULL CHECK (status IN ('active', 'closed')),
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      closed_at timestamptz,
      CHECK (minimum_age <= maximum_age),
      CHECK ((status = 'closed') = (closed_at IS NOT NULL))
    );
    CREATE INDEX opportunities_charity ON opportunities (charity_id, id);
    CREATE INDEX opportunities_status ON opportunities (status, id);

    ALTER TABLE donations ADD FOREIGN KEY (campaign_id) REFERENCES campaigns;
  `,
  down: `
    ALTER TABLE donations DROP CONSTRAINT donations_campaign_id_fkey;
    DROP TABLE opportunities, campaigns;
    ALTER TABLE charities
      DROP COLUMN auto_accept_after, DROP COLUMN auto_accept_hundredths, DROP COLUMN transparency_rating,
      DROP COLUMN payment_methods, DROP COLUMN annual_budget_dollars, DROP COLUMN staff_count;
  `,
};
