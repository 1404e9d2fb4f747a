/** Damages the books of a test, to prove that the ledger check notices. */
import {
  closeDatabase,
  type Database,
  inTransaction,
  openDatabase,
  runStatement,
} from '../../../db/database';

const BACK = 'take the damage back';

/** Does damage with every trigger and foreign key away, looks at it, and takes the damage back. */
export async function lookAtDamage<Seen>(
  url: string,
  sql: string,
  look: (tx: Database) => Promise<Seen>,
): Promise<Seen> {
  const db = openDatabase({ url, poolMax: 1 });
  const seen: Seen[] = [];
  const damage = inTransaction(db, async (tx) => {
    await runStatement(tx, `SET LOCAL session_replication_role = replica; ${sql}`);
    seen.push(await look(tx));
    throw new Error(BACK);
  });
  try {
    await expect(damage).rejects.toThrow(BACK);
  } finally {
    await closeDatabase(db);
  }
  return seen[0] as Seen;
}
