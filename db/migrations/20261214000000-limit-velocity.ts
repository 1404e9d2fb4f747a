import type { Migration } from '.';

/** Counts the gifts and declined charges of cards, users and IP addresses. Blocks those that reach a limit. */
export const limitVelocity: Migration = {
  name: '20261214000000-limit-velocity',
  up: `
    -- Only gifts from the platform's own pages have an address. The hash is what is counted.
    ALTER TABLE charges ADD COLUMN address_hash text, ADD COLUMN address_network text;

    CREATE TABLE velocity_counts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      subject_hash text NOT NULL,
      reason text NOT NULL CHECK (reason IN ('gifts', 'declines')),
      counted_at timestamptz NOT NULL
    );
    CREATE INDEX velocity_counts_subject ON velocity_counts (subject_hash, reason, counted_at);
    CREATE INDEX velocity_counts_age ON velocity_counts (counted_at);

    CREATE TABLE velocity_blocks (
      id text PRIMARY KEY,
      subject_hash text NOT NULL,
      subject_kind text NOT NULL CHECK (subject_kind IN ('card', 'user', 'address')),
      -- What operators see of the subject. It is never a whole fingerprint or address.
      shown text NOT NULL,
      reason text NOT NULL CHECK (reason IN ('gifts', 'declines')),
      created_at timestamptz NOT NULL,
      ends_at timestamptz NOT NULL,
      lifted_at timestamptz,
      lifted_by_user_id text REFERENCES users,
      lift_reason text,
      CHECK ((lifted_at IS NULL) = (lift_reason IS NULL))
    );
    CREATE INDEX velocity_blocks_subject ON velocity_blocks (subject_hash, ends_at) WHERE lifted_at IS NULL;
    CREATE INDEX velocity_blocks_end ON velocity_blocks (ends_at);
  `,
  down: `
    DROP TABLE velocity_blocks, velocity_counts;
    ALTER TABLE charges DROP COLUMN address_hash, DROP COLUMN address_network;
  `,
};
