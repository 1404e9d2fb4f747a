import type { Migration } from '.';

/** The reconciliation finds the payout of a transfer by Stripe's name, which is all that a reversal made by hand has. */
export const findPayoutsByTransfer: Migration = {
  name: '20270105000000-find-payouts-by-transfer',
  up: `CREATE INDEX payouts_transfer ON payouts (reference) WHERE provider = 'stripe';`,
  down: `DROP INDEX payouts_transfer;`,
};
