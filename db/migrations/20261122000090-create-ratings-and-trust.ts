import type { Migration } from '.';

export const ratingsAndTrust: Migration = {
  name: '20261122000090-create-ratings-and-trust',
  up: `
    CREATE TABLE charity_ratings (
      charity_id text NOT NULL REFERENCES charities,
      user_id text NOT NULL REFERENCES users,
      stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
      comment text,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      PRIMARY KEY (charity_id, user_id)
    );
    CREATE INDEX charity_ratings_newest ON charity_ratings (charity_id, updated_at DESC, user_id);

    ALTER TABLE charities
      ADD COLUMN trust_factors jsonb,
      ADD COLUMN trust_scored_at timestamptz;
    CREATE INDEX charities_trust_age ON charities (trust_scored_at) WHERE trust_scored_at IS NOT NULL;
    -- BRIN is small. It finds recently settled gifts well, because gifts settle soon after they are stored.
    CREATE INDEX donations_settled_lately ON donations USING brin (settled_at) WITH (pages_per_range = 16);
  `,
  down: `
    DROP INDEX donations_settled_lately, charities_trust_age;
    ALTER TABLE charities DROP COLUMN trust_scored_at, DROP COLUMN trust_factors;
    DROP TABLE charity_ratings;
  `,
};
