import { type Database } from '../../db/database';
import { insertDays } from '../../db/queries/reconciliation/lines';

/** Records that a channel's list for a day was read completely. Movements that are not in it are missing. */
export async function noteDay(
  tx: Database,
  { channel, day, at }: { channel: string; day: string; at: Date },
): Promise<void> {
  await insertDays(tx, channel, [day], at);
}
