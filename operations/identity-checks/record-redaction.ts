import { type Database } from '../../db/database';
import { markRedacted } from '../../db/queries/identity-checks/identity-checks';

/** Records that the vendor is deleting a person's data. */
export async function recordRedaction(
  tx: Database,
  { checkId, at }: { checkId: string; at: Date },
): Promise<void> {
  await markRedacted(tx, checkId, at);
}
