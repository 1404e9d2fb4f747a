import type { Migration } from '.';

/**
 * Each entry of a gift's timeline says by a code what happened, so that pages can say it in other languages. Of the
 * earlier entries, only those of completed gifts get one. The others keep their English text.
 */
export const codedTimelines: Migration = {
  name: '20270302000000-code-timelines',
  up: `
    ALTER TABLE donation_timeline
      ADD COLUMN code text,
      ADD COLUMN amount_minor numeric(38, 0),
      ADD COLUMN reason text;
    UPDATE donation_timeline SET code = 'confirmed' WHERE detail = 'Confirmed by the network.';
  `,
  down: `
    ALTER TABLE donation_timeline DROP COLUMN reason, DROP COLUMN amount_minor, DROP COLUMN code;
  `,
};
