import { ERROR_STATUS, FAULT_CODES } from '../../../domain/errors';
import { hashKey } from '../../../gateways/secrets/tokens';
import { buildActor } from '../../factories';
import { type Reply, startApi, type TestApi, type WireError, useApi } from '../../support/api';
import { update } from '../../../db/rows';
import { apiKeys } from '../../../db/tables/accounts';

const api = useApi();
let key: string;

beforeAll(async () => {
  ({ key } = await buildActor(api.db));
});

function expectError(
  reply: { status: number; headers: Headers; body: WireError },
  status: number,
  code: string,
) {
  expect(reply.body).toEqual({
    error: {
      code,
      message: expect.any(String) as string,
      details: expect.any(Object) as object,
      doc_url: `/docs/errors/${code}`,
      request_id: reply.headers.get('X-Request-Id'),
    },
  });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('X-Request-Id')).toMatch(/^request_/);
}

it('an unknown route is 404 NOT_FOUND, with or without a credential', async () => {
  expectError(await api.call('GET', '/v1/nothing', { key }), 404, 'NOT_FOUND');
  expectError(await api.call('GET', '/nothing'), 404, 'NOT_FOUND');
});

it('another method on a known path is 405 with Allow', async () => {
  const reply = await api.call('DELETE', '/v1/donations', { key });
  expectError(reply, 405, 'METHOD_NOT_ALLOWED');
  expect(reply.headers.get('Allow')).toContain('POST');
  expect(reply.body.error.message).toBe('This path supports only POST, HEAD, GET.');
});

it('a request without a credential is 401, and the header names no error', async () => {
  const reply = await api.call('GET', '/v1/charities');
  expectError(reply, 401, 'INVALID_API_KEY');
  expect(reply.body.error.details).toEqual({ reason: 'missing' });
  expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer');
});

it.each([
  ['unknown', { key: 'gp_sandbox_unknown' }],
  ['unknown', { key: 'a-token' }],
  ['wrong_environment', { key: 'gp_live_unknown' }],
  ['malformed', { key: 'x'.repeat(600) }],
  ['malformed', { headers: { Authorization: 'Basic dXNlcjpwYXNz' } }],
])('a wrong credential is 401 and says why: %s', async (reason, sent) => {
  expectRefused(await api.call('GET', '/v1/charities', sent), reason);
});

it('an expired key and a revoked key are 401 and say why', async () => {
  const past = new Date(Date.now() - 1);
  const { key: expired } = await buildActor(api.db, { expiresAt: past });
  const { key: revoked } = await buildActor(api.db);
  await update(api.db, apiKeys, { keyHash: hashKey(revoked) }, { revokedAt: past });
  expectRefused(await api.call('GET', '/v1/charities', { key: expired }), 'expired');
  expectRefused(await api.call('GET', '/v1/charities', { key: revoked }), 'revoked');
});

function expectRefused(reply: Reply<WireError>, reason: string) {
  expectError(reply, 401, 'INVALID_API_KEY');
  expect(reply.body.error.details).toEqual({ reason });
  expect(reply.headers.get('WWW-Authenticate')).toBe(
    `Bearer error="invalid_token", error_description="${reason}"`,
  );
}

it.each([
  ['/v1/search', '/api/v1/search'],
  ['/api/v1/charities', '/v1/charities'],
])('%s is 404 and says that %s is meant', async (path, meant) => {
  const reply = await api.call('GET', path, { key });
  expectError(reply, 404, 'NOT_FOUND');
  expect(reply.body.error.details).toEqual({ did_you_mean: meant });
});

it('a replay keeps the request id of the first answer', async () => {
  const send = () =>
    api.call('POST', '/v1/donations', { key, body: {}, headers: { 'Idempotency-Key': 'refused-once' } });
  const first = await send();
  const second = await send();
  expect(second.headers.get('Idempotent-Replayed')).toBe('true');
  expect(second.text).toBe(first.text);
});

it('every code has a page, and the page of an unknown code is 404', async () => {
  const index = await api.call('GET', '/docs/errors');
  for (const code of Object.keys(ERROR_STATUS)) {
    expect(index.text).toContain(`href="/docs/errors/${code}"`);
    const page = await api.call('GET', `/docs/errors/${code}`);
    expect([page.status, page.text.includes(`<h1>${code}</h1>`)]).toEqual([200, true]);
  }
  expectError(await api.call('GET', '/docs/errors/NOTHING'), 404, 'NOT_FOUND');
});

it('the page of validation errors explains every code of a fault', async () => {
  const { text } = await api.call('GET', '/docs/errors/VALIDATION_ERROR');
  for (const code of FAULT_CODES) expect(text).toContain(`<code>${code}</code>`);
});

it('a key without the scope is 403, whatever it sends', async () => {
  const { key: reader } = await buildActor(api.db, { scopes: ['charities:read'] });
  expectError(await api.call('POST', '/v1/donations', { key: reader, body: {} }), 403, 'FORBIDDEN');
});

it('a charity that is not there is 404 CHARITY_NOT_FOUND in the path', async () => {
  const reply = await api.call('GET', '/v1/charities/charity_none/impact', { key });
  expectError(reply, 404, 'CHARITY_NOT_FOUND');
  expect(reply.body.error.details).toEqual({ charity_id: 'charity_none' });
});

it('a body over 1 MiB is 413', async () => {
  const body = JSON.stringify({ message: 'x'.repeat(2 * 1024 * 1024) });
  expectError(await api.call('POST', '/v1/donations', { key, body }), 413, 'PAYLOAD_TOO_LARGE');
});

it.each([
  [{ 'Content-Type': 'text/plain' }],
  [{ 'Content-Type': 'application/json; charset=latin1' }],
  [{ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }],
])('a body of another media type is 415: %j', async (headers) => {
  expectError(
    await api.call('POST', '/v1/donations', { key, body: '{}', headers }),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
  );
});

it.each(['{"a":', '', '[]', 'null', '"x"', '7', Buffer.from([0x22, 0xff, 0x22]), '[['.repeat(100_000)])(
  'a body that is no JSON object is 400: %.20s',
  async (body) => {
    expectError(await api.call('POST', '/v1/donations', { key, body }), 400, 'VALIDATION_ERROR');
  },
);

it('probes, metrics, OpenAPI and docs need no credential', async () => {
  for (const path of [
    '/healthz',
    '/readyz',
    '/metrics',
    '/openapi.json',
    '/openapi-3.0.json',
    '/asyncapi.json',
    '/docs',
    '/docs/style.css',
    '/llms.txt',
  ]) {
    expect((await api.call('GET', path)).status).toBe(200);
  }
});

describe('in production', () => {
  let production: TestApi;
  beforeAll(async () => {
    production = await startApi({ TRUSTED_PROXIES: '127.0.0.1/32' }, { environment: 'production' });
  });
  afterAll(() => production.close());

  it('plain HTTP is refused with 403 HTTPS_REQUIRED', async () => {
    expectError(await production.call('GET', '/v1/charities'), 403, 'HTTPS_REQUIRED');
  });

  it('TLS by the word of a trusted proxy is taken', async () => {
    const headers = { 'X-Forwarded-Proto': 'https' };
    expectError(await production.call('GET', '/v1/charities', { headers }), 401, 'INVALID_API_KEY');
  });

  it('there is no sandbox', async () => {
    const { key: live } = await buildActor(production.db);
    const headers = { 'X-Forwarded-Proto': 'https' };
    expectError(await production.call('GET', '/v1/sandbox', { key: live, headers }), 404, 'NOT_FOUND');
  });
});
