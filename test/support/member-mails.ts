/** Mails that tests of operations read. */
import { readConfig } from '../../config';
import { type Database } from '../../db/database';
import { confirmLogin, insertLogin } from '../../db/queries/access/logins';
import { listNewestMails } from '../../db/queries/platform/mails';
import { createSecretBox } from '../../gateways';
import { openMail } from '../../letters/mails/write';

export const secrets = createSecretBox(readConfig({}).dataKeys);
/** The keys and the address of the pages, with which operations write mails. */
export const means = { secrets, address: 'https://give.example' };

/** A call or a path of the API. Mails link pages instead. */
export const API_CALL = /\b(GET|POST|PUT|PATCH|DELETE) \/|\/v1\//;

/** Gives a user a confirmed address. */
export async function giveAddress(db: Database, userId: string): Promise<void> {
  await insertLogin(db, { userId, email: `${userId}@example.org`, passwordHash: 'hash' });
  await confirmLogin(db, userId, new Date());
}

/** The newest mails, newest first. */
export async function readNewestMails(db: Database, limit: number) {
  return (await listNewestMails(db, limit)).map((stored) => openMail(means, stored));
}
