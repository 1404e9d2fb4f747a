import type { Migration } from '.';

/** A charge that is being cancelled says why. Whichever run of the gift's workflow ends it then names the right reason. */
export const reasonsToCancel: Migration = {
  name: '20270304000000-note-why-charges-are-cancelled',
  up: `ALTER TABLE charges ADD COLUMN cancel_code text;`,
  down: `ALTER TABLE charges DROP COLUMN cancel_code;`,
};
