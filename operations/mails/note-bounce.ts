import { type Database } from '../../db/database';
import { markBouncing } from '../../db/queries/mails/readers';
import { dropMail } from '../../db/queries/platform/mails';

/** Drops a mail whose address the server refused for good, and marks the address as bouncing. */
export async function noteBounce(
  tx: Database,
  { mailId, email, at }: { mailId: string; email: string; at: Date },
): Promise<void> {
  await dropMail(tx, mailId);
  await markBouncing(tx, email, at);
}
