/** Sends stored mails. A sandbox without a mail server keeps the mails and shows them on a page. */
import { type Logger } from '../log';
import { type Database, inTransaction } from '../db/database';
import { lockDueMail, markMailSent, postponeMail, type StoredMail } from '../db/queries/platform/mails';
import { type Gateways } from '../gateways';
import { type Mail, refusesAddress } from '../gateways/mail/mailer';
import { openMail } from '../letters/mails/write';
import { dropIfBouncing, noteBounce } from '../operations/mails/preferences';

const BATCH = 10;

/** Sends a batch. Returns true if more mails may be due. */
export async function relayMails(db: Database, gateways: Gateways, log: Logger): Promise<boolean> {
  if (gateways.mailer === undefined) return false;
  for (let count = 0; count < BATCH; count += 1) {
    if (!(await inTransaction(db, (tx) => relayNext(tx, gateways, log)))) return false;
  }
  return true;
}

/**
 * Sends one mail. Locks its row meanwhile, so that no other worker sends it too. After a crash between the server's
 * answer and the commit, sends the mail again with the same Message-ID. Returns false if no mail is due.
 */
async function relayNext(tx: Database, gateways: Gateways, log: Logger): Promise<boolean> {
  const stored = await lockDueMail(tx);
  if (stored === undefined) return false;
  const mail = write(gateways, stored, log);
  if (mail === undefined) {
    await postponeMail(tx, stored.id);
    return true;
  }
  try {
    // The savepoint keeps the transaction usable, so that a mail that fails in the database is postponed, too.
    await inTransaction(tx, (savepoint) => send(savepoint, gateways, stored, mail));
  } catch (error) {
    const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
    const failure = { mailId: stored.id, code, responseCode };
    // Does not log the server's message, because it may quote the recipient's address.
    if (refusesAddress(error)) {
      await noteBounce({ tx, at: new Date() }, { mailId: stored.id, email: mail.to });
      log.warn(failure, 'the mail server refused the address of a mail permanently');
    } else {
      await postponeMail(tx, stored.id);
      log.warn(failure, 'a mail could not be sent and will be retried');
    }
  }
  return true;
}

/** Returns undefined for a mail that cannot be written. Operators must see that, because every retry fails alike. */
function write(gateways: Gateways, stored: StoredMail, log: Logger): Mail | undefined {
  try {
    return openMail(gateways, stored);
  } catch (error) {
    // An error's message may quote the news of the mail.
    const { name } = Object(error) as { name?: unknown };
    log.error(
      { mailId: stored.id, kind: stored.kind, errorName: name },
      'a stored mail could not be written',
    );
    return undefined;
  }
}

async function send(tx: Database, gateways: Gateways, stored: StoredMail, mail: Mail): Promise<void> {
  const { id: mailId, kind } = stored;
  if (await dropIfBouncing(tx, { mailId, kind, email: mail.to })) return;
  await gateways.mailer?.send(mail, stored.id);
  await markMailSent(tx, stored.id);
}
