import { inTransaction } from '../db/database';
import { type AccountStatus } from '../domain/payout-accounts/account';
import { endAccountCoolingOff } from '../operations/payout-accounts/cooling-off';
import { type ActivityDependencies } from '.';

export function createPayoutAccountActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Makes a payout account active after its cooling-off. Returns the account's status. */
    async endAccountCoolingOff({ accountId }: { accountId: string }): Promise<AccountStatus> {
      const { secrets, address } = gateways;
      const at = new Date();
      return (await inTransaction(db, (tx) => endAccountCoolingOff({ tx, at, secrets, address }, accountId)))
        .status;
    },
  };
}
