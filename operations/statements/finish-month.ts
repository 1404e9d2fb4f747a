import { type Database } from '../../db/database';
import { finishMonth as storeFinish } from '../../db/queries/statements/months';
import { type Month } from '../../domain/statements/period';

/** Stores that every statement of a month has its hash. */
export async function finishMonth(tx: Database, month: Month, { at }: { at: Date }): Promise<void> {
  await storeFinish(tx, month, at);
}
