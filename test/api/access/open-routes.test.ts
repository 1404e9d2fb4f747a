/** Everything that answers without a credential is listed here, with the reason. A new open route fails until it is. */
import { type Middleware } from 'koa';
import type Router from '@koa/router';
import { buildApp } from '../../../api/app';
import { publicRoutes } from '../../../api/routes';
import { readConfig } from '../../../config';
import { createGateways } from '../../../gateways';
import { createLog } from '../../../log';
import { useApi } from '../../support/api';

const LINK = 'the mailed token is the credential';
const SIGN_IN = 'the cookie of the interaction is the credential';
const SECURITY = 'asks for a recent sign-in itself';
const MOVED = 'leads to the new address of a page';
const PUBLIC_FILE = 'holds nothing of anybody';

const OPEN_PAGES: Record<string, string> = {
  'GET /healthz': 'for load balancers',
  'GET /readyz': 'for load balancers',
  'GET /metrics': 'needs METRICS_TOKEN in production',
  'GET /openapi.json': PUBLIC_FILE,
  'GET /openapi-3.0.json': PUBLIC_FILE,
  'GET /asyncapi.json': PUBLIC_FILE,
  'GET /docs': PUBLIC_FILE,
  'GET /docs/:page': PUBLIC_FILE,
  'GET /docs/:section/:page': PUBLIC_FILE,
  'GET /llms.txt': PUBLIC_FILE,
  'GET /assets/:name': PUBLIC_FILE,
  'GET /embed.js': PUBLIC_FILE,
  'GET /favicon.ico': PUBLIC_FILE,
  'GET /': PUBLIC_FILE,
  'GET /charities/:id': 'says what everybody may read about a listed charity',
  'GET /campaigns/:id': 'says what everybody may read about a campaign of a listed charity',
  'GET /robots.txt': PUBLIC_FILE,
  'GET /sitemap.xml': 'names listed charities and their campaigns',
  'GET /give/:id': 'says what everybody may read about a listed charity',
  'GET /^\\/my(?:\\/.*)?$/': 'holds nothing of anybody until its script has a token',
  'GET /my/sources/:source_id': 'holds nothing of anybody until its script has a token',
  'GET /^\\/review(?:\\/.*)?$/': 'holds nothing of anybody until its script has a token',
  'GET /^\\/charity(?:\\/.*)?$/': 'holds nothing of anybody until its script has a token',
  'GET /account/callback': 'holds nothing of anybody until its script has redeemed the code',
  'GET /sandbox/card-form': 'only in the sandbox, for test numbers',
  'GET /receipts': 'explains what the public receipt log proves',
  'GET /^\\/receipts\\/(?:0x)?[0-9a-f]{64}$/': 'the page of one leaf of the public receipt log',
  'GET /interaction/:uid': SIGN_IN,
  'POST /interaction/:uid/sign-in': SIGN_IN,
  'GET /interaction/:uid/register': SIGN_IN,
  'POST /interaction/:uid/register': SIGN_IN,
  'POST /interaction/:uid/consent': SIGN_IN,
  'POST /interaction/:uid/code': SIGN_IN,
  'POST /interaction/:uid/passkey': SIGN_IN,
  'POST /interaction/:uid/restart': SIGN_IN,
  'GET /account/register': 'creates an account whose address must be confirmed, and tells nobody',
  'POST /account/register': 'creates an account whose address must be confirmed, and tells nobody',
  'GET /account/register.js': PUBLIC_FILE,
  'GET /account/restore': LINK,
  'POST /account/restore': LINK,
  'GET /account/export': LINK,
  'POST /account/export': LINK,
  'GET /account/stop-change': LINK,
  'POST /account/stop-change': LINK,
  'GET /account/confirm': LINK,
  'POST /account/confirm': LINK,
  'GET /account/payouts': 'says to everybody that Stripe has sent them back',
  'GET /account/forgotten': 'sends a link to a known address, and tells nobody',
  'POST /account/forgotten': 'sends a link to a known address, and tells nobody',
  'GET /account/new-password': LINK,
  'POST /account/new-password': LINK,
  'GET /sandbox/mails': 'only for this machine, and only in the sandbox',
  'GET /account/webauthn.js': PUBLIC_FILE,
  'GET /account/passkey.js': PUBLIC_FILE,
  'GET /account/authenticate': LINK,
  'POST /account/authenticate': LINK,
  'GET /account/authenticate.js': PUBLIC_FILE,
  'GET /account/sessions': MOVED,
  'GET /account/guest':
    'sends a link to a known address, and tells nobody; with a token, that is the credential',
  'POST /account/guest': 'sends a link to a known address, and tells nobody',
  'POST /account/guest/open': LINK,
  'POST /account/guest/move': LINK,
  'GET /account/guest.js': PUBLIC_FILE,
  'GET /account/references': LINK,
  'POST /account/references/answer': LINK,
  'POST /account/references/decline': LINK,
  'GET /account/invitation': LINK,
  'POST /account/invitation': LINK,
  'GET /account': MOVED,
  'GET /account/sources': MOVED,
  'GET /account/mail': MOVED,
  'GET /account/keys': MOVED,
  'GET /account/applications': MOVED,
  'GET /account/claims': MOVED,
  'GET /account/decisions': MOVED,
  'GET /account/unsubscribe': LINK,
  'POST /account/unsubscribe': LINK,
  'GET /account/security': SECURITY,
  'POST /account/security/totp': SECURITY,
  'POST /account/security/passkey': SECURITY,
  'POST /account/security/remove': SECURITY,
  'POST /account/security/recovery-codes': SECURITY,
};

