/** What an attacker of the authorization server sends: all of it refused, and no secret of it in the log. */
import { createHash } from 'node:crypto';
import { changeRows, runStatement, selectRows } from '../../../db/database';
import { type TestApi } from '../../support/api';
import { type ApiProcesses, startApiProcesses } from '../../support/api-processes';
import {
  ask,
  type Authorized,
  authorizationUrl,
  authorize,
  redeem,
  requestToken,
} from '../../support/authorization';
import { FormBrowser } from '../../support/browser';
import { withinOneHour } from '../../support/hour';
import {
  buildClient,
  buildPerson,
  PASSWORD,
  readMails,
  REDIRECT_URI,
  type RegisteredClient,
} from '../../support/oauth';
import { waitFor } from '../../support/wait';

let processes: ApiProcesses;
let api: TestApi;
let client: RegisteredClient;
let person: { email: string; userId: string };
const secrets = new Set<string>([PASSWORD]);

beforeAll(async () => {
  processes = await startApiProcesses(1, { LOG_LEVEL: 'trace' });
  [api] = processes.apis as [TestApi];
  client = await buildClient(api);
  person = await buildPerson(api);
  keep(client.client_secret, person.email);
});
afterAll(() => processes?.close());

function keep(...texts: (string | null | undefined)[]): void {
  for (const text of texts) if (text !== null && text !== undefined) secrets.add(text);
}

async function newCode(from = client): Promise<Authorized> {
  const authorized = await authorize(api, from, person.email);
  keep(authorized.code, authorized.verifier);
  return authorized;
}

async function newTokens(scope = 'openid offline_access donations:read') {
  const { body } = await redeem(api, await authorize(api, client, person.email, scope));
  keep(body.access_token, body.refresh_token, body.id_token);
  return body as { access_token: string; refresh_token: string; id_token: string };
}

async function statusWith(key: string): Promise<number> {
  return (await api.call('GET', '/v1/users/me/donations', { key })).status;
}

describe('codes', () => {
  it('a replayed code is refused, and the tokens that it gave end', async () => {
    const authorized = await newCode();
    const first = await redeem(api, authorized);
    expect(first.status).toBe(200);
    expect(await redeem(api, authorized)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    expect(await statusWith(String(first.body.access_token))).toBe(401);
  });

  it('of one code redeemed many times at once, no token is left', async () => {
    const authorized = await newCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(api, authorized)));
    const given = answers.flatMap(({ body }) => body.access_token ?? []);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const token of given) expect(await statusWith(token)).toBe(401);
  });

  it('a code of another client', async () => {
    const other = await buildClient(api);
    keep(other.client_secret);
    const stolen = { ...(await newCode()), client: other };
    expect((await redeem(api, stolen)).body.error).toBe('invalid_grant');
  });

  it.each([
    ['another redirect address', { redirect_uri: 'https://evil.example/callback' }, 'invalid_grant'],
    ['no redirect address', { redirect_uri: undefined }, 'invalid_request'],
    ['another verifier', { code_verifier: 'v'.repeat(43) }, 'invalid_grant'],
    ['no verifier: the downgrade of PKCE', { code_verifier: undefined }, 'invalid_grant'],
    ['a made-up code', { code: 'made-up' }, 'invalid_grant'],
  ])('redeemed with %s', async (_, changes, error) => {
    const authorized = await newCode();
    expect((await redeem(api, authorized, changes)).body.error).toBe(error);
  });

  it('redeemed after its minute', async () => {
    const authorized = await newCode();
    const hash = createHash('sha256').update(authorized.code).digest('hex');
    const expire = 'UPDATE oauth_records SET expires_at = now() WHERE id_hash = $1';
    expect(await changeRows(api.db, expire, [hash])).toBe(1);
    expect((await redeem(api, authorized)).body.error).toBe('invalid_grant');
  });
});

