import type { Migration } from '.';

const DOCUMENT_COLUMNS = [
  ...['listed', 'ein', 'name', 'category', 'description', 'tags', 'city', 'state', 'postal_code', 'country'],
  ...['latitude', 'longitude', 'logo', 'rating', 'founded', 'verified', 'verification_level', 'staff_count'],
  ...['annual_budget_dollars', 'payment_methods', 'transparency_rating'],
];
const documentColumns = (table: string) =>
  `(${DOCUMENT_COLUMNS.map((name) => `${table}.${name}`).join(', ')})`;

const OFFERS = [
  ['campaigns', 'campaign'],
  ['opportunities', 'opportunity'],
] as const;
const OPERATIONS = { INSERT: 'NEW', UPDATE: 'NEW', DELETE: 'OLD' };

const offerTriggers = ([table, type]: (typeof OFFERS)[number]) =>
  Object.entries(OPERATIONS)
    .map(
      ([operation, rows]) => `
    CREATE TRIGGER ${table}_search_${operation.toLowerCase()} AFTER ${operation} ON ${table}
      REFERENCING ${rows} TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION note_changed_offers('${type}');`,
    )
    .join('');
const dropOfferTriggers = ([table]: (typeof OFFERS)[number]) =>
  Object.keys(OPERATIONS)
    .map((operation) => `DROP TRIGGER ${table}_search_${operation.toLowerCase()} ON ${table};`)
    .join('');

/**
 * Every change of a searchable entity adds a row to search_changes in the same transaction. The row stays until the
 * index has the change, so an index that was down for days misses nothing.
 */
export const searchChanges: Migration = {
  name: '20261123000050-track-search-changes',
  up: `
    CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

    CREATE TABLE search_changes (
      sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      entity_type text NOT NULL CHECK (entity_type IN ('organization', 'campaign', 'opportunity')),
      entity_id text NOT NULL
    );

    -- Counts user interactions with each entity, for the ranking.
    CREATE TABLE search_signals (
      entity_type text NOT NULL CHECK (entity_type IN ('organization', 'campaign', 'opportunity')),
      entity_id text NOT NULL,
      impressions bigint NOT NULL DEFAULT 0 CHECK (impressions >= 0),
      clicks bigint NOT NULL DEFAULT 0 CHECK (clicks >= 0),
      conversions bigint NOT NULL DEFAULT 0 CHECK (conversions >= 0),
      dwell_seconds double precision NOT NULL DEFAULT 0 CHECK (dwell_seconds >= 0),
      dwell_visits bigint NOT NULL DEFAULT 0 CHECK (dwell_visits >= 0),
      ratings bigint NOT NULL DEFAULT 0 CHECK (ratings >= 0),
      rating_sum bigint NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
      shares bigint NOT NULL DEFAULT 0 CHECK (shares >= 0),
      testimonials bigint NOT NULL DEFAULT 0 CHECK (testimonials >= 0),
      updated_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (entity_type, entity_id)
    );

    -- Holds every word of the index and the letter of its field. Wildcards and fuzzy words are looked up here.
    CREATE TABLE search_words (
      letter "char" NOT NULL,
      word text COLLATE "C" NOT NULL,
      PRIMARY KEY (word, letter)
    );

    -- Records which collection a reindex fills, and its progress.
    CREATE TABLE search_builds (
      collection text PRIMARY KEY,
      entity_type text NOT NULL DEFAULT 'organization',
      after_id text NOT NULL DEFAULT '',
      documents bigint NOT NULL DEFAULT 0,
      started_at timestamptz NOT NULL DEFAULT now(),
      switched_at timestamptz
    );

    -- Ignores columns that the search document does not use, such as the trust score, which changes daily.
    CREATE FUNCTION note_changed_charities() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        INSERT INTO search_changes (entity_type, entity_id) SELECT 'organization', id FROM made WHERE listed;
      ELSIF TG_OP = 'DELETE' THEN
        INSERT INTO search_changes (entity_type, entity_id) SELECT 'organization', id FROM gone WHERE listed;
      ELSE
        WITH changed AS (
          SELECT made.id FROM made JOIN gone USING (id)
          WHERE (made.listed OR gone.listed)
            AND ${documentColumns('made')} IS DISTINCT FROM ${documentColumns('gone')}
        )
        INSERT INTO search_changes (entity_type, entity_id)
          SELECT 'organization', id FROM changed
          UNION ALL SELECT 'campaign', campaigns.id FROM campaigns JOIN changed ON charity_id = changed.id
          UNION ALL SELECT 'opportunity', opportunities.id FROM opportunities JOIN changed ON charity_id = changed.id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER charities_search_made AFTER INSERT ON charities
      REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_changed_charities();
    CREATE TRIGGER charities_search_changed AFTER UPDATE ON charities
      REFERENCING OLD TABLE AS gone NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_changed_charities();
    CREATE TRIGGER charities_search_gone AFTER DELETE ON charities
      REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_changed_charities();

    CREATE FUNCTION note_changed_offers() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_changes (entity_type, entity_id) SELECT TG_ARGV[0], id FROM moved;
      RETURN NULL;
    END $$;
    ${OFFERS.map(offerTriggers).join('')}
    -- A new entry adds a charity, whose trigger notes the change. An updated entry may leave the charity unchanged.
    CREATE FUNCTION note_changed_register() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_changes (entity_type, entity_id)
        SELECT 'organization', charities.id FROM made JOIN charities ON charities.ein = made.ein WHERE charities.listed;
      RETURN NULL;
    END $$;
    CREATE TRIGGER register_search_changed AFTER UPDATE ON register_entries
      REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_changed_register();

    CREATE FUNCTION note_changed_gift() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_changes (entity_type, entity_id) VALUES ('organization', NEW.charity_id);
      RETURN NULL;
    END $$;
    CREATE TRIGGER donations_search_changed AFTER UPDATE OF status ON donations
      FOR EACH ROW WHEN (NEW.status <> OLD.status AND NEW.status <> 'failed') EXECUTE FUNCTION note_changed_gift();

    CREATE FUNCTION note_changed_signals() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO search_changes (entity_type, entity_id) SELECT entity_type, entity_id FROM made;
      RETURN NULL;
    END $$;
    CREATE TRIGGER signals_search_made AFTER INSERT ON search_signals
      REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_changed_signals();
    CREATE TRIGGER signals_search_changed AFTER UPDATE ON search_signals
      REFERENCING NEW TABLE AS made FOR EACH STATEMENT EXECUTE FUNCTION note_changed_signals();

    INSERT INTO search_changes (entity_type, entity_id)
      SELECT 'organization', id FROM charities WHERE listed
      UNION ALL SELECT 'campaign', id FROM campaigns
      UNION ALL SELECT 'opportunity', id FROM opportunities;
  `,
  down: `
    DROP TRIGGER charities_search_made ON charities;
    DROP TRIGGER charities_search_changed ON charities;
    DROP TRIGGER charities_search_gone ON charities;
    ${OFFERS.map(dropOfferTriggers).join('')}
    DROP TRIGGER register_search_changed ON register_entries;
    DROP TRIGGER donations_search_changed ON donations;
    DROP TABLE search_builds, search_words, search_signals, search_changes;
    DROP FUNCTION note_changed_charities, note_changed_offers, note_changed_register, note_changed_gift, note_changed_signals;
    DROP EXTENSION fuzzystrmatch;
  `,
};
