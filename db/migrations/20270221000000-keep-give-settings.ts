import type { Migration } from '.';

/** Stores the settings of the giving page that members of a charity choose. */
export const giveSettings: Migration = {
  name: '20270221000000-keep-give-settings',
  up: `ALTER TABLE charities ADD COLUMN give_settings jsonb NOT NULL DEFAULT '{}'`,
  down: `ALTER TABLE charities DROP COLUMN give_settings`,
};
