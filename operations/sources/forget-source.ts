import { type Database } from '../../db/database';
import { updateSource } from '../../db/queries/sources/sources';

/** Records that the processor has deleted its data about a removed source. */
export async function forgetSource(
  tx: Database,
  { sourceId, at }: { sourceId: string; at: Date },
): Promise<void> {
  await updateSource(tx, sourceId, { forgottenAt: at });
}
