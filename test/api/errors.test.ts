import { buildActor } from '../factories';
import { startApi, type TestApi, type WireError } from '../support/api';

let api: TestApi;
let key: string;

beforeAll(async () => {
  api = await startApi();
  ({ key } = await buildActor(api.db));
});
afterAll(() => api.close());

function expectError(
  reply: { status: number; headers: Headers; body: WireError },
  status: number,
  code: string,
) {
  expect(reply.body).toEqual({
    error: { code, message: expect.any(String) as string, details: expect.any(Object) as object },
  });
  expect(reply.status).toBe(status);
  expect(reply.headers.get('X-Request-Id')).toMatch(/^request_/);
}

it('an unknown route is 404 NOT_FOUND, with or without a credential', async () => {
  expectError(await api.call('GET', '/v1/nothing', { key }), 404, 'NOT_FOUND');
  expectError(await api.call('GET', '/'), 404, 'NOT_FOUND');
});

it('another method on a known path is 405 with Allow', async () => {
  const reply = await api.call('DELETE', '/v1/donations', { key });
  expectError(reply, 405, 'METHOD_NOT_ALLOWED');
  expect(reply.headers.get('Allow')).toContain('POST');
});

it.each([undefined, 'gp_sandbox_unknown', 'x'.repeat(600)])(
  'a missing or wrong key is 401 (%s)',
  async (wrong) => {
    const reply = await api.call('GET', '/v1/charities', wrong === undefined ? {} : { key: wrong });
    expectError(reply, 401, 'INVALID_API_KEY');
    expect(reply.headers.get('WWW-Authenticate')).toBe('Bearer');
  },
);

it('an expired key is 401', async () => {
  const { key: expired } = await buildActor(api.db, { expiresAt: new Date(Date.now() - 1) });
  expectError(await api.call('GET', '/v1/charities', { key: expired }), 401, 'INVALID_API_KEY');
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
    '/docs',
    '/docs/assets/swagger-ui.css',
  ]) {
    expect((await api.call('GET', path)).status).toBe(200);
  }
});

it('the docs page loads nothing from elsewhere', async () => {
  const { text } = await api.call('GET', '/docs');
  expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
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
