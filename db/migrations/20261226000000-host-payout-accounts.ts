import type { Migration } from '.';

/**
 * A hosted account is paid only while its provider allows payouts. The provider may change the bank behind the account.
 */
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
