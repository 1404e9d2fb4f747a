import { type Database } from '../../db/database';
import { confirmLogin, findLoginByUser, insertLogin, replacePassword } from '../../db/queries/access/logins';

export interface DemoLogin {
  userId: string;
  /** The addresses to try. The first one may belong to a demo user whose key was lost. */
  emails: string[];
  passwordHash: string;
  at: Date;
}

/** Lets a demo user sign in with this password. Returns the address. */
export async function setDemoLogin(tx: Database, login: DemoLogin): Promise<string> {
  const { userId, emails, passwordHash, at } = login;
  const known = await findLoginByUser(tx, userId);
  if (known !== undefined) {
    await replacePassword(tx, userId, passwordHash);
    return known.email;
  }
  for (const email of emails) {
    if (!(await insertLogin(tx, { userId, email, passwordHash }))) continue;
    await confirmLogin(tx, userId, at);
    return email;
  }
  throw new Error(`no address is free for the demo user ${userId}`);
}
