import type { Migration } from '.';

export const charitiesAndRegister: Migration = {
  name: '20261121000002-create-charities-and-register',
  up: `
    CREATE TABLE charities (
      id text PRIMARY KEY,
      ein text UNIQUE CHECK (ein ~ '^[0-9]{9}$'),
      name text NOT NULL,
      category text,
      description text,
      tags text[] NOT NULL DEFAULT '{}',
      city text,
      state text,
      postal_code text,
      country text,
      latitude double precision,
      longitude double precision,
      logo text,
      rating double precision,
      founded integer,
      verified boolean NOT NULL DEFAULT false,
      verification_level text CHECK (verification_level IN ('basic', 'standard', 'enhanced')),
      trust_score integer CHECK (trust_score BETWEEN 0 AND 100),
      badges text[] NOT NULL DEFAULT '{}',
      wallet_address text NOT NULL,
      source text NOT NULL CHECK (source IN ('register', 'member', 'sandbox')),
      listed boolean NOT NULL,
      absorb_platform_fees boolean NOT NULL DEFAULT false,
      absorb_processing_fees boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX charities_listed ON charities (id) WHERE listed;
    CREATE INDEX charities_listed_category ON charities (category, id) WHERE listed;
    CREATE INDEX charities_listed_verified ON charities (id) WHERE listed AND verified;

    CREATE TABLE charity_members (
      charity_id text NOT NULL REFERENCES charities,
      user_id text NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (charity_id, user_id)
    );
    CREATE INDEX charity_members_user ON charity_members (user_id);

    CREATE TABLE register_entries (
      ein text PRIMARY KEY CHECK (ein ~ '^[0-9]{9}$'),
      name text NOT NULL,
      city text,
      state text,
      postal_code text,
      latitude double precision,
      longitude double precision,
      ntee text,
      category text,
      ruling_month text,
      asset_dollars bigint,
      income_dollars bigint,
      revenue_dollars bigint,
      deductibility text CHECK (deductibility IN ('yes', 'no', 'treaty')),
      subsection text,
      mission text,
      imported_at timestamptz NOT NULL DEFAULT now()
    );

    CREATE TABLE register_imports (
      file_digest text PRIMARY KEY,
      file_name text NOT NULL,
      rows_done bigint NOT NULL DEFAULT 0,
      rows_refused bigint NOT NULL DEFAULT 0,
      started_at timestamptz NOT NULL DEFAULT now(),
      finished_at timestamptz
    );
  `,
  down: `
    DROP TABLE register_imports, register_entries, charity_members, charities;
  `,
};
