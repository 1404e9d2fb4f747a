import type { Migration } from '.';

/** Finds guests who never gave, to delete them. */
export const idleGuests: Migration = {
  name: '20270203000000-find-idle-guests',
  up: 'CREATE INDEX guests_idle ON guests (created_at) WHERE email IS NULL;',
  down: 'DROP INDEX guests_idle;',
};
