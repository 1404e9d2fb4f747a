/** The platform's own applications: which addresses they return to, what they may do, and what others may not. */
import { request } from 'node:http';
import { startApi, useApi } from '../../support/api';
import { ask, authorizationUrl, redeem } from '../../support/authorization';
import { FormBrowser } from '../../support/browser';
import { buildClient, buildPerson } from '../../support/oauth';
import { PAGES, pagesToken, pagesUrl, signIn } from '../../support/own-clients';

const CLI = { client_id: 'giving-cli', client_secret: null };

const api = useApi();

describe('giving-pages', () => {
  it('needs no consent, and its token may call endpoints that are otherwise for API keys only', async () => {
    const { email } = await buildPerson(api);
    const key = await pagesToken(api, email);
    const made = await api.call('POST', '/v1/api-keys', {
      key,
      body: { name: 'mine', scopes: ['charities:read'] },
    });
    expect(made.status).toBe(201);
    expect((await api.call('GET', '/v1/api-keys', { key })).status).toBe(200);
    const accept = await api.call('POST', '/v1/invitations/accept', { key, body: { token: 'unknown' } });
    expect(accept.status).toBe(404);
  });

  it('has a window of 10,000 an hour for each user', async () => {
    const { email } = await buildPerson(api);
    const { headers } = await api.call('GET', '/v1/charities', { key: await pagesToken(api, email) });
    expect(headers.get('X-RateLimit-Limit')).toBe('10000');
    expect(headers.get('X-RateLimit-Remaining')).toBe('9999');
  });

  it('manages keys and clients only with account:manage, and gives no scope that its token lacks', async () => {
    const { email } = await buildPerson(api);
    const weak = await pagesToken(api, email, { scope: 'charities:read' });
    const body = { name: 'mine', scopes: ['charities:read'] };
    expect((await api.call('POST', '/v1/api-keys', { key: weak, body })).status).toBe(403);
    const key = await pagesToken(api, email);
    const beyond = { name: 'mine', scopes: ['donations:write'] };
    expect((await api.call('POST', '/v1/api-keys', { key, body: beyond })).status).toBe(403);
    const itself = { name: 'mine', scopes: ['account:manage'] };
    expect((await api.call('POST', '/v1/api-keys', { key, body: itself })).status).toBe(400);
  });

  it.each(['https://give.example/account/callback', 'https://www.give.example/account/callback'])(
    'returns to %s',
    async (redirect_uri) => {
      const own = await startApi({
        PUBLIC_URL: 'https://give.example',
        WEB_ORIGINS: 'https://www.give.example',
      });
      try {
        const answer = await fetch(authorizationUrl(own, PAGES, { redirect_uri }), { redirect: 'manual' });
        expect(answer.headers.get('Location')).toMatch(/\/interaction\//);
        for (const other of [
          `${redirect_uri}/`,
          `${redirect_uri}?a=b`,
          'https://evil.example/account/callback',
        ]) {
          const refused = await fetch(authorizationUrl(own, PAGES, { redirect_uri: other }), {
            redirect: 'manual',
          });
          expect(refused.status).toBe(400);
        }
      } finally {
        await own.close();
      }
    },
  );
});

describe('giving-cli', () => {
  it.each(['http://127.0.0.1:49152/callback', 'http://[::1]:50000/', 'http://localhost:1/callback'])(
    'returns to %s',
    async (redirect_uri) => {
      expect((await ask(api, CLI, { redirect_uri })).text).toContain('to continue to');
    },
  );

  it('returns to no other host', async () => {
    for (const redirect_uri of ['https://evil.example/callback', 'http://evil.example:80/callback']) {
      expect((await ask(api, CLI, { redirect_uri })).status).toBe(400);
    }
  });

  it('asks at every sign-in, also when the user agreed before, and refuses prompt=none', async () => {
    const { email } = await buildPerson(api);
    const browser = new FormBrowser(api.url);
    const redirect_uri = 'http://127.0.0.1:49152/callback';
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const code_challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const scope = 'charities:read account:manage';
    const url = authorizationUrl(api, CLI, { redirect_uri, scope, code_challenge }).href;
    const first = await signIn(await browser.open(url), browser, email);
    expect(first.text).toContain('Manage your API keys and applications');
    const back = await browser.send(first, '/consent', { answer: 'allow' });
    const code = new URL(back.url).searchParams.get('code') ?? '';
    const { body } = await redeem(api, { code, verifier, client: CLI }, { redirect_uri });
    const key = String(body.access_token);
    const order = { name: 'cli', scopes: ['charities:read'] };
    expect((await api.call('POST', '/v1/api-keys', { key, body: order })).status).toBe(201);
    const accept = await api.call('POST', '/v1/invitations/accept', { key, body: { token: 'unknown' } });
    expect(accept.status).toBe(403);

    const again = await browser.open(url);
    expect(again.text).toContain('Manage your API keys and applications');
    const silent = await browser.open(
      authorizationUrl(api, CLI, { redirect_uri, scope, code_challenge, prompt: 'none' }).href,
    );
    expect(new URL(silent.url).searchParams.get('error')).toBe('interaction_required');
  });
});

it('no other client gets account:manage', async () => {
  const client = await buildClient(api);
  const { url } = await ask(api, client, { scope: 'account:manage' });
  expect(new URL(url).searchParams.get('error')).toBe('invalid_scope');
  await expect(buildClient(api, { scopes: ['account:manage'] })).rejects.toThrow('VALIDATION_ERROR');
});

it('nobody redeems the codes of the account pages', async () => {
  const { email } = await buildPerson(api);
  const browser = new FormBrowser(api.url);
  const page = await signIn(await browser.open('/account/security'), browser, email);
  expect(page.url).toBe(`${api.url}/account/security`);
  const client = { client_id: 'giving-account', client_secret: null };
  const beyond = { redirect_uri: `${api.url}/account/security`, scope: 'openid charities:read' };
  const refused = await fetch(authorizationUrl(api, client, beyond), { redirect: 'manual' });
  expect(refused.headers.get('Location')).toContain('error=invalid_scope');
});

describe('the names of a sandbox', () => {
  it.each([
    ['localhost', 'localhost'],
    ['LOCALHOST', 'localhost'],
    ['127.0.0.1', '127.0.0.1'],
    ['evil.example', '127.0.0.1'],
    ['localhost.evil.example', '127.0.0.1'],
  ])('asked as %s it is %s', async (asked, named) => {
    const { port } = new URL(api.url);
    const { issuer } = await discover(Number(port), `${asked}:${port}`);
    expect(issuer).toBe(`http://${named}:${port}`);
  });

  it('giving-pages returns only to the host name of the request', async () => {
    const { port } = new URL(api.url);
    const redirect_uri = `http://localhost:${port}/account/callback`;
    expect((await ask(api, PAGES, { redirect_uri })).status).toBe(400);
    const url = pagesUrl(api, { redirect_uri }).replace('127.0.0.1', 'localhost');
    const byName = await fetch(url, { redirect: 'manual' });
    expect(byName.headers.get('Location')).toMatch(/\/interaction\//);
  });
});

/** The discovery document, asked for with any Host header. */
async function discover(port: number, host: string): Promise<{ issuer: string }> {
  return new Promise((resolve, reject) => {
    const path = '/.well-known/openid-configuration';
    request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(JSON.parse(text) as { issuer: string }));
    })
      .on('error', reject)
      .end();
  });
}
