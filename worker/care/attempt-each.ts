/** Does background work on rows one by one. One row that fails does not stop the work on the others. */
import { type Database } from '../../db/database';
import { type Care, forgetCareAttempts, noteCareAttempt } from '../../db/queries/platform/care-attempts';
import { type Logger } from '../../log';

export interface Carer {
  db: Database;
  log: Logger;
}

/**
 * Calls `act` for each item. Notes the attempt first, so that even an item that ends the process waits afterwards. Logs
 * an item that fails. The query that lists the items leaves it out until its wait is over (`isCareDue`). Skips an item
 * that another worker has just taken.
 */
export async function attemptEach<Item extends { id: string }>(
  { db, log }: Carer,
  { care, items, at }: { care: Care; items: Item[]; at: Date },
  act: (item: Item) => Promise<void>,
): Promise<void> {
  for (const item of items) {
    const itemId = item.id;
    const attempts = await noteCareAttempt(db, { care, itemId, at });
    if (attempts === undefined) continue;
    try {
      await act(item);
    } catch (error) {
      log.error({ code: 'CARE_FAILED', care, itemId, attempts, error }, 'background work on one row failed');
      continue;
    }
    await forgetCareAttempts(db, care, [itemId]);
  }
}
