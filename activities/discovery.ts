/** Refreshes the trend scores, and the pairs of charities that share donors. */
import { inTransaction } from '../db/database';
import { refreshGivenTogether, refreshTrends } from '../operations/discovery/refresh';
import { type ActivityDependencies } from '.';

export function createDiscoveryActivities({ db }: ActivityDependencies) {
  return {
    /**
     * Computes the trend score of every charity with recent gifts or mentions. Returns the number of scores.
     */
    async refreshTrends({ atMs }: { atMs: number }): Promise<number> {
      return inTransaction(db, (tx) => refreshTrends({ tx, at: new Date(atMs) }));
    },

    /** Computes which pairs of charities share donors. Returns the number of pairs. */
    async refreshGivenTogether({ atMs }: { atMs: number }): Promise<number> {
      return inTransaction(db, (tx) => refreshGivenTogether({ tx, at: new Date(atMs) }));
    },
  };
}
