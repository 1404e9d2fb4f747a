import { type Database } from '../../../db/database';
import { type Account, findAccount } from '../../../db/queries/access/accounts';
import { type Actor } from '../../../domain/access/actor';
import { requireRow } from '../../../domain/errors';

/** Loads the caller's account. */
export async function loadAccount(db: Database, { accountId }: Actor): Promise<Account> {
  return requireRow(await findAccount(db, accountId), accountId);
}
