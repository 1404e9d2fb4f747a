/** People and applications of the OAuth tests. */
import { type Database, inTransaction } from '../../db/database';
import { insertAccount, insertUser } from '../../db/queries/access/accounts';
import { confirmLogin, findLoginByEmail, insertLogin } from '../../db/queries/access/logins';
import { hashPassword } from '../../api/identity/passwords';
import { type Mail } from '../../gateways/mail/mailer';
import { newId } from '../../new-id';
import { setPreferences } from '../../operations/mails/preferences';
import { buildActor } from '../factories';
import { type Person, type TestApi } from './api';
import { readNewestMails } from './member-mails';
import { FormBrowser, type Visit } from './browser';

export const PASSWORD = 'correct horse battery';
export const REDIRECT_URI = 'https://app.example/callback';

export interface RegisteredClient {
  client_id: string;
  client_secret: string | null;
}

/** Gives a user a confirmed login with `PASSWORD`. */
export async function addLogin(db: Database, userId: string, email: string): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  await inTransaction(db, async (tx) => {
    await insertLogin(tx, { userId, email, passwordHash });
    await confirmLogin(tx, userId, new Date());
  });
}

/** Somebody who registered and confirmed. */
export async function buildPerson(
  api: Pick<TestApi, 'db'>,
): Promise<{ email: string; userId: string; accountId: string }> {
  const userId = newId('user');
  const email = `${userId}@example.org`;
  const accountId = await inTransaction(api.db, async (tx) => {
    const account = await insertAccount(tx, { name: 'Ada', kind: 'personal' });
    await insertUser(tx, {
      id: userId,
      accountId: account,
      name: 'Ada',
      isReviewer: false,
      isOperator: false,
      verificationLevel: 'none',
      createdAt: new Date(),
    });
    await addLogin(tx, userId, email);
    return account;
  });
  return { email, userId, accountId };
}

/** Chooses the language of an account. */
export async function speakTo(db: Database, email: string, locale: string): Promise<void> {
  const login = await findLoginByEmail(db, email);
  if (login === undefined) throw new Error(`${email} has no account`);
  await inTransaction(db, (tx) => setPreferences(tx, { userId: login.userId, locale, switches: {} }));
}

/** Registers a client by the API, as an operator does. */
export async function buildClient(
  api: Pick<TestApi, 'db' | 'call'>,
  changes: Record<string, unknown> = {},
): Promise<RegisteredClient> {
  const { key } = await buildActor(api.db, { isOperator: true });
  const { status, body, text } = await api.call<RegisteredClient>('POST', '/v1/oauth/clients', {
    key,
    body: {
      name: 'Giving App',
      kind: 'web',
      redirect_uris: [REDIRECT_URI],
      scopes: ['donations:read', 'charities:read', 'impact:read'],
      ...changes,
    },
  });
  if (status !== 201) throw new Error(text);
  return body;
}

/** Signs in and agrees; answers the address that the application is called back at. */
export async function signInAndAllow(
  api: TestApi,
  authorizationUrl: URL,
  email: string,
  browser = new FormBrowser(api.url),
): Promise<URL> {
  let page = await browser.open(authorizationUrl.href);
  if (page.text.includes('/sign-in"'))
    page = await browser.send(page, '/sign-in', { email, password: PASSWORD });
  if (page.text.includes('/consent"')) page = await browser.send(page, '/consent', { answer: 'allow' });
  return backAtApplication(page);
}

export function backAtApplication(page: Visit): URL {
  if (!page.url.startsWith(REDIRECT_URI)) throw new Error(`stuck at ${page.url}: ${page.text}`);
  return new URL(page.url);
}

/** The mails that the sandbox keeps, newest first. */
export async function readMails({ db }: Pick<TestApi, 'db'>): Promise<Mail[]> {
  return readNewestMails(db, 50);
}

/** The token of the newest invitation that was mailed to an address. */
export async function readInvitationToken(api: TestApi, email: string): Promise<string> {
  const mail = (await readMails(api)).find(({ to }) => to === email);
  return /invitation\?token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'no mail';
}

export interface PersonWithLogin extends Person {
  email: string;
}

/** Makes somebody with a key, and with an address and a password to sign in with. */
export async function buildPersonWithKey(api: TestApi): Promise<PersonWithLogin> {
  const person = await api.person();
  const email = `${person.userId}@example.org`;
  await addLogin(api.db, person.userId, email);
  return { ...person, email };
}
