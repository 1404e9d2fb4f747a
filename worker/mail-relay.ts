/** Sends the mails that were promised. A sandbox without a mail server keeps them for its page. */
import { type Logger } from '../log';
import { type Database } from '../db/database';
import { claimDueMails, markMailSent } from '../db/queries/platform/mails';
import { type Gateways } from '../gateways';
import { openMail } from '../gateways/sealed-mail';
import { type Pump, startPump } from './pump';

const IDLE_MS = 2_000;
const BATCH = 10;

/** Starts sending, when the installation has a mail server. */
export function startMailRelay(db: Database, gateways: Gateways, log: Logger): Pump | undefined {
  if (gateways.mailer === undefined) return undefined;
  return startPump({ name: 'mails', work: () => relayMails(db, gateways, log), idleMs: IDLE_MS, log });
}

/** Sends a batch; a mail that was not taken comes again later, and a crash in between may send one twice. */
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
      // The server's words may quote the address.
      log.warn({ mailId: mail.id, code, responseCode }, 'a mail was not taken, trying again later');
    }
  }
  return due.length === BATCH;
}
