import type { Migration } from '.';

/** Accounts that a provider hosts are paid only while the provider says so. Their banks may change behind them. */
export const hostPayoutAccounts: Migration = {
  name: '20261226000000-host-payout-accounts',
  up: `
    ALTER TABLE payout_accounts ADD COLUMN is_payable boolean NOT NULL DEFAULT true;
    ALTER TABLE payout_accounts DROP CONSTRAINT payout_accounts_disabled_reason_check,
      ADD CONSTRAINT payout_accounts_disabled_reason_check
        CHECK (disabled_reason IN ('refused', 'removed', 'returned', 'changed'));
  `,
  down: `
    UPDATE payout_accounts SET disabled_reason = 'removed' WHERE disabled_reason = 'changed';
    ALTER TABLE payout_accounts DROP CONSTRAINT payout_accounts_disabled_reason_check,
      ADD CONSTRAINT payout_accounts_disabled_reason_check
        CHECK (disabled_reason IN ('refused', 'removed', 'returned'));
    ALTER TABLE payout_accounts DROP COLUMN is_payable;
  `,
};
