import type { Migration } from '.';

/** Finds a payout by Stripe's id of its transfer. A reversal that somebody makes by hand has no other id. */
export const findPayoutsByTransfer: Migration = {
  name: '20270105000000-find-payouts-by-transfer',
  up: `CREATE INDEX payouts_transfer ON payouts (reference) WHERE provider = 'stripe';`,
  down: `DROP INDEX payouts_transfer;`,
};
