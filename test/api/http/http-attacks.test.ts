/** What an attacker of the HTTP layer sends: each is refused in the API's own words, or changes nothing. */
import { connect } from 'node:net';
import { createHttpServer } from '../../../api/http-server';
import { buildActor } from '../../factories';
import { type WireError, useApi } from '../../support/api';

const api = useApi({ CORS_ORIGINS: 'https://app.example, https://other.example:8443' });
let key: string;
beforeAll(async () => {
  ({ key } = await buildActor(api.db));
});

interface RawReply {
  status: number;
  head: string;
  body: string;
}

/** Sends bytes as they are and reads until the server closes. */
function sendRaw(lines: string[]): Promise<RawReply> {
  const { hostname, port } = new URL(api.url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(lines.join('\r\n')));
    socket.setEncoding('utf8');
    socket.on('data', (part) => (text += String(part)));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', ...rest] = text.split('\r\n\r\n');
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body: rest.join('\r\n\r\n') });
    });
  });
}

const start = (method = 'GET', path = '/v1/charities') => [`${method} ${path} HTTP/1.1`, 'Connection: close'];
const good = () => `Authorization: Bearer ${key}`;

it.each<[string, () => string[], number]>([
  ['two credentials', () => [...start(), 'Host: a', good(), 'Authorization: Bearer other', '', ''], 401],
  [
    'two credentials, the good one last',
    () => [...start(), 'Host: a', 'authorization: Bearer x', good(), '', ''],
    401,
  ],
  [
    'a length and chunks',
    () => [
      ...start('POST', '/v1/donations'),
      'Host: a',
      good(),
      'Content-Length: 3',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      '',
    ],
    400,
  ],
  [
    'two lengths',
    () => [
      ...start('POST', '/v1/donations'),
      'Host: a',
      good(),
      'Content-Length: 2',
      'Content-Length: 20',
      '',
      '{}',
    ],
    400,
  ],
  [
    'an unknown transfer encoding',
    () => [...start('POST', '/v1/donations'), 'Host: a', good(), 'Transfer-Encoding: xchunked', '', '{}'],
    400,
  ],
  ['two hosts', () => [...start('GET', '/healthz'), 'Host: a', 'Host: b', '', ''], 400],
  ['the same host twice', () => [...start('GET', '/healthz'), 'Host: a', 'host: a', '', ''], 400],
  ['no host', () => [...start('GET', '/healthz'), '', ''], 400],
  ['a space before the colon', () => [...start(), 'Host: a', `Authorization : Bearer ${key}`, '', ''], 400],
  ['a folded header', () => [...start(), 'Host: a', 'Authorization:', ` Bearer ${key}`, '', ''], 400],
  ['no host', () => [...start(), good(), '', ''], 400],
  ['a bare line feed in a header', () => [...start(), 'Host: a', `X-A: b\n${good()}`, '', ''], 400],
  [
    'headers over 16 KiB',
    () => [...start(), 'Host: a', good(), `X-Large: ${'x'.repeat(17_000)}`, '', ''],
    431,
  ],
  [
    'an address over 16 KiB',
    () => [...start('GET', `/v1/charities?q=${'x'.repeat(17_000)}`), 'Host: a', '', ''],
    431,
  ],
  [
    'an address that cannot be read',
    () => [...start('GET', 'http://[/v1/charities'), 'Host: a', '', ''],
    400,
  ],
  [
    'an address of the absolute form',
    () => [...start('GET', 'http://a/v1/charities?surprise=1'), 'Host: a', good(), '', ''],
    400,
  ],
  [
    'an unknown expectation',
    () => [...start('GET', '/v1/nothing'), 'Host: a', 'Expect: nonsense', '', ''],
    404,
  ],
  ['no HTTP at all', () => ['\u0016\u0003\u0001', '', ''], 400],
])('%s', async (_, lines, status) => {
  const reply = await sendRaw(lines());
  expect(reply.status).toBe(status);
  // Node itself answers a request without a host, before anybody else sees it.
  if (reply.body.startsWith('{'))
    expect((JSON.parse(reply.body) as WireError).error.code).toMatch(/^[A-Z_]+$/);
  expect(reply.head + reply.body).not.toContain(key);
});

const MEGABYTE = 1_048_576;

/** Sends a body of so many MiB, as a client does that reads nothing before it has sent all; answers what then comes. */
function sendAll(head: string[], megabytes: number): Promise<string> {
  const { hostname, port } = new URL(api.url);
  const [chunk, isChunked] = [Buffer.alloc(MEGABYTE, 'x'), head.includes('Transfer-Encoding: chunked')];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('closed before it was answered')));
    const send = (left: number): void => {
      if (left > 0) {
        if (isChunked) socket.write(`${MEGABYTE.toString(16)}\r\n`);
        socket.write(chunk);
        socket.write(isChunked ? '\r\n' : '', (error) => (error ? reject(error) : send(left - 1)));
      } else {
        socket.write(isChunked ? '0\r\n\r\n' : '');
        socket.once('data', (part) => resolve(part.toString()));
      }
    };
    socket.write([...head, '', ''].join('\r\n'), () => send(megabytes));
  });
}

