/** The steps of `discovery`: trends, and the charities that are given to together. */
import { inTransaction } from '../db/database';
import { refreshGivenTogether } from '../operations/discovery/refresh-given-together';
import { refreshTrends } from '../operations/discovery/refresh-trends';
import { type ActivityDependencies } from '.';

export function createDiscoveryActivities({ db }: ActivityDependencies) {
  return {
    /** Scores every charity with recent gifts or mentions; answers how many there are. */
    async refreshTrends({ atMs }: { atMs: number }): Promise<number> {
      return inTransaction(db, (tx) => refreshTrends(tx, { at: new Date(atMs) }));
    },

    /** Computes which charities are given to together; answers how many pairs are kept. */
    async refreshGivenTogether({ atMs }: { atMs: number }): Promise<number> {
      return inTransaction(db, (tx) => refreshGivenTogether(tx, { at: new Date(atMs) }));
    },
  };
}
