import { type Database } from '../../db/database';
import { insertTributeRefusal } from '../../db/queries/tributes/tributes';

/** Records that the owner of an address wants no more mails about tributes. */
export async function refuseTributes(tx: Database, email: string): Promise<void> {
  await insertTributeRefusal(tx, email);
}
