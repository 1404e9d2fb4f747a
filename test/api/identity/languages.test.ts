/** The account's pages speak the language of the person if it is known, else of the browser. All texts can be translated. */
import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../../../db/database';
import { readConfig } from '../../../config';
import { createSecretBox } from '../../../gateways';
import { unsubscribeToken } from '../../../gateways/mail/unsubscribe-token';
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { LISTED_SOURCES } from '../../../domain/sandbox/sources';
import { setPreferences } from '../../../operations/mails/set-preferences';
import { buildActor, buildCharity } from '../../factories';
import { startApi, type TestApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import {
  buildClient,
  buildPerson,
  PASSWORD,
  readInvitationToken,
  REDIRECT_URI,
  type RegisteredClient,
} from '../../support/oauth';
import { waitFor } from '../../support/wait';

let api: TestApi;
let client: RegisteredClient;
beforeAll(async () => {
  api = await startApi();
  client = await buildClient(api);
});
afterAll(() => api?.close());

const speaking = (language: string) => new FormBrowser(api.url, { 'Accept-Language': language });

function authorizePath(): string {
  const query = new URLSearchParams({
    client_id: client.client_id,
    redirect_uri: REDIRECT_URI,
    response_type: 'code',
    scope: 'openid profile email offline_access donations:read charities:read impact:read',
    prompt: 'consent',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  return `/oauth/authorize?${query.toString()}`;
}

const titleOf = (page: Visit) => /<h1>([^<]*)<\/h1>/.exec(page.text)?.[1];

describe('before anybody signed in, the browser decides', () => {
  it.each([
    ['de-DE,de;q=0.9', 'de', 'Anmelden'],
    ['es-MX', 'es', 'Iniciar sesión'],
    ['fr', 'en', 'Sign in'],
  ])('%s gets %s', async (accepted, language, title) => {
    const page = await speaking(accepted).open('/account');
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(titleOf(page)).toBe(title);
    expect(page.headers.get('Vary')).toContain('Accept-Language');
  });

  it('an error is in the same language', async () => {
    const page = await speaking('de').open('/account/unsubscribe?token=none');
    expect([page.status, titleOf(page)]).toEqual([422, 'Dieser Link funktioniert nicht']);
  });
});

it('once somebody signed in, their own language decides', async () => {
  const { email, userId } = await buildPerson(api);
  await inTransaction(api.db, (tx) => setPreferences(tx, { userId, locale: 'es', switches: {} }));
  const browser = speaking('de');
  const overview = await browser.send(await browser.open('/account'), '/sign-in', {
    email,
    password: PASSWORD,
  });
  expect(titleOf(overview)).toBe('Su cuenta');
  expect(titleOf(await browser.open(authorizePath()))).toBe('¿Permitir Giving App?');
});

it('a new account keeps the language in which it was made', async () => {
  const browser = speaking('de');
  const signIn = await browser.open('/account');
  const register = await browser.open(`${new URL(signIn.url).pathname}/register`);
  const weak = { name: 'Ada', email: 'neu@example.org', password: 'kurz' };
  expect((await browser.send(register, '/register', weak)).text).toContain('Mindestens 12 Zeichen.');
  await browser.send(register, '/register', { ...weak, password: PASSWORD });
  const login = await waitFor('the account', () => findLoginByEmail(api.db, weak.email));
  expect(login.locale).toBe('de');
});

/** What a page says outside the marks of the pseudo-language, without names that were given to it. */
function untranslated({ text }: Visit, names: string[]): string[] {
  const body = text
    .replace(/<head>[^]*<\/head>/, '')
    .replace(/<(\w+)[^>]* (?:lang="en"|translate="no")[^>]*>[^<]*<\/\1>/g, '')
    .replace(/https?:\/\/[^\s<"]+|0x[0-9a-f]{40}/g, '')
    .replace(/<(code|svg)[^>]*>[^]*?<\/\1>/g, '');
  const labels = [...body.matchAll(/(?:aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, label = '']) => label,
  );
  const said = [...body.replace(/<[^>]*>/g, '\n').split('\n'), ...labels];
  return said
    .map((each) =>
      names.reduce((rest, name) => rest.replaceAll(name, ''), each.replace(/⟦[^⟧]*⟧/g, '')).trim(),
    )
    .filter((each) => /\p{L}{2}/u.test(each));
}

it('has no text that cannot be translated', async () => {
  const { email, userId } = await buildPerson(api);
  const charity = await buildCharity(api.db, { name: 'River Fund' });
  const member = await buildActor(api.db, { memberOf: charity.id });
  const path = `/v1/charities/${charity.id}/invitations`;
  await api.call('POST', path, { key: member.key, body: { email } });
  const invitation = await readInvitationToken(api, email);
  const secrets = createSecretBox(readConfig({}).dataKeys);
  const mailToken = unsubscribeToken(secrets, userId, 'hours_due') ?? '';
  const browser = speaking('en-XA');
  const seen: Visit[] = [];
  const see = async (page: Promise<Visit>) => {
    seen.push(await page);
    return page;
  };

  const signIn = await see(browser.open(authorizePath()));
  const register = await see(browser.open(`${new URL(signIn.url).pathname}/register`));
  await see(browser.send(register, '/register', { name: '', email: 'none', password: 'short' }));
  await see(browser.send(signIn, '/sign-in', { email, password: 'wrong' }));
  for (const each of ['confirm?token=none', 'new-password?token=none']) {
    const page = await see(browser.open(`/account/${each}`));
    await see(browser.send(page, `/${each.split('?')[0] ?? ''}`, { password: PASSWORD }));
  }
  await see(browser.open('/account/register'));
  for (const each of ['forgotten', 'guest']) {
    const page = await see(browser.open(`/account/${each}`));
    await see(browser.send(page, `/${each}`, { email: 'nobody@example.org' }));
  }
  await see(browser.open('/account/guest?token=none'));
  const unsubscribe = await see(browser.open(`/account/unsubscribe?token=${mailToken}`));
  await see(browser.send(unsubscribe, `/account/unsubscribe?token=${mailToken}`, {}));

  const consent = await see(browser.send(signIn, '/sign-in', { email, password: PASSWORD }));
  expect(consent.text).toContain('/consent"');
  for (const each of ['', '/security', '/sources', '/mail', `/invitation?token=${invitation}`])
    await see(browser.open(`/account${each}`));
  const invited = seen.at(-1);
  if (invited !== undefined) await see(browser.send(invited, '/invitation', {}));
  await see(browser.open('/account/invitation?token=none'));
  const sources = await browser.open('/account/sources');
  await see(browser.send(sources, '/add', { test_source: LISTED_SOURCES[0]?.source ?? '' }));
  await see(browser.open('/account?error=access_denied'));
  const leaving = await see(browser.open('/oauth/sign-out'));
  await see(browser.send(leaving, '/oauth/sign-out/confirm', { logout: 'yes' }));

  expect(seen.length).toBeGreaterThan(20);
  const names = [
    email,
    'Giving App',
    'app.example',
    'River Fund',
    'Giving Platform',
    'English',
    'Español',
    'Deutsch',
  ];
  const faults = seen.flatMap((page) =>
    untranslated(page, names).map((text) => `${new URL(page.url).pathname}: ${text}`),
  );
  expect(faults).toEqual([]);
  const untouched = seen.filter(({ text }) => !text.includes('<html lang="en-XA">'));
  expect(untouched.map(({ url }) => url)).toEqual([]);
});
