import { type Database } from '../../db/database';
import { isBouncing } from '../../db/queries/mails/readers';
import { dropMail } from '../../db/queries/platform/mails';
import { goesToBouncing, type MailKind } from '../../domain/mails/kinds';

/** Drops a mail to an address that bounces, unless the mail is about security. Returns true if it did. */
export async function dropIfBouncing(
  tx: Database,
  { mailId, kind, email }: { mailId: string; kind: MailKind | null; email: string },
): Promise<boolean> {
  if (goesToBouncing(kind) || !(await isBouncing(tx, email))) return false;
  await dropMail(tx, mailId);
  return true;
}
