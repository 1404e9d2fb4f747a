/** Sends stored mails. A sandbox without a mail server keeps them and shows them on a page. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { claimDueMails, markMailSent } from '../db/queries/platform/mails';
import { type Gateways } from '../gateways';
import { openMail } from '../gateways/mail/sealed-mail';
import { type Pump, startPump } from './pump';

const IDLE_MS = 2_000;
const BATCH = 10;

/** Starts the relay if the installation has a mail server. */
export function startMailRelay(db: Database, gateways: Gateways, log: Logger): Pump | undefined {
  if (gateways.mailer === undefined) return undefined;
  return startPump({ name: 'mails', work: () => relayMails(db, gateways, log), idleMs: IDLE_MS, log });
}

/** Sends a batch. A mail that could not be sent is retried later. After a crash, a mail may be sent twice. */
export async function relayMails(db: Database, gateways: Gateways, log: Logger): Promise<boolean> {
  const { mailer, secrets } = gateways;
  if (mailer === undefined) return false;
  const due = await claimDueMails(db, BATCH);
  for (const mail of due) {
    try {
      await mailer.send(openMail(secrets, mail));
      await markMailSent(db, mail.id);
    } catch (error) {
      const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
      // Does not log the server's message: it may quote the address.
      log.warn({ mailId: mail.id, code, responseCode }, 'a mail could not be sent and will be retried');
    }
  }
  return due.length === BATCH;
}
