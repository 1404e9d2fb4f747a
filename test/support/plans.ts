/** Plans in installations whose worker runs. */
import { type Database, selectRows } from '../../db/database';
import { waitFor } from './wait';

/** Waits until the first gift of a plan is charged or has failed. Before, the plan takes no change. */
export async function untilBegun(db: Database, planId: string): Promise<void> {
  await waitFor('the first charge of the plan', async () => {
    const begun = await selectRows(
      db,
      `SELECT 1 FROM recurring_plans WHERE id = $1 AND status <> 'pending'`,
      [planId],
    );
    return begun.length > 0;
  });
}
