import { inTransaction } from '../db/database';
import { type ChangeStatus } from '../domain/charities/changes';
import { endCoolingOff } from '../operations/charities/decide-change';
import { type ActivityDependencies } from '.';

export function createCharityActivities({ db, gateways }: ActivityDependencies) {
  return {
    /**
     * Ends the cooling-off period of a change. Applies the change, or leaves it to a reviewer. Returns the
     * change's status.
     */
    async endCoolingOff({ changeId }: { changeId: string }): Promise<ChangeStatus> {
      const { secrets, address } = gateways;
      const at = new Date();
      return (await inTransaction(db, (tx) => endCoolingOff({ tx, at, secrets, address }, changeId))).status;
    },
  };
}
