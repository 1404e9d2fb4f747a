import type { Migration } from '.';

/** pg_trgm is a trusted extension, so the owner of the database may create it. */
export const sanctions: Migration = {
  name: '20261122000091-create-sanctions',
  up: `
    CREATE EXTENSION IF NOT EXISTS pg_trgm;
    CREATE TABLE sanction_lists (
      list text PRIMARY KEY,
      digest text NOT NULL,
      names integer NOT NULL,
      imported_at timestamptz NOT NULL
    );
    CREATE TABLE sanctioned_names (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      list text NOT NULL REFERENCES sanction_lists,
      uid text NOT NULL,
      name text NOT NULL,
      name_key text NOT NULL,
      kind text,
      programs text[] NOT NULL,
      is_alias boolean NOT NULL
    );
    CREATE INDEX sanctioned_names_key ON sanctioned_names USING gin (name_key gin_trgm_ops);
    CREATE INDEX sanctioned_names_list ON sanctioned_names (list);
  `,
  down: `
    DROP TABLE sanctioned_names, sanction_lists;
  `,
};