describe('authorization requests', () => {
  it.each([
    'https://evil.example/callback',
    `${REDIRECT_URI}/more`,
    `${REDIRECT_URI}?next=https://evil.example`,
    'https://app.example.evil.example/callback',
    'https://app.example@evil.example/callback',
    'http://app.example/callback',
    'https://app.example:444/callback',
    'https://APP.example/callback/../callback2',
    'javascript:alert(1)',
  ])('to %s are told to the user and redirected nowhere', async (uri) => {
    const page = await ask(api, client, { redirect_uri: uri });
    expect(page.status).toBe(400);
    expect(new URL(page.url).origin).toBe(api.url);
    expect(page.text).toContain('redirect_uri');
  });

  it.each([
    ['no PKCE challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['a plain PKCE challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a short PKCE challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['the implicit flow', { response_type: 'token' }, 'unsupported_response_type'],
    [
      'an ID token in the address',
      { response_type: 'id_token', scope: 'openid' },
      'unsupported_response_type',
    ],
    ['a scope beyond the client’s', { scope: 'donations:write' }, 'invalid_scope'],
    ['an unsigned request object', { request: 'eyJhbGciOiJub25lIn0.e30.' }, 'request_not_supported'],
    ['a request object elsewhere', { request_uri: 'https://evil.example/r' }, 'request_uri_not_supported'],
    ['a NUL character in its state', { state: 'a\u0000b' }, 'invalid_request'],
    ['a NUL character in its nonce', { scope: 'openid', nonce: '\u0000' }, 'invalid_request'],
    ['no sign-in allowed', { prompt: 'none' }, 'login_required'],
  ])('with %s', async (_, changes, error) => {
    const { url } = await ask(api, client, changes);
    expect(url).toMatch(/^https:\/\/app\.example\/callback/);
    const answer = new URL(url);
    const given = new URLSearchParams(answer.hash === '' ? answer.search : answer.hash.slice(1));
    expect({ error: given.get('error'), code: given.get('code') }).toEqual({ error, code: null });
  });

  it('of an unknown client', async () => {
    expect((await ask(api, { client_id: 'client_unknown', client_secret: null })).status).toBe(400);
  });

  it('with a parameter given twice', async () => {
    const url = authorizationUrl(api, client);
    url.searchParams.append('redirect_uri', 'https://evil.example');
    const page = await new FormBrowser(api.url).open(url.href);
    expect(new URL(page.url).origin).toBe(api.url);
    expect(page.status).toBe(400);
  });
});

describe('the token endpoint', () => {
  it('a reused refresh token ends every token of its grant', async () => {
    const first = await newTokens();
    const refresh = (token: string) =>
      requestToken(api, client, { grant_type: 'refresh_token', refresh_token: token });
    const second = await refresh(first.refresh_token);
    keep(second.body.access_token, second.body.refresh_token);
    expect((await refresh(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await refresh(String(second.body.refresh_token))).body.error).toBe('invalid_grant');
    expect(await statusWith(String(second.body.access_token))).toBe(401);
  });

  it('of one refresh token sent many times at once, no token is left', async () => {
    const { refresh_token: token } = await newTokens();
    const send = () => requestToken(api, client, { grant_type: 'refresh_token', refresh_token: token });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    const given = answers.flatMap(({ body }) => body.access_token ?? []);
    expect(given.length).toBeLessThanOrEqual(1);
    for (const each of given) expect(await statusWith(each)).toBe(401);
  });

  it('a refresh for more scope, or by another client', async () => {
    const { refresh_token: token } = await newTokens();
    const parameters = { grant_type: 'refresh_token', refresh_token: token };
    const more = await requestToken(api, client, { ...parameters, scope: 'charities:read' });
    expect(more.body.error).toBe('invalid_scope');
    const other = await buildClient(api, { kind: 'public' });
    expect((await requestToken(api, other, parameters)).body.error).toBe('invalid_grant');
  });

  it('a wrong secret, none, one in the query, or an unsigned assertion', async () => {
    const parameters = { grant_type: 'refresh_token', refresh_token: 'none' };
    const wrong = await requestToken(api, { ...client, client_secret: 'gp_client_wrong' }, parameters);
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect((await requestToken(api, { ...client, client_secret: null }, parameters)).status).toBe(401);
    const inQuery = `/oauth/token?client_id=${client.client_id}&client_secret=${String(client.client_secret)}`;
    const secretless = { client_id: '', client_secret: '' };
    expect((await requestToken(api, secretless, parameters, inQuery)).status).toBeGreaterThanOrEqual(400);
    const assertion = [
      { alg: 'none' },
      { iss: client.client_id, sub: client.client_id, aud: api.url, exp: 2e9 },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const unsigned = await requestToken(
      api,
      { ...client, client_secret: null },
      {
        ...parameters,
        client_assertion: `${assertion}.`,
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      },
    );
    expect(unsigned.status).toBeGreaterThanOrEqual(400);
    expect(unsigned.body.access_token).toBeUndefined();
  });

  it('client credentials for an application of users, and a password grant', async () => {
    for (const grant of ['client_credentials', 'password']) {
      const parameters = { grant_type: grant, username: person.email, password: PASSWORD };
      const { status, body } = await requestToken(api, client, parameters);
      expect(status).toBe(400);
      expect(body.error).toMatch(/^(unauthorized_client|unsupported_grant_type|invalid_request)$/);
    }
  });

  it('introspection and revocation of another client’s token change and tell nothing', async () => {
    const { access_token: token } = await newTokens();
    const other = await buildClient(api);
    keep(other.client_secret);
    const read = await requestToken(api, other, { token }, '/oauth/introspect');
    expect(read.body).toEqual({ active: false });
    await requestToken(api, other, { token }, '/oauth/revoke');
    expect(await statusWith(token)).toBe(200);
  });
});

describe('as a credential of the API', () => {
  it.each(['refresh_token', 'id_token'] as const)('a %s is none', async (kind) => {
    expect(await statusWith((await newTokens())[kind])).toBe(401);
  });

  it('a code is none, nor is a token with alg none, nor an ID token with another signature', async () => {
    expect(await statusWith((await newCode()).code)).toBe(401);
    const { id_token: idToken } = await newTokens();
    const [header = '', payload = ''] = idToken.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    expect(await statusWith(`${none}.${payload}.`)).toBe(401);
    expect(await statusWith(`${header}.${payload}.${'A'.repeat(342)}`)).toBe(401);
  });

  it('an expired token is none', async () => {
    const { access_token: token } = await newTokens();
    expect(await statusWith(token)).toBe(200);
    const hash = createHash('sha256').update(token).digest('hex');
    await runStatement(api.db, 'UPDATE oauth_records SET expires_at = now() WHERE id_hash = $1', [hash]);
    expect(await statusWith(token)).toBe(401);
  });

  it('the stored row is no token either: its hash is refused', async () => {
    const { access_token: token, refresh_token: refresh } = await newTokens();
    const rows = JSON.stringify(await selectRows(api.db, 'SELECT * FROM oauth_records'));
    for (const secret of [token, refresh]) expect(rows).not.toContain(secret);
    expect(await statusWith(createHash('sha256').update(token).digest('hex'))).toBe(401);
  });
});

describe('pages', () => {
  const signInPage = async (browser: FormBrowser) => browser.open(authorizationUrl(api, client).href);
  const filled = { email: '', password: PASSWORD };

  it('a form of another site, without its token, or with another browser’s, does nothing', async () => {
    const browser = new FormBrowser(api.url);
    const page = await signInPage(browser);
    const action = `${new URL(page.url).pathname}/sign-in`;
    const send = (body: Record<string, string>, headers: Record<string, string>) =>
      fetch(new URL(action, api.url), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...filled, email: person.email, ...body }),
        headers: {
          Cookie: browser
            .jar()
            .map(({ name, value }) => `${name}=${value}`)
            .join('; '),
          ...headers,
        },
      });
    const token = /name="form_token" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const others = /name="form_token" value="([^"]+)"/.exec(
      (await signInPage(new FormBrowser(api.url))).text,
    )?.[1];
    expect((await send({ form_token: token }, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ form_token: token }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send({}, {})).status).toBe(403);
    expect((await send({ form_token: others ?? '' }, {})).status).toBe(403);
    expect((await send({ form_token: token }, { Origin: api.url })).status).toBe(303);
  });

  it('another browser cannot continue a sign-in', async () => {
    const { url } = await signInPage(new FormBrowser(api.url));
    expect((await new FormBrowser(api.url).open(new URL(url).pathname)).status).toBe(404);
  });

  it('cookies are signed, for this site and not for scripts; signing in gives a new session', async () => {
    const browser = new FormBrowser(api.url);
    const page = await signInPage(browser);
    expect(page.headers.getSetCookie().join()).toMatch(/httponly/i);
    const before = browser.jar().find(({ name }) => name === 'giving_session')?.value;
    await browser.send(page, '/sign-in', { ...filled, email: person.email });
    const after = browser.jar().find(({ name }) => name === 'giving_session')?.value;
    keep(after);
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
    const headers = { Cookie: `giving_session=${String(after)}; giving_session.sig=forged` };
    const forged = await fetch(authorizationUrl(api, client, { prompt: 'none' }), {
      headers,
      redirect: 'manual',
    });
    expect(forged.headers.get('Location')).toContain('login_required');
  });

  it('an unknown address and a wrong password look the same', async () => {
    const texts = await Promise.all(
      [person.email, 'nobody@example.org'].map(async (email) => {
        const browser = new FormBrowser(api.url);
        const { text, status } = await browser.send(await signInPage(browser), '/sign-in', {
          email,
          password: 'wrong',
        });
        return `${String(status)} ${/role="alert">([^<]+)/.exec(text)?.[1] ?? ''}`;
      }),
    );
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('422');
  });

  it('passwords cannot be tried on: after ten, also at once, even the right one waits', async () => {
    const victim = await buildPerson(api);
    const browser = new FormBrowser(api.url);
    const page = await signInPage(browser);
    const attempt = (password: string) => browser.send(page, '/sign-in', { email: victim.email, password });
    await withinOneHour(api.db);
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) => attempt(`guess ${String(index)}`)),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10);
    const late = await attempt(PASSWORD);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('a field too many of a registration gives no role', async () => {
    const browser = new FormBrowser(api.url);
    const page = await browser.open(new URL((await signInPage(browser)).url).pathname + '/register');
    const email = 'mallory@example.org';
    const fields = {
      name: 'M',
      email,
      password: PASSWORD,
      is_operator: 'true',
      isOperator: 'true',
      role: 'operator',
    };
    await browser.send(page, '/register', fields);
    const mail = await waitFor('the mail', async () => (await readMails(api)).find(({ to }) => to === email));
    keep(email, /token=(\S+)/.exec(mail.text)?.[1]);
    const [user] = await selectRows<{ powers: boolean }>(
      api.db,
      `SELECT is_operator OR is_reviewer AS powers FROM users JOIN user_logins ON user_id = id WHERE email = $1`,
      [email],
    );
    expect(user).toEqual({ powers: false });
  });

  it('a link that confirms an address sets no password', async () => {
    const mail = (await readMails(api)).find(({ subject }) => subject === 'Confirm your email address');
    const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    const browser = new FormBrowser(api.url);
    const page = await browser.open(`/account/new-password?token=${token}`);
    expect((await browser.send(page, '/account/new-password', { password: 'another long one' })).status).toBe(
      422,
    );
  });

  it('signing out leads nowhere that is not registered', async () => {
    const path = `/oauth/sign-out?client_id=${client.client_id}&post_logout_redirect_uri=https://evil.example`;
    const page = await new FormBrowser(api.url).open(path);
    expect(page.status).toBe(400);
    expect(new URL(page.url).origin).toBe(api.url);
  });

  it('a line break in an address or a name reaches no mail', async () => {
    const browser = new FormBrowser(api.url);
    const page = await browser.open(new URL((await signInPage(browser)).url).pathname + '/register');
    const bad = {
      name: 'A\r\nBcc: x@evil.example',
      email: 'a@example.org\r\nBcc: x@evil.example',
      password: PASSWORD,
    };
    const answer = await browser.send(page, '/register', bad);
    expect(answer.text.match(/class="fault"/g)).toHaveLength(2);
  });
});

it('after all of it, the log has no password, address, key, code, token or session', () => {
  const log = processes.log();
  expect(log).toContain('/oauth/token');
  expect(secrets.size).toBeGreaterThan(30);
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
});
