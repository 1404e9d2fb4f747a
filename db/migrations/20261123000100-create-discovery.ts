import type { Migration } from '.';

export const discovery: Migration = {
  name: '20261123000100-create-discovery',
  up: `
    -- Records users' interactions with search hits. Each kind counts once per user, entity and day.
    CREATE TABLE search_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id text NOT NULL REFERENCES users,
      entity_type text NOT NULL CHECK (entity_type IN ('organization', 'campaign', 'opportunity')),
      entity_id text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('impression', 'click', 'conversion', 'dwell', 'share')),
      day date NOT NULL,
      dwell_seconds integer CHECK (dwell_seconds BETWEEN 0 AND 3600),
      folded boolean NOT NULL DEFAULT false,
      CHECK ((kind = 'dwell') = (dwell_seconds IS NOT NULL)),
      UNIQUE (user_id, entity_type, entity_id, kind, day)
    );
    CREATE INDEX search_events_unfolded ON search_events (id) WHERE NOT folded;
    CREATE INDEX search_events_day ON search_events (day);

    -- Operators report mentions of a charity, and emergencies of a charity or a category, optionally in one state.
    CREATE TABLE mentions (
      id text PRIMARY KEY,
      kind text NOT NULL CHECK (kind IN ('social', 'news', 'emergency')),
      charity_id text REFERENCES charities,
      category text,
      state text,
      title text NOT NULL,
      source_url text,
      weight integer NOT NULL CHECK (weight BETWEEN 1 AND 100),
      occurred_at timestamptz NOT NULL,
      ends_at timestamptz,
      created_by text NOT NULL REFERENCES users,
      created_at timestamptz NOT NULL,
      CHECK ((kind = 'emergency') = (ends_at IS NOT NULL)),
      CHECK (charity_id IS NOT NULL OR category IS NOT NULL)
    );
    CREATE INDEX mentions_lately ON mentions (occurred_at);
    CREATE INDEX mentions_emergencies ON mentions (ends_at) WHERE kind = 'emergency';

    CREATE TABLE trends (
      charity_id text PRIMARY KEY REFERENCES charities,
      score numeric(5, 2) NOT NULL CHECK (score BETWEEN 0 AND 100),
      rising boolean NOT NULL,
      computed_at timestamptz NOT NULL
    );
    CREATE INDEX trends_score ON trends (score DESC, charity_id);

    -- Donors of charity_id also give to other_id. likeness is the cosine similarity of their donors.
    CREATE TABLE given_together (
      charity_id text NOT NULL REFERENCES charities,
      other_id text NOT NULL REFERENCES charities,
      likeness double precision NOT NULL CHECK (likeness > 0 AND likeness <= 1),
      PRIMARY KEY (charity_id, other_id)
    );
  `,
  down: `
    DROP TABLE given_together, trends, mentions, search_events;
  `,
};
