/** Who a request came from, and whether by TLS, when several proxies stand before the API. */
import { selectRows } from '../../../db/database';
import { readForwarded, readTrustedProxies } from '../../../api/middleware/forwarded';
import { startApi, type TestApi } from '../../support/api';

const TRUSTED = readTrustedProxies(['10.0.0.0/8', 'fd00::/8']);

it.each([
  ['no proxy', '203.0.113.9', '198.51.100.1', 'https', { address: '203.0.113.9', isTls: false }],
  ['one proxy', '10.0.0.1', '203.0.113.9', 'https', { address: '203.0.113.9', isTls: true }],
  ['two proxies', '10.0.0.1', '203.0.113.9, 10.0.0.2', 'https', { address: '203.0.113.9', isTls: true }],
  [
    'an address that the client made up',
    '10.0.0.1',
    '10.9.9.9, 203.0.113.9, 10.0.0.2',
    'https',
    { address: '203.0.113.9', isTls: true },
  ],
  ['a client inside', '10.0.0.1', '10.0.0.3, 10.0.0.2', 'https', { address: '10.0.0.3', isTls: true }],
  ['no list', '10.0.0.1', '', 'https', { address: '10.0.0.1', isTls: true }],
  [
    'a list that cannot be read',
    '10.0.0.1',
    '203.0.113.9, unknown, 10.0.0.2',
    'https',
    { address: '10.0.0.2', isTls: true },
  ],
  ['ports', '10.0.0.1', '203.0.113.9:4711', 'https', { address: '203.0.113.9', isTls: true }],
  [
    'IPv6 with a port',
    '10.0.0.1',
    '[2001:db8::1]:4711, fd00::2',
    'https',
    { address: '2001:db8::1', isTls: true },
  ],
  ['a mapped peer', '::ffff:10.0.0.1', '203.0.113.9', 'https', { address: '203.0.113.9', isTls: true }],
  [
    'TLS to the outer proxy alone',
    '10.0.0.1',
    '203.0.113.9, 10.0.0.2',
    'https, http',
    { address: '203.0.113.9', isTls: true },
  ],
  [
    'plain HTTP to the outer proxy',
    '10.0.0.1',
    '203.0.113.9, 10.0.0.2',
    'http, https',
    { address: '203.0.113.9', isTls: false },
  ],
  [
    'lists of different lengths',
    '10.0.0.1',
    '203.0.113.9',
    'https, http',
    { address: '203.0.113.9', isTls: false },
  ],
  [
    'a scheme that the client made up',
    '10.0.0.1',
    '203.0.113.9, 10.0.0.2',
    'https, http, http',
    { address: '203.0.113.9', isTls: false },
  ],
  ['no scheme', '10.0.0.1', '203.0.113.9', '', { address: '203.0.113.9', isTls: false }],
])('%s', (_name, peer, addresses, schemes, expected) => {
  expect(readForwarded(TRUSTED, peer, addresses, schemes)).toEqual(expected);
});

describe('in production behind proxies', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ TRUSTED_PROXIES: '127.0.0.1/32, 10.0.0.0/8' }, { environment: 'production' });
  });
  afterAll(() => api.close());

  it("a scheme that the client put before the proxy's does not count as TLS", async () => {
    const headers = { 'X-Forwarded-Proto': 'https, http', 'X-Forwarded-For': '203.0.113.9' };
    const { status, body } = await api.call('GET', '/v1/charities', { headers });
    expect([status, body.error.code]).toEqual([403, 'HTTPS_REQUIRED']);
  });

  it('people behind one inner proxy have failures of their own', async () => {
    const fail = (address: string) =>
      api.call('GET', '/v1/charities', {
        headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': `${address}, 10.0.0.2` },
      });
    await Promise.all([fail('203.0.113.1'), fail('203.0.113.2')]);
    const rows = await selectRows(api.db, "SELECT subject FROM rate_windows WHERE subject LIKE 'address:%'");
    expect(JSON.stringify(rows)).toContain('address:203.0.113.1');
    expect(JSON.stringify(rows)).not.toContain('10.0.0.2');
  });
});
