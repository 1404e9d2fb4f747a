/** No request to a user's URL reaches a server of the installation, whatever the list of allowed addresses says. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { readConfig } from '../../../config';
import { createOutbound, OutboundError } from '../../../gateways/outbound';
import { createApiCheck, listOwnServices } from '../../../gateways/outbound/own-services';

const LIMITS = { timeoutMs: 5_000, maxResponseBytes: 1_024 };
const EVERYTHING = ['127.0.0.0/8', '::1/128', '0.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'];

let server: Server;
let port: number;
const reached: (string | undefined)[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    reached.push(request.url);
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  ({ port } = server.address() as AddressInfo);
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

const lanAddresses = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ family, internal }) => family === 'IPv4' && !internal)
  .map(({ address }) => address);

test.each(['127.0.0.1', 'localhost', '0.0.0.0', '::1', 'typesense.example'])(
  'a service on this machine, configured as %s, is blocked under each of its addresses',
  async (host) => {
    const outbound = createOutbound({
      allowedCidrs: EVERYTHING,
      ownServices: [{ host, port }],
      resolve: async () => ['127.0.0.1'],
    });
    const hosts = [
      '127.0.0.1',
      '127.8.8.8',
      '2130706433',
      '0.0.0.0',
      '[::1]',
      '[::ffff:127.0.0.1]',
      'localhost',
    ];
    for (const name of [...hosts, ...lanAddresses, 'rebound.example.com']) {
      const request = outbound.post(`http://${name}:${port}/`, { ...LIMITS, body: '{}' });
      await expect(request).rejects.toMatchObject({ kind: 'blocked' });
    }
    expect(reached).toEqual([]);
    await outbound.close();
  },
);

test('another port of this machine stays reachable', async () => {
  const ownServices = [{ host: '127.0.0.1', port: port === 65_535 ? 1 : port + 1 }];
  const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'], ownServices });
  expect((await outbound.get(`http://127.0.0.1:${port}/ours`, LIMITS)).status).toBe(200);
  expect(reached.splice(0)).toEqual(['/ours']);
  await outbound.close();
});

test('a private host that runs a service is blocked on every port, a public one on its port', async () => {
  const addresses: Record<string, string[]> = {
    typesense: ['10.1.2.3'],
    'search.example.com': ['93.184.216.34'],
    'hooks.example.com': ['10.1.2.3'],
  };
  const outbound = createOutbound({
    allowedCidrs: EVERYTHING,
    ownServices: [
      { host: 'typesense', port: 8108 },
      { host: 'search.example.com', port: 443 },
    ],
    resolve: async (name) => addresses[name] ?? [],
  });
  const blocked = ['http://10.1.2.3:8107/', 'http://hooks.example.com:9000/', 'https://93.184.216.34/'];
  for (const url of blocked) {
    await expect(outbound.get(url, LIMITS)).rejects.toMatchObject({ kind: 'blocked' });
  }
  expect(() => outbound.checkUrl('http://93.184.216.34:8080/')).not.toThrow();
  await outbound.close();
});

test('a service whose name no longer resolves keeps its last addresses, and nothing else is affected', async () => {
  let isAway = false;
  const outbound = createOutbound({
    allowedCidrs: ['127.0.0.0/8'],
    ownServices: [{ host: 'typesense', port: 8108 }],
    resolve: (name) =>
      name === 'typesense' && isAway ? Promise.reject(new Error('away')) : Promise.resolve(['127.0.0.1']),
  });
  await expect(outbound.get('http://hooks.example.com:8108/', LIMITS)).rejects.toMatchObject({
    kind: 'blocked',
  });
  isAway = true;
  await expect(outbound.get('http://127.0.0.1:8108/', LIMITS)).rejects.toMatchObject({ kind: 'blocked' });
  expect((await outbound.get(`http://hooks.example.com:${port}/`, LIMITS)).status).toBe(200);
  await outbound.close();
});

test('a URL that names one of our services is refused before anything is sent', async () => {
  const services = [
    { host: '127.0.0.1', port: 7233 },
    { host: 'temporal-ui', port: 8080 },
  ];
  const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'], ownServices: services });
  const isRefused = (url: string) => {
    try {
      outbound.checkUrl(url);
      return false;
    } catch (error) {
      return error instanceof OutboundError && error.kind === 'blocked';
    }
  };
  const refused = [
    ...[
      'http://127.0.0.1:7233/',
      'http://localhost:7233/',
      'http://LOCALHOST.:7233/',
      'http://a.localhost:7233/',
    ],
    'http://temporal-ui:8080/',
  ];
  expect(refused.filter(isRefused)).toEqual(refused);
  const allowed = ['http://localhost:7234/', 'http://temporal-ui:80/', 'https://example.org/'];
  expect(allowed.filter(isRefused)).toEqual([]);
  await outbound.close();
});

test('the settings name every service', () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://giving:secret@db.internal/giving',
    TEMPORAL_ADDRESS: '[::1]:7233',
    TEMPORAL_UI_URL: 'http://127.0.0.1:8233',
    TYPESENSE_URL: 'https://search.example.com',
    SMTP_URL: 'smtps://user:password@mail.example.com',
    MAIL_FROM: 'giving@example.com',
    CLAMAV_URL: 'tcp://clamav',
    OWN_SERVICES: '127.0.0.1:8107,temporal-ui:8080',
  });
  expect(listOwnServices(config)).toEqual([
    { host: '127.0.0.1', port: 3000 },
    { host: 'db.internal', port: 5432 },
    { host: 'search.example.com', port: 443 },
    { host: '127.0.0.1', port: 8233 },
    { host: 'mail.example.com', port: 465 },
    { host: 'clamav', port: 3310 },
    { host: '::1', port: 7233 },
    { host: '127.0.0.1', port: 8107 },
    { host: 'temporal-ui', port: 8080 },
  ]);
});

test('a webhook to the API itself is refused in words of its own, however the URL writes it', async () => {
  const isApi = createApiCheck({ port: 3000, publicUrl: 'https://giving.example.org' });
  const outbound = createOutbound({ allowedCidrs: EVERYTHING, isApi });
  const isRefused = (url: string) => {
    try {
      outbound.checkUrl(url);
      return false;
    } catch (error) {
      return error instanceof OutboundError && error.message.includes('this installation itself');
    }
  };
  const refused = [
    ...['http://127.0.0.1:3000/', 'http://localhost:3000/hooks', 'http://[::1]:3000/', 'http://127.1:3000/'],
    ...[
      'http://0.0.0.0:3000/',
      `http://${hostname()}:3000/`,
      'https://giving.example.org/v1',
      'http://127.8.9.1:3000/',
    ],
    'https://GIVING.example.org.:443/',
  ];
  expect(refused.filter((url) => !isRefused(url))).toEqual([]);
  const allowed = [
    'http://127.0.0.1:3001/',
    'http://giving.example.org:8443/',
    'https://hooks.example.org:3000/',
  ];
  expect(allowed.filter(isRefused)).toEqual([]);
  await outbound.close();
});
