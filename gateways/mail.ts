/** Mail: promised in the transaction that causes it, sealed at rest, sent afterwards by the worker. */
import { type Database } from '../db/database';
import { type StoredMail } from '../db/queries/platform/mails';
import { insertMail } from '../db/queries/platform/promise-mail';
import { type SecretBox } from '.';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Promises a mail with the caller's state change: it leaves if and only if that is committed. */
export async function promiseMail(tx: Database, secrets: SecretBox, mail: Mail): Promise<void> {
  await insertMail(tx, secrets.seal(JSON.stringify(mail)));
}

/** A stored mail as it was promised. */
export function openMail(secrets: SecretBox, stored: Pick<StoredMail, 'sealedMessage'>): Mail {
  return JSON.parse(secrets.open(stored.sealedMessage)) as Mail;
}