/** The receipt log is for everybody who checks it, and the terms for everybody who may accept them. */
const OPEN_ENDPOINTS = [
  'getReceiptLogCheckpoint',
  'getReceiptLogTile',
  'getReceiptLogConsistency',
  'proveReceiptLeaf',
  'describeReceiptLog',
  'getPhoto',
  'getGivePage',
  'getGuestChallenge',
  'beginGuestSession',
  'sendGuestSessionLink',
  'getTerms',
];

/** The writes without a credential: a proof of work or the last token begins a session, and a link goes by mail. */
const OPEN_WRITES = ['beginGuestSession', 'sendGuestSessionLink'];

/** The authorization server asks for the client's secret, a code or a token itself. */
const OPEN_PROTOCOL = [
  '/oauth/authorize',
  '/oauth/introspect',
  '/oauth/jwks',
  '/oauth/revoke',
  '/oauth/sign-out',
  '/oauth/token',
  '/oauth/userinfo',
];

const api = useApi();

/** The pages of the application, as `METHOD path`. */
async function listPages(): Promise<string[]> {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: api.databaseUrl });
  const gateways = createGateways(config, api.db);
  const log = createLog('api', 'silent');
  const app = buildApp({ config, db: api.db, gateways, engine: api.engine, log, probes: {} });
  await gateways.outbound.close();
  return app.middleware
    .flatMap((each: Middleware & { router?: Router }) => each.router?.stack ?? [])
    .flatMap(({ methods, path }) =>
      methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
    );
}

/** A path of a page, with something in place of its parameters. */
const pathOf = (page: string) =>
  (page.includes('receipts') ? `/receipts/${'0'.repeat(64)}` : (page.split(' ')[1] ?? '')).replace(
    /:\w+/g,
    'none',
  );

it('every open page and endpoint is listed, and every listed one exists', async () => {
  expect((await listPages()).sort()).toEqual(Object.keys(OPEN_PAGES).sort());
  expect(publicRoutes.map(({ operationId }) => operationId)).toEqual(OPEN_ENDPOINTS);
  expect(publicRoutes.filter(({ method }) => method !== 'get').map(({ operationId }) => operationId)).toEqual(
    OPEN_WRITES,
  );
});

it('the authorization server has the listed endpoints and no other', async () => {
  const { body } = await api.call<Record<string, unknown>>('GET', '/.well-known/openid-configuration');
  const paths = Object.entries(body)
    .filter(([name]) => /_(endpoint|uri)$/.test(name))
    .map(([, address]) => new URL(String(address)).pathname);
  expect(paths.sort()).toEqual(OPEN_PROTOCOL);
});

it.each(Object.keys(OPEN_PAGES))(
  '%s answers somebody without a credential, and changes nothing',
  async (page) => {
    const method = page.split(' ')[0] ?? '';
    const { status } = await api.call(method, pathOf(page), { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    if (method === 'POST') expect([400, 403, 404, 415, 422]).toContain(status);
    else expect(status).toBeLessThan(500);
  },
);

it.each(
  publicRoutes.filter(({ method }) => method === 'get').map((route) => [route.operationId, route] as const),
)('%s asks for no credential, and ignores a bad one', async (_, { path }) => {
  for (const key of [undefined, 'unknown-token']) {
    const reply = await api.call('GET', path.replace(/\{\w+\}/g, '0'), key === undefined ? {} : { key });
    expect([401, 403]).not.toContain(reply.status);
    expect(reply.status).toBeLessThan(500);
  }
});

it.each(OPEN_PROTOCOL)('%s gives nothing to somebody without a credential', async (path) => {
  const method = ['/oauth/token', '/oauth/revoke', '/oauth/introspect'].includes(path) ? 'POST' : 'GET';
  const { status, text } = await api.call(method, path);
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/access_token|"active":true/);
});
