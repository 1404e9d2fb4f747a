import type { Migration } from '.';

/**
 * Stores what screening found after an import, once for each organization and entry. Screening now searches in memory,
 * so the trigram index is dropped.
 */
export const screenAgain: Migration = {
  name: '20270110000000-screen-again',
  up: `
    DROP INDEX sanctioned_names_key;
    CREATE TABLE sanction_hits (
      charity_id text NOT NULL REFERENCES charities,
      list text NOT NULL,
      uid text NOT NULL,
      charity_name text NOT NULL,
      listed_name text NOT NULL,
      similarity double precision NOT NULL,
      outcome text NOT NULL CHECK (outcome IN ('concern', 'look_up', 'noted')),
      found_at timestamptz NOT NULL,
      PRIMARY KEY (charity_id, list, uid)
    );
    CREATE INDEX sanction_hits_found ON sanction_hits (found_at);
  `,
  down: `
    DROP TABLE sanction_hits;
    CREATE INDEX sanctioned_names_key ON sanctioned_names USING gin (name_key gin_trgm_ops);
  `,
};
