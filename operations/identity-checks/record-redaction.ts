import { type Database } from '../../db/database';
import { markRedacted } from '../../db/queries/identity-checks/identity-checks';

/** Records that the vendor deletes what it knows of a person. */
export async function recordRedaction(
  tx: Database,
  { checkId, at }: { checkId: string; at: Date },
): Promise<void> {
  await markRedacted(tx, checkId, at);
}
