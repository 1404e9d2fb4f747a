import { type Database } from '../../db/database';
import { insertMail } from '../../db/queries/platform/promise-mail';
import { type SecretBox } from '../../gateways';
import { type Mail, sealMail } from '../../gateways/sealed-mail';

/** Stores a mail with the caller's state change. The worker sends it if and only if that change is committed. */
export async function sendMail(tx: Database, secrets: SecretBox, mail: Mail): Promise<void> {
  await insertMail(tx, sealMail(secrets, mail));
}
