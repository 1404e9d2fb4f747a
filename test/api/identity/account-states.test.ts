/** The account's pages say where somebody is, in which state things are, and what the last form did. */
import { RECOVERY_CODES } from '../../../domain/factors/factors';
import { useApi } from '../../support/api';
import { FormBrowser, type Visit } from '../../support/browser';
import { buildPerson } from '../../support/oauth';
import { codeAt, secretOn, signIn } from '../../support/own-clients';

const api = useApi();

async function enter(path: string): Promise<{ browser: FormBrowser; page: Visit }> {
  const { email } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  return { browser, page: await signIn(await browser.open(path), browser, email) };
}

/** The titles of the parts, each with its state. */
const statesOn = ({ text }: Visit) =>
  [...text.matchAll(/<h2>([^<]+)<\/h2>\s*<span class="pill \w+">([^<]+)<\/span>/g)].map(
    ([, title, state]) => [title, state],
  );

it('each way to sign in says its state', async () => {
  const { browser, page } = await enter('/account/security');
  expect(statesOn(page)).toEqual([
    ['Password', 'In use'],
    ['Passkeys', 'Not set up yet'],
    ['Authenticator app', 'Not set up yet'],
    ['Recovery codes', 'Not set up yet'],
  ]);
  await browser.send(page, '/totp', { code: codeAt(secretOn(page), new Date()) });
  const later = await browser.open('/account/security');
  expect(statesOn(later)).toEqual([
    ['Password', 'In use'],
    ['Passkeys', 'Not set up yet'],
    ['Authenticator app', 'In use'],
    ['Recovery codes', `${String(RECOVERY_CODES)} of ${String(RECOVERY_CODES)} codes left`],
  ]);
  expect(later.text).toMatch(/Set up on <time datetime="\d{4}-\d\d-\d\d">[A-Z][a-z]+ \d+, \d{4}<\/time>/);
});

it('a page below the account leads back to it', async () => {
  const { page } = await enter('/account/security');
  const trail = /<nav class="trail"[^]*?<\/nav>/.exec(page.text)?.[0] ?? '';
  expect(trail).toContain('<a href="/my/account">Account</a>');
  expect(trail).toContain('<li aria-current="page">Sign-in and security</li>');
});

it('the page after a form says once what is done', async () => {
  const { browser, page } = await enter('/account/security');
  expect(page.text).not.toContain('done-note');
  await browser.send(page, '/totp', { code: codeAt(secretOn(page), new Date()) });
  const removed = await browser.send(await browser.open('/account/security'), '/remove', {});
  expect(removed.text).toContain(
    '<p class="done-note" role="status">It is removed. You can no longer sign in with it.</p>',
  );
  expect((await browser.open('/account/security')).text).not.toContain('done-note');
});

it('a confirmation that another page put into the browser is not shown', async () => {
  const { browser } = await enter('/account/security');
  const cookies = browser.jar().map(({ name, value }) => `${name}=${value}`);
  const forged = [...cookies, 'giving_done=done:app_added', 'giving_done.sig=forged'].join('; ');
  const answer = await fetch(`${api.url}/account/security`, { headers: { Cookie: forged } });
  const text = await answer.text();
  expect(text).toContain('Sign-in and security');
  expect(text).not.toContain('done-note');
});

it('a refused registration says at the top that fields are marked', async () => {
  const browser = new FormBrowser(api.url);
  const page = await browser.open('/account/register');
  const refused = await browser.send(page, '/register', {
    name: '',
    email: 'ada@example.org',
    password: 'x',
  });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('<p class="alert" role="alert">Correct the marked fields.</p>');
  expect(refused.text.match(/class="fault"/g)).toHaveLength(2);
});
