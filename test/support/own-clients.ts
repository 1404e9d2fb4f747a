/** Signs people in to the platform's own applications. */
import { TOTP } from 'otpauth';
import { call, type TestApi } from './api';
import { authorizationUrl, redeem, type TokenAnswer } from './authorization';
import { FormBrowser, type Visit } from './browser';
import { PASSWORD } from './oauth';

/** The verifier and challenge of RFC 7636. */
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

export const PAGES = { client_id: 'giving-pages', client_secret: null };

type Site = Pick<TestApi, 'url'>;

/** An authorization request of giving-pages. A browser without scripts ends at the callback, with the code in its address. */
export function pagesUrl(api: Site, changes: Record<string, string | undefined> = {}): string {
  const request = {
    redirect_uri: `${api.url}/account/callback`,
    scope: 'openid charities:read charities:write account:manage',
    code_challenge: CHALLENGE,
    ...changes,
  };
  return authorizationUrl(api, PAGES, request).href;
}

/** Signs in with the password, and with what `second` gives when a second factor is asked for. */
export async function signIn(
  page: Visit,
  browser: FormBrowser,
  email: string,
  second?: () => string,
): Promise<Visit> {
  const next = await browser.send(page, '/sign-in', { email, password: PASSWORD });
  return second === undefined ? next : browser.send(next, '/code', { code: second() });
}

/** The token that giving-pages redeems where the browser was sent back. */
export async function redeemPages(api: Site, back: Visit): Promise<TokenAnswer['body']> {
  const code = new URL(back.url).searchParams.get('code');
  if (code === null) throw new Error(`no code at ${back.url}: ${back.text}`);
  const redirect_uri = `${api.url}/account/callback`;
  return (await redeem(api, { code, verifier: VERIFIER, client: PAGES }, { redirect_uri })).body;
}

/** An access token of giving-pages for somebody. */
export async function pagesToken(
  api: TestApi,
  email: string,
  { second, ...changes }: { second?: () => string } & Record<string, unknown> = {},
): Promise<string> {
  const browser = new FormBrowser(api.url);
  const page = await browser.open(pagesUrl(api, changes as Record<string, string>));
  const { access_token: token } = await redeemPages(api, await signIn(page, browser, email, second));
  return token ?? 'no token';
}

/** Makes a key as the page for keys does, in a browser that has just signed in. */
export async function makeOwnKey(
  url: string,
  browser: FormBrowser,
  scopes: readonly string[],
): Promise<string> {
  const scope = ['openid', 'account:manage', ...scopes].join(' ');
  const back = await browser.open(pagesUrl({ url }, { scope }));
  const { access_token: token = 'no token' } = await redeemPages({ url }, back);
  const body = { name: 'mine', scopes };
  const made = await call<{ key?: string }>(url, 'POST', '/v1/api-keys', { key: token, body });
  if (made.body.key === undefined) throw new Error(`no key: ${made.text}`);
  return made.body.key;
}

/** What an authenticator app shows at a time. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret }).generate({ timestamp: at.getTime() });
}

/** Sets up an authenticator app on the security page; answers its secret and the recovery codes. */
export async function enrolTotp(
  api: TestApi,
  email: string,
  at: Date,
  browser = new FormBrowser(api.url),
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const page = await signIn(await browser.open('/account/security'), browser, email);
  const secret = secretOn(page);
  const added = await browser.send(page, '/account/security/totp', { code: codeAt(secret, at) });
  return { secret, recoveryCodes: added.text.match(/[0-9a-f]{8}(-[0-9a-f]{8}){3}/g) ?? [] };
}

export function secretOn({ text }: Visit): string {
  return /id="totp-key">([A-Z2-7]+)</.exec(text)?.[1] ?? `no key in ${text}`;
}
