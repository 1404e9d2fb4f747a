import { type Database } from '../../db/database';
import { clearBouncing } from '../../db/queries/mails/readers';

/** Sends mails to an address again that had refused one. The user says that it works again. */
export async function trustAddress(tx: Database, { userId }: { userId: string }): Promise<void> {
  await clearBouncing(tx, userId);
}
