import type { Migration } from '.';

/**
 * A delivery that somebody requested is attempted at once, even while its endpoint rests after failures. The owner sees
 * when the rest ends.
 */
export const askedDeliveries: Migration = {
  name: '20270131000000-deliver-when-asked',
  up: `
    ALTER TABLE webhook_deliveries ADD COLUMN asked boolean NOT NULL DEFAULT false;
    CREATE INDEX webhook_deliveries_asked ON webhook_deliveries (id) WHERE state = 'pending' AND asked;
    ALTER TABLE webhook_endpoints ADD COLUMN resting_until timestamptz;
  `,
  down: `
    ALTER TABLE webhook_endpoints DROP COLUMN resting_until;
    ALTER TABLE webhook_deliveries DROP COLUMN asked;
  `,
};
