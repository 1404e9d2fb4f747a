/** The metrics page: who may read it in production, what its labels are, and how large it may become. */
import { observeRequest, renderMetrics } from '../../../api/metrics';
import { routes } from '../../../api/routes';
import { startApi, type TestApi } from '../../support/api';

const TOKEN = 'f3b1c6a7d2e94805b6c1a2d3e4f50617';
const MAX_PAGE_BYTES = 64_000;
const https = { 'X-Forwarded-Proto': 'https' };

let sandbox: TestApi;
let production: TestApi;
let closed: TestApi;
beforeAll(async () => {
  const proxies = { TRUSTED_PROXIES: '127.0.0.1/32' };
  sandbox = await startApi({ METRICS_TOKEN: TOKEN });
  production = await startApi({ ...proxies, METRICS_TOKEN: TOKEN }, { environment: 'production' });
  closed = await startApi(proxies, { environment: 'production' });
});
afterAll(() => Promise.all([sandbox.close(), production.close(), closed.close()]));

it('is open in the sandbox', async () => {
  const { status, text } = await sandbox.call('GET', '/metrics');
  expect(status).toBe(200);
  expect(text).toContain('giving_http_requests_total');
});

it('needs its token in production', async () => {
  const read = (api: TestApi, headers: Record<string, string>) =>
    api.call('GET', '/metrics', { headers: { ...https, ...headers } });
  const wrong = [
    {},
    { Authorization: 'Bearer ' },
    { Authorization: `Bearer ${TOKEN}0` },
    { Authorization: `Basic ${TOKEN}` },
  ];
  for (const headers of wrong as Record<string, string>[]) {
    const { status, body, headers: answered } = await read(production, headers);
    expect([status, body.error.code]).toEqual([401, 'INVALID_API_KEY']);
    expect(answered.get('www-authenticate')).toMatch(/^Bearer/);
  }
  expect((await read(production, { Authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  for (const Authorization of ['', 'Bearer undefined', 'Bearer ']) {
    expect((await read(closed, { Authorization })).status).toBe(401);
  }
});

it('labels requests only by the route table', async () => {
  const named = ['/v1/charities/charity_chosen', '/v1/chosen', '/chosen', '/docs/assets/chosen'];
  for (const path of named) await sandbox.call('GET', path);
  await fetch(`${sandbox.url}/v1/charities`, { method: 'PROPFIND' });
  const { text } = await sandbox.call('GET', '/metrics');
  expect(text).not.toContain('chosen');
  expect(text).not.toContain('PROPFIND');
  const labels = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, label]) => label));
  const known = new Set(['other', ...routes.map(({ operationId }) => operationId)]);
  expect([...labels].filter((label) => !known.has(label ?? ''))).toEqual([]);
  expect(labels).toContain('getCharity');
});

it('stays under 64 kB when every route has answered everything', async () => {
  for (const route of [...routes, undefined]) {
    for (const status of [200, 201, 202, 204, 303, 400, 401, 403, 404, 409, 429, 500, 503]) {
      observeRequest(route, status, 12_345.678);
    }
  }
  const { text } = await renderMetrics(sandbox.db);
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_PAGE_BYTES);
});
