/** Checks the ledger as its operators do. */
import { type Database } from '../../db/database';
import { checkLedger, type InvariantResult } from '../../db/queries/ledger/check';

/** Returns the invariants of the ledger that do not hold. */
export async function findBroken(db: Database): Promise<InvariantResult[]> {
  const broken: InvariantResult[] = [];
  await checkLedger(db, (result) => {
    if (result.offenders > 0) broken.push(result);
  });
  return broken;
}
