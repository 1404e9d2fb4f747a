/** The account's pages speak the language of the person if it is known, else of the browser. All texts can be translated. */
import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../../../db/database';
import { readConfig } from '../../../config';
import { createSecretBox } from '../../../gateways';
import { unsubscribeToken } from '../../../domain/mails/unsubscribe-token';
import { findLoginByEmail } from '../../../db/queries/access/logins';
import { addMember } from '../../../db/queries/members/members';
import { LISTED_SOURCES } from '../../../domain/sandbox/sources';
import { buildActor, buildCharity } from '../../factories';
import { useApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import { claimOfOther } from '../../factories/claims';
import {
  buildClient,
  buildPerson,
  PASSWORD,
  readInvitationToken,
  REDIRECT_URI,
  type RegisteredClient,
  signInAndAllow,
  speakTo,
} from '../../support/oauth';
import { askReferee } from '../../factories/referees';
import { expectTranslated } from '../../long/browser/translated';
import { waitFor } from '../../support/wait';
import { update } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';

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
  const { email } = await buildPerson(api);
  await speakTo(api.db, email, 'es');
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
  for (const each of ['', '/security', '/sessions', '/sources', '/mail', `/invitation?token=${invitation}`])
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
  expectTranslated(seen, names);
});

/** Opens pages and sends forms in the pseudo-language, and keeps every page that it saw. */
async function enter(email: string, path: string) {
  const browser = speaking('en-XA');
  const seen: Visit[] = [];
  const keep = async (page: Promise<Visit>) => {
    seen.push(await page);
    return page;
  };
  await keep(browser.send(await browser.open(path), '/sign-in', { email, password: PASSWORD }));
  return {
    seen,
    open: (to: string) => keep(browser.open(to)),
    send: (page: Visit, action: string, fields: Record<string, string>) =>
      keep(browser.send(page, action, fields)),
  };
}

const questionOf = ({ text }: Visit) => /href="([^"]*\?revoke=[^"]*)"/.exec(text)?.[1] ?? 'no question';

it('the pages for keys and applications have no such text, also when a form is refused', async () => {
  const { email } = await buildPerson(api);
  const { seen, open, send } = await enter(email, '/account/keys');
  const keys = await open('/account/keys');
  await send(keys, '/create', { name: '\u200b' });
  await send(keys, '/create', { name: '4111 1111 1111 1111', 'scope fees:read': 'on' });
  await send(keys, '/create', { name: 'x'.repeat(101) });
  await send(keys, '/create', { name: 'Mine', 'scope fees:read': 'on' });
  const question = await open(questionOf(await open('/account/keys')));
  await send(question, '/revoke', { key_id: 'none' });
  await send(question, '/revoke', {});
  await send(keys, '/create', { form_token: 'old' });
  await open('/interaction/none');

  const applications = await open('/account/applications');
  const asked = { name: 'Mine', kind: 'web', redirect_uris: 'https://app.example/', 'scope fees:read': 'on' };
  await send(applications, '/create', { ...asked, name: '', redirect_uris: '' });
  await send(applications, '/create', {
    ...asked,
    name: 'Giving Platform',
    redirect_uris: 'ftp://a.example',
  });
  await send(applications, '/create', { ...asked, redirect_uris: 'https://app.example/\n'.repeat(11) });
  await send(applications, '/create', asked);
  await send(await open(questionOf(await open('/account/applications'))), '/revoke', {});
  await open('/sandbox/mails');
  expect(seen.filter(({ status }) => status === 422)).toHaveLength(7);
  expectTranslated(seen, ['Mine', 'Giving Platform', 'ftp://a.example', email]);
});

it('the page of sign-ins has no such text, also when it asks and when a form is sent again', async () => {
  const { email } = await buildPerson(api);
  await signInAndAllow(api, new URL(authorizePath(), api.url), email);
  const { seen, open, send } = await enter(email, '/account/sessions');
  const page = await open('/account/sessions');
  const questions = [...page.text.matchAll(/href="(\/account\/sessions\?[^"]*)"/g)].map(
    ([, path = '']) => path,
  );
  expect(questions).toHaveLength(2);
  for (const each of [...questions, '/account/sessions?end_others=yes']) await open(each);
  const question = await open(questions[0] ?? '');
  for (let times = 0; times < 2; times += 1) await send(question, '/end', {});
  expectTranslated(seen, ['Giving App', email]);
});

it('the pages for claims and decisions have no such text, also when a form is refused', async () => {
  const { email, userId } = await buildPerson(api);
  const [mine, other] = [
    await buildCharity(api.db, { name: 'River Fund' }),
    await buildCharity(api.db, { name: 'Lake Fund' }),
  ];
  await inTransaction(api.db, (tx) => addMember(tx, other.id, userId, new Date()));
  await claimOfOther(api, other.id, 'Treasurer.');
  const { seen, open, send } = await enter(email, '/account/claims');

  const claims = await open(`/account/claims?charity=${mine.id}`);
  const asked = { charity: mine.id, statement: 'Treasurer.', documents: 'https://charity.example/board.pdf' };
  await send(claims, '/create', { charity: 'none', statement: '', documents: '' });
  await send(claims, '/create', { ...asked, charity: 'none' });
  await send(claims, '/create', { ...asked, documents: 'nowhere\ndocument_00000000000000000000000000' });
  await send(claims, '/create', asked);
  await send(claims, '/create', asked);
  await send(claims, '/object', { reason: ' ' });
  await send(claims, '/object', { reason: 'Stranger.' });
  await open('/account/decisions');
  await update(api.db, users, { id: userId }, { isReviewer: true });
  const decisions = await open('/account/decisions');
  const claimId = /name="claim_id" value="([^"]+)"/.exec(claims.text)?.[1] ?? 'none';
  await send(decisions, '/decide', { claim_id: claimId, decision: 'deny', reason: '' });
  await send(decisions, '/decide', { claim_id: claimId, decision: 'deny', reason: 'No.' });
  await send(decisions, '/decide', { claim_id: 'none', decision: 'deny', reason: 'No.' });
  expect(seen.filter(({ status }) => status === 422)).toHaveLength(8);
  expectTranslated(seen, [
    'River Fund',
    'Lake Fund',
    'Treasurer.',
    'Stranger.',
    'nowhere',
    'No.',
    'Eve',
    'Ada',
    'none',
    mine.id,
    'document_00000000000000000000000000',
  ]);
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
