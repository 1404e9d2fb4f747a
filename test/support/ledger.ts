/** Checks the ledger of a test. */
import { type Database } from '../../db/database';
import { checkLedger, type InvariantResult } from '../../db/queries/ledger/check';

/** Returns the invariants that the ledger breaks. */
export async function brokenInvariants(db: Database): Promise<InvariantResult[]> {
  const results: InvariantResult[] = [];
  await checkLedger(db, (result) => results.push(result));
  return results.filter(({ offenders }) => offenders > 0);
}
