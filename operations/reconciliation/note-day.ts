import { type Database } from '../../db/database';
import { insertDays } from '../../db/queries/reconciliation/lines';

/** Notes that the whole list of a channel was read for a day, such as "2026-12-14". What is not in it is missing there. */
export async function noteDay(
  tx: Database,
  { channel, day, at }: { channel: string; day: string; at: Date },
): Promise<void> {
  await insertDays(tx, channel, [day], at);
}
