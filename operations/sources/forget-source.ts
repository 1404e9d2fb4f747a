import { type Database } from '../../db/database';
import { updateSource } from '../../db/queries/sources/sources';

/** Notes that the processor forgot a removed source. */
export async function forgetSource(
  tx: Database,
  { sourceId, at }: { sourceId: string; at: Date },
): Promise<void> {
  await updateSource(tx, sourceId, { forgottenAt: at });
}
