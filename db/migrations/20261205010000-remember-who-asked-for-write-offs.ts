import type { Migration } from '.';

/** Stores who can use the credential that requested a write-off. None of these users may approve it. */
export const whoAskedForWriteOffs: Migration = {
  name: '20261205010000-remember-who-asked-for-write-offs',
  up: `
    ALTER TABLE write_offs ADD COLUMN asking_persons text[];
    UPDATE write_offs SET asking_persons = ARRAY[requested_by_user_id];
    ALTER TABLE write_offs ALTER COLUMN asking_persons SET NOT NULL;
  `,
  down: `
    ALTER TABLE write_offs DROP COLUMN asking_persons;
  `,
};
