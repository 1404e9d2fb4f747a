import type { Migration } from '.';

/** Adds indexes: charities page through their gifts, and operators search by the last digits of a card or account. */
export const findGifts: Migration = {
  name: '20261217000000-find-gifts',
  up: `
    CREATE INDEX donations_charity ON donations (charity_id, id);
    CREATE INDEX payment_sources_last4 ON payment_sources (last4) WHERE last4 IS NOT NULL;
  `,
  down: `
    DROP INDEX payment_sources_last4;
    DROP INDEX donations_charity;
  `,
};
