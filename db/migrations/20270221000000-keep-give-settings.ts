import type { Migration } from '.';

/** Members choose how their page for giving looks. */
export const giveSettings: Migration = {
  name: '20270221000000-keep-give-settings',
  up: `ALTER TABLE charities ADD COLUMN give_settings jsonb NOT NULL DEFAULT '{}'`,
  down: `ALTER TABLE charities DROP COLUMN give_settings`,
};
