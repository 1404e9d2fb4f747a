import type { Migration } from '.';

export const DOCUMENT_COLUMNS = [
  ...['listed', 'ein', 'name', 'category', 'description', 'tags', 'city', 'state', 'postal_code', 'country'],
  ...['latitude', 'longitude', 'logo', 'rating', 'founded', 'verified', 'verification_level', 'staff_count'],
  ...['annual_budget_dollars', 'payment_methods', 'transparency_rating'],
];

/** Returns SQL for a trigger that records changed charities for the search index. Other columns are ignored. */
export const noteChanges = (columns: string[]) => {
  const of = (table: string) => `(${columns.map((name) => `${table}.${name}`).join(', ')})`;
  return `
    CREATE OR REPLACE FUNCTION note_changed_charities() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO search_changes (entity_type, entity_id) SELECT 'organization', id FROM made WHERE listed;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO search_changes (entity_type, entity_id) SELECT 'organization', id FROM gone WHERE listed;
      ELSE
        WITH changed AS (
          SELECT made.id FROM made JOIN gone USING (id)
          WHERE (made.listed OR gone.listed) AND ${of('made')} IS DISTINCT FROM ${of('gone')}
        )
        INSERT INTO search_changes (entity_type, entity_id)
          SELECT 'organization', id FROM changed
          UNION ALL SELECT 'campaign', campaigns.id FROM campaigns JOIN changed ON charity_id = changed.id
          UNION ALL SELECT 'opportunity', opportunities.id FROM opportunities JOIN changed ON charity_id = changed.id;
      END IF;
      RETURN NULL;
    END $$;`;
};

/** Members choose a sub-category, describe programs and upload photographs. */
export const describedCharities: Migration = {
  name: '20270120000000-describe-charities',
  up: `
    ALTER TABLE charities
      ADD COLUMN sub_category text,
      ADD COLUMN programs jsonb NOT NULL DEFAULT '[]';
    ${noteChanges([...DOCUMENT_COLUMNS, 'sub_category'])}

    CREATE TABLE charity_photos (
      id text PRIMARY KEY,
      charity_id text NOT NULL REFERENCES charities,
      user_id text NOT NULL REFERENCES users,
      storage_key text NOT NULL UNIQUE,
      caption text,
      width integer NOT NULL CHECK (width > 0),
      height integer NOT NULL CHECK (height > 0),
      bytes integer NOT NULL CHECK (bytes > 0),
      created_at timestamptz NOT NULL,
      removed_at timestamptz
    );
    CREATE INDEX charity_photos_shown ON charity_photos (charity_id, id) WHERE removed_at IS NULL;
    CREATE INDEX charity_photos_removed ON charity_photos (removed_at) WHERE removed_at IS NOT NULL;
  `,
  down: `
    DROP TABLE charity_photos;
    ${noteChanges(DOCUMENT_COLUMNS)}
    ALTER TABLE charities DROP COLUMN sub_category, DROP COLUMN programs;
  `,
};
