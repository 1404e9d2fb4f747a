import type { Migration } from '.';

/** Stores appointments for video calls of verifications. A verification has at most one open appointment. */
export const holdVideoCalls: Migration = {
  name: '20270124000000-hold-video-calls',
  up: `
    CREATE TABLE verification_video_calls (
      id text PRIMARY KEY,
      verification_id text NOT NULL REFERENCES verifications,
      status text NOT NULL
        CHECK (status IN ('proposed', 'scheduled', 'cancelled', 'passed', 'failed', 'no_show')),
      at timestamptz NOT NULL,
      link text,
      set_by text NOT NULL REFERENCES users,
      -- Counts the changes, so that each one is mailed.
      revision integer NOT NULL,
      present text[] NOT NULL DEFAULT '{}',
      notes text,
      recorded_by text REFERENCES users,
      recorded_at timestamptz,
      CHECK ((status IN ('passed', 'failed', 'no_show')) = (recorded_by IS NOT NULL)),
      CHECK ((recorded_by IS NULL) = (recorded_at IS NULL))
    );
    CREATE INDEX verification_video_calls_of ON verification_video_calls (verification_id, id);
    CREATE UNIQUE INDEX verification_video_calls_open ON verification_video_calls (verification_id)
      WHERE status IN ('proposed', 'scheduled');
  `,
  down: `
    DROP TABLE verification_video_calls;
  `,
};