describe('a client that sends a whole oversized body before reading', () => {
  const MEGABYTES = 24;
  it.each([
    ['JSON', '/v1/donations', 'application/json', `Content-Length: ${String(MEGABYTES * MEGABYTE)}`],
    ['JSON in chunks', '/v1/donations', 'application/json', 'Transfer-Encoding: chunked'],
    ['a file', '/v1/documents', 'application/pdf', `Content-Length: ${String(MEGABYTES * MEGABYTE)}`],
    ['a file in chunks', '/v1/documents', 'application/pdf', 'Transfer-Encoding: chunked'],
    ['a form', '/account/confirm', 'application/x-www-form-urlencoded', 'Transfer-Encoding: chunked'],
  ])('%s', async (_, path, type, length) => {
    const head = [`POST ${path} HTTP/1.1`, 'Host: a', good(), `Content-Type: ${type}`, length];
    const answer = await sendAll(head, MEGABYTES);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  });
});

it('a key in the query, the body or a cookie is no credential', async () => {
  expect((await api.call('GET', `/v1/charities?api_key=${key}`)).status).toBe(401);
  expect((await api.call('POST', '/v1/donations', { body: { api_key: key } })).status).toBe(401);
  expect((await api.call('GET', '/v1/charities', { headers: { Cookie: `api_key=${key}` } })).status).toBe(
    401,
  );
  expect(
    (await api.call('GET', '/v1/charities', { headers: { Authorization: `Basic ${key}` } })).status,
  ).toBe(401);
});

it.each<Record<string, unknown>>([
  { demo: true },
  { hourly_limit: 1_000_000_000 },
  { user_id: 'user_other' },
  { account_id: 'account_other' },
  { is_operator: true },
  { key: 'gp_sandbox_chosen' },
  { constructor: { prototype: {} } },
])('mass assignment of %j is refused by name', async (extra) => {
  const body = { name: 'a', scopes: ['charities:read'], ...extra };
  const reply = await api.call('POST', '/v1/api-keys', { key, body });
  expect(reply.status).toBe(400);
  expect(JSON.stringify(reply.body.error.details)).toContain('is not a known field');
});

it('another host, scheme or address by header changes nothing that is answered', async () => {
  const headers = {
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
    'X-Forwarded-For': '10.0.0.1',
    Forwarded: 'host=evil.example;proto=https',
  };
  const { text } = await api.call('GET', '/.well-known/openid-configuration', { headers });
  expect(text).not.toContain('evil.example');
  const raw = await sendRaw([
    ...start('GET', '/.well-known/openid-configuration'),
    'Host: evil.example',
    '',
    '',
  ]);
  expect(raw.body).toContain(`"issuer":"${api.url}"`);
  expect(raw.body).not.toContain('evil.example');
});

it('a method by header or query is not taken for the method', async () => {
  const headers = { 'X-HTTP-Method-Override': 'DELETE' };
  expect((await api.call('GET', '/v1/charities?_method=DELETE', { key, headers })).status).toBe(400);
  expect((await api.call('GET', '/v1/charities', { key, headers })).status).toBe(200);
});

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'nothing'])(
  'an asset named %s does not exist',
  async (name) => {
    const reply = await api.call('GET', `/docs/assets/${name}`);
    expect([reply.status, reply.body.error.code]).toEqual([404, 'NOT_FOUND']);
  },
);

it('a path cannot leave its folder with `..`, also percent-encoded', async () => {
  for (const path of ['/v1/../metrics2', '/v1/%2e%2e/api-keys', '//v1/api-keys', '/v1/api-keys%00']) {
    const { status } = await sendRaw([`GET ${path} HTTP/1.1`, 'Host: a', 'Connection: close', '', '']);
    expect([400, 401, 404]).toContain(status);
  }
  expect(
    (
      await sendRaw([
        'GET /docs/assets/..%2f..%2fpackage.json HTTP/1.1',
        'Host: a',
        'Connection: close',
        '',
        '',
      ])
    ).status,
  ).toBe(404);
});

describe('CORS', () => {
  const preflight = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'authorization',
  };

  it('a configured origin may call, read the limits, and send no cookies', async () => {
    const headers = { Origin: 'https://app.example' };
    const asked = await api.call('OPTIONS', '/v1/donations', { headers: { ...headers, ...preflight } });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
    const answered = await api.call('GET', '/v1/charities', { key, headers });
    expect(answered.headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
    expect(answered.headers.get('Access-Control-Expose-Headers')).toContain('X-RateLimit-Remaining');
    expect(answered.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });

  it.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'null'])(
    '%s may not',
    async (origin) => {
      const { headers } = await api.call('OPTIONS', '/v1/donations', {
        headers: { Origin: origin, ...preflight },
      });
      expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );
});

it('how long a look-up takes tells nothing: a key wrong in its last character and one wrong in all', async () => {
  const near = key.slice(0, -1) + (key.endsWith('0') ? '1' : '0');
  const far = `gp_sandbox_${'f'.repeat(48)}`;
  const timeOf = async (wrong: string) => {
    const begun = performance.now();
    expect((await api.call('GET', '/v1/charities', { key: wrong })).status).toBe(401);
    return performance.now() - begun;
  };
  // Compared pair by pair: what else the machine does meanwhile, and begins or ends to do, slows both of a pair.
  const ratios: number[] = [];
  for (let round = 0; round < 120; round += 1) {
    const took =
      round % 2 === 0
        ? { near: await timeOf(near), far: await timeOf(far) }
        : { far: await timeOf(far), near: await timeOf(near) };
    ratios.push(took.near / took.far);
  }
  const median = ratios.sort((a, b) => a - b)[ratios.length / 2];
  expect(median).toBeGreaterThan(0.7);
  expect(median).toBeLessThan(1.4);
});

it('a client that sends or reads drop by drop is cut off', () => {
  const server = createHttpServer(() => undefined);
  expect(server.headersTimeout).toBeLessThanOrEqual(15_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.timeout).toBeGreaterThan(0);
});
