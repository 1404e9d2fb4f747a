import { type Database } from '../../db/database';
import { clearBouncing } from '../../db/queries/mails/readers';

/** Resumes mails to an address that bounced, because its user says that the address works again. */
export async function trustAddress(tx: Database, { userId }: { userId: string }): Promise<void> {
  await clearBouncing(tx, userId);
}
