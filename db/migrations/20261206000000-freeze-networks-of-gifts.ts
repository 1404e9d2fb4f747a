import type { Migration } from '.';

/** Keeps each gift's settlement network. Until now there was only the sandbox's. */
export const networksOfGifts: Migration = {
  name: '20261206000000-freeze-networks-of-gifts',
  up: `
    ALTER TABLE donations ADD COLUMN network text NOT NULL DEFAULT 'sandbox' CHECK (network IN ('sandbox', 'receipts'));
  `,
  down: `
    ALTER TABLE donations DROP COLUMN network;
  `,
};
