import { type Database } from '../../db/database';
import { findCharity, insertCharity } from '../../db/queries/charities/charities';
import { sandboxCharity } from '../../domain/sandbox/charity';

/** Adds the test charity that every sandbox has. Does nothing if it exists already. */
export async function addTestCharity(tx: Database): Promise<void> {
  if ((await findCharity(tx, sandboxCharity.id)) === undefined) await insertCharity(tx, sandboxCharity);
}
