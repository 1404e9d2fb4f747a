import type { Migration } from '.';

/** Stores each gift's settlement network. Until now, the sandbox network was the only one. */
export const networksOfGifts: Migration = {
  name: '20261206000000-freeze-networks-of-gifts',
  up: `
    ALTER TABLE donations ADD COLUMN network text NOT NULL DEFAULT 'sandbox' CHECK (network IN ('sandbox', 'receipts'));
  `,
  down: `
    ALTER TABLE donations DROP COLUMN network;
  `,
};
