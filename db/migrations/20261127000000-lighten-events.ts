import type { Migration } from '.';

/**
 * Makes event rows cheaper, because each state change writes one. The insert looks up the account, so no foreign key
 * needs to lock it. The unique index skips an event until fan-out gives it a sequence.
 */
export const lightEvents: Migration = {
  name: '20261127000000-lighten-events',
  up: `
    ALTER TABLE events DROP CONSTRAINT events_account_id_fkey, DROP CONSTRAINT events_account_id_sequence_key;
    CREATE UNIQUE INDEX events_feed ON events (account_id, sequence) WHERE sequence IS NOT NULL;
  `,
  down: `
    DROP INDEX events_feed;
    ALTER TABLE events ADD UNIQUE (account_id, sequence), ADD FOREIGN KEY (account_id) REFERENCES accounts;
  `,
};
