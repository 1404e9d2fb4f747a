/** The account's pages speak the language of the person if it is known, else of the browser. All texts can be translated. */
import { createHash, randomBytes } from 'node:crypto';
import { readConfig } from '../../../config';
import { createSecretBox } from '../../../gateways';
import { unsubscribeToken } from '../../../domain/mails/unsubscribe-token';
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import {
  buildClient,
  buildPerson,
  PASSWORD,
  readInvitationToken,
  REDIRECT_URI,
  type RegisteredClient,
  speakTo,
} from '../../support/oauth';
import { askReferee } from '../../factories/referees';
import { expectTranslated } from '../../long/browser/translated';
import { waitFor } from '../../support/wait';

const api = useApi();
let client: RegisteredClient;
beforeAll(async () => {
  client = await buildClient(api);
});

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
    ['xx', 'en', 'Sign in'],
  ])('%s gets %s', async (accepted, language, title) => {
    const page = await speaking(accepted).open('/account/security');
    expect(page.text).toContain(`<html lang="${language}">`);
    expect(titleOf(page)).toBe(title);
    expect(page.headers.get('Vary')).toContain('Accept-Language');
  });

  it('what a public proof is, is explained in that language, also if a link names it', async () => {
    const page = await speaking('de').open('/receipts');
    expect([page.status, titleOf(page)]).toEqual([200, 'Was ein öffentlicher Nachweis ist']);
    expect(titleOf(await speaking('de').open('/receipts?lang=es'))).toBe('Qué es una prueba pública');
  });

  it('an error is in the same language', async () => {
    const page = await speaking('de').open('/account/unsubscribe?token=none');
    expect([page.status, titleOf(page)]).toEqual([422, 'Dieser Link funktioniert nicht']);
  });
});

it('once somebody signed in, their own language decides', async () => {
  const { email } = await buildPerson(api);
  await speakTo(api.db, email, 'es');
  const browser = speaking('de');
  const security = await browser.send(await browser.open('/account/security'), '/sign-in', {
    email,
    password: PASSWORD,
  });
  expect(titleOf(security)).toBe('Acceso y seguridad');
  expect(titleOf(await browser.open(authorizePath()))).toBe('¿Permitir Giving App?');
});

it('a new account keeps the language in which it was made', async () => {
  const browser = speaking('de');
  const signIn = await browser.open('/account/security');
  const register = await browser.open(`${new URL(signIn.url).pathname}/register`);
  const weak = { name: 'Ada', email: 'neu@example.org', password: 'kurz' };
  expect((await browser.send(register, '/register', weak)).text).toContain('Mindestens 12 Zeichen.');
  await browser.send(register, '/register', { ...weak, password: PASSWORD });
  const login = await waitFor('the account', () => findLoginByEmail(api.db, weak.email));
  expect(login.locale).toBe('de');
});

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
  for (const each of ['/security', `/invitation?token=${invitation}`])
    await see(browser.open(`/account${each}`));
  const invited = seen.at(-1);
  if (invited !== undefined) await see(browser.send(invited, '/invitation', {}));
  await see(browser.open('/account/invitation?token=none'));
  await see(browser.open('/account/security?error=access_denied'));
  const security = await browser.open('/account/security');
  await see(browser.send(security, '/totp', { form_token: 'old' }));
  await see(browser.open('/interaction/none'));
  await see(browser.open('/sandbox/mails'));
  const leaving = await see(browser.open('/oauth/sign-out'));
  await see(browser.send(leaving, '/oauth/sign-out/confirm', { logout: 'yes' }));

  expect(seen.length).toBeGreaterThan(20);
  expectTranslated(seen, [email, 'Giving App', 'app.example', 'River Fund', 'Giving Platform']);
});

it('the form for referees has no such text, and speaks the language of the referee', async () => {
  const path = await askReferee(api.db, 'es');
  expect(titleOf(await speaking('de').open(path))).toBe('Referencia para River Fund');

  const browser = speaking('en-XA');
  const form = await browser.open(path);
  const refused = await browser.send(form, '/answer', { since: '2020' });
  expect(refused.text).toContain('value="2020"');
  expect(refused.text.match(/aria-invalid="true"/g)).toHaveLength(4);
  const declined = await browser.send(form, '/decline', {});
  expectTranslated([form, refused, declined, await browser.open(path)], ['River Fund', 'Ada', 'Auditor']);
});
