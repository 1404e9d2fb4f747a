/** Tells donors that nobody claimed the charity of their gift. */
import { Context } from '@temporalio/activity';
import { inTransaction } from '../db/database';
import { offerDonorsChoices } from '../operations/gifts/redirect-gift';
import { type ActivityDependencies } from '.';

export function createUnclaimedGiftActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Tells each donor once that they may choose another charity or a refund. Returns how many it told. */
    async offerUnclaimedChoices(): Promise<number> {
      const { environment } = gateways;
      for (let told = 0; ;) {
        const batch = await inTransaction(db, (tx) =>
          offerDonorsChoices({ tx, at: new Date() }, environment),
        );
        told += batch.told;
        if (batch.isDone) return told;
        Context.current().heartbeat(told);
      }
    },
  };
}
