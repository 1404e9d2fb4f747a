/** On /account/sessions people see where they are signed in, sign out other browsers and disconnect applications. */
import { useApi } from '../../support/api';
import { authorizationUrl, redeem } from '../../support/authorization';
import { FormBrowser, type Visit } from '../../support/browser';
import { buildClient, buildPerson, type RegisteredClient, signInAndAllow } from '../../support/oauth';
import { CHALLENGE, pagesToken, pagesUrl, redeemPages, signIn, VERIFIER } from '../../support/own-clients';

const PATH = '/account/sessions';

const api = useApi();
let client: RegisteredClient;
beforeAll(async () => {
  client = await buildClient(api);
});

async function enter(email: string): Promise<{ browser: FormBrowser; page: Visit }> {
  const browser = new FormBrowser(api.url);
  return { browser, page: await signIn(await browser.open(PATH), browser, email) };
}

/** Another browser of the same person, which holds a token of our own pages. */
async function signInElsewhere(email: string): Promise<{ browser: FormBrowser; token: string }> {
  const browser = new FormBrowser(api.url);
  const { access_token: token = '' } = await redeemPages(
    api,
    await signIn(await browser.open(pagesUrl(api)), browser, email),
  );
  return { browser, token };
}

const browsersOn = ({ text }: Visit) =>
  [...text.matchAll(/<strong>([^<]* browser)<\/strong>/g)].map(([, name]) => name);
const linksOn = ({ text }: Visit, parameter: string) =>
  [...text.matchAll(/href="([^"]*\?[^"]*)"/g)]
    .map(([, path = '']) => path)
    .filter((path) => path.includes(`?${parameter}=`));
const statusOf = async (key: string) => (await api.call('GET', '/v1/charities', { key })).status;

it('another browser stays signed in until its owner says yes, and then loses its tokens', async () => {
  const { email } = await buildPerson(api);
  const other = await signInElsewhere(email);
  const { browser, page } = await enter(email);
  expect(browsersOn(page)).toEqual(['This browser', 'Another browser']);
  const question = await browser.open(linksOn(page, 'end')[0] ?? 'no link');
  expect(question.text).toContain('Sign out the other browser?');
  expect(await statusOf(other.token)).toBe(200);

  const after = await browser.send(question, '/end', {});
  expect(browsersOn(after)).toEqual(['This browser']);
  expect(after.text).toContain('The browser is signed out.');
  expect(await statusOf(other.token)).toBe(401);
  expect((await other.browser.open(pagesUrl(api))).text).toContain('/sign-in"');
  // The answer may have been lost.
  expect((await browser.send(question, '/end', {})).text).toContain('The browser is signed out.');
});

it('all other browsers are signed out at once, and the one that asks is not', async () => {
  const { email } = await buildPerson(api);
  const tokens = [await pagesToken(api, email), await pagesToken(api, email)];
  const { browser, page } = await enter(email);
  const question = await browser.open(linksOn(page, 'end_others')[0] ?? 'no link');
  const after = await browser.send(question, '/end-others', {});
  expect(browsersOn(after)).toEqual(['This browser']);
  for (const token of tokens) expect(await statusOf(token)).toBe(401);
});

it('an application says what it may do, and loses its access when it is disconnected', async () => {
  const { email } = await buildPerson(api);
  const scope = 'openid donations:read';
  const back = await signInAndAllow(
    api,
    authorizationUrl(api, client, { scope, code_challenge: CHALLENGE }),
    email,
  );
  const code = back.searchParams.get('code') ?? 'no code';
  const { access_token: token = '' } = (await redeem(api, { code, verifier: VERIFIER, client })).body;
  const { browser, page } = await enter(email);
  expect(page.text).toContain('<strong>Giving App</strong>');
  expect(page.text).toContain('<li>See your gifts</li>');
  // The pages of this site are no application that somebody allowed.
  expect(linksOn(page, 'disconnect')).toEqual([`${PATH}?disconnect=${client.client_id}`]);
  const question = await browser.open(linksOn(page, 'disconnect')[0] ?? 'no link');
  const readGifts = async () => (await api.call('GET', '/v1/users/me/donations', { key: token })).status;
  expect(await readGifts()).toBe(200);
  const after = await browser.send(question, '/disconnect', {});
  expect(after.text).not.toContain('Giving App');
  expect(await readGifts()).toBe(401);
});

it("nobody ends another person's session", async () => {
  const [mine, theirs] = [await buildPerson(api), await buildPerson(api)];
  const other = await signInElsewhere(theirs.email);
  const { browser: theirBrowser, page: theirPage } = await enter(theirs.email);
  const stolen = linksOn(theirPage, 'end')[0] ?? 'no link';
  expect((await theirBrowser.open(stolen)).text).toContain('/end"');

  const mineElsewhere = await signInElsewhere(mine.email);
  const { browser, page } = await enter(mine.email);
  expect((await browser.open(stolen)).text).not.toContain('/end"');
  const question = await browser.open(linksOn(page, 'end')[0] ?? 'no link');
  const id = new URL(stolen, api.url).searchParams.get('end') ?? 'none';
  await browser.send(question, '/end', { session_id: id });
  expect(await Promise.all([other.token, mineElsewhere.token].map(statusOf))).toEqual([200, 200]);
});
