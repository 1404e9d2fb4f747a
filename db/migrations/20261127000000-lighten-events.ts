import type { Migration } from '.';

/**
 * Each state change writes an event: what its row does not need it does not pay for. The insert itself finds the account, so the key
 * need not lock it; and an event has no place in the feed until fan-out.
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
