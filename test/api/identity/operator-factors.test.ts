/** In production operators must have a second factor before any application opens. */
import { startApi, type TestApi } from '../../support/api';
import { FormBrowser } from '../../support/browser';
import { buildPerson } from '../../support/oauth';
import { codeAt, pagesUrl, secretOn, signIn } from '../../support/own-clients';
import { update } from '../../../db/rows';
import { users } from '../../../db/tables/accounts';

let api: TestApi;
const now = new Date();
beforeAll(async () => {
  const production = { environment: 'production', trustedProxies: ['127.0.0.1/32'] } as const;
  api = await startApi({}, { ...production, trustedProxies: [...production.trustedProxies] }, () => now);
});
afterAll(() => api.close());

function openBrowser(): FormBrowser {
  return new FormBrowser(api.url, { 'X-Forwarded-Proto': 'https' });
}

async function buildOperator(): Promise<string> {
  const { email, userId } = await buildPerson(api);
  await update(api.db, users, { id: userId }, { isOperator: true });
  return email;
}

it('leads an operator without a factor to enrolment, and lets them in afterwards', async () => {
  const email = await buildOperator();
  const browser = openBrowser();
  const needed = await signIn(await browser.open(pagesUrl(api)), browser, email);
  expect(needed.text).toContain('You need a second factor');
  expect((await browser.open(pagesUrl(api))).text).toContain('You need a second factor');

  const page = await browser.open('/account/security');
  expect(page.text).toContain('Operators need a second factor');
  await browser.send(page, '/totp', { code: codeAt(secretOn(page), now) });
  expect((await browser.open(pagesUrl(api))).url).toContain('/account/callback?code=');

  const kept = await browser.send(await browser.open('/account/security'), '/remove', {});
  expect(kept.status).toBe(409);
  expect(kept.text).toContain('Add another one before you remove this one');
});

it('asks no other user for one', async () => {
  const { email } = await buildPerson(api);
  const browser = openBrowser();
  const back = await signIn(await browser.open(pagesUrl(api)), browser, email);
  expect(back.url).toContain('/account/callback?code=');
});
