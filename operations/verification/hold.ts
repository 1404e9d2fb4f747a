import { type Database } from '../../db/database';
import { lockVerification, type Verification } from '../../db/queries/verification/verifications';
import { requireRow } from '../../domain/errors';

/** The verification, locked until the transaction ends. */
export async function holdVerification(tx: Database, id: string): Promise<Verification> {
  return requireRow(await lockVerification(tx, id), id);
}
