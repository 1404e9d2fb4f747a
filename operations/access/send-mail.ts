import { type Database } from '../../db/database';
import { insertMail } from '../../db/queries/platform/promise-mail';
import { type SecretBox } from '../../gateways';
import { type Mail, sealMail } from '../../gateways/mail/sealed-mail';

/** Stores a mail in the caller's transaction. The worker sends it only if that transaction commits. */
export async function sendMail(tx: Database, secrets: SecretBox, mail: Mail): Promise<void> {
  await insertMail(tx, { sealedMessage: sealMail(secrets, mail), kind: mail.kind });
}
