/** A request to a user's URL ends in bounded time and memory, and a failure names its cause. */
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Server as TcpServer } from 'node:net';
import { createOutbound, type OutboundError } from '../../../gateways/outbound';

const LIMITS = { timeoutMs: 30_000, maxResponseBytes: 1_024 };
const POST = { ...LIMITS, body: '{}' };

const servers: (Server | TcpServer)[] = [];
const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'] });

async function listen(server: Server | TcpServer): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The client keeps a connection nearly as long as the server says that it does: here longer than any pause. */
const serve = (listener: RequestListener) => listen(createServer({ keepAliveTimeout: 60_000 }, listener));

async function failureOf(request: Promise<unknown>): Promise<OutboundError> {
  return request.then(
    () => Promise.reject(new Error('The request was answered.')),
    (error: unknown) => error as OutboundError,
  );
}

/** A port on which nothing listens. */
async function findClosedPort(): Promise<number> {
  const server = createTcpServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

afterAll(async () => {
  await outbound.close();
  for (const server of servers) {
    if ('closeAllConnections' in server) server.closeAllConnections();
    server.close();
  }
});

describe('an answer', () => {
  test('carries status, headers and body, and the server gets the exact body', async () => {
    const received: string[] = [];
    const url = await serve((request, response) => {
      request.setEncoding('utf8').on('data', (text: string) => received.push(text));
      request.on('end', () => {
        received.push(`${request.method} ${request.url} ${String(request.headers['x-test'])}`);
        response.writeHead(202, { 'retry-after': '7', 'x-two': ['a', 'b'] }).end('thanks');
      });
    });
    const headers = { 'X-Test': 'yes', 'content-type': 'application/json' };
    const answer = await outbound.post(`${url}/hook?a=1#part`, { ...LIMITS, headers, body: '{"naïve":"ü"}' });
    expect(received).toEqual(['{"naïve":"ü"}', 'POST /hook?a=1 yes']);
    expect(answer).toMatchObject({ status: 202, truncated: false, body: Buffer.from('thanks') });
    expect(answer.headers).toMatchObject({ 'retry-after': '7', 'x-two': 'a, b' });
    expect(answer.durationMs).toBeGreaterThanOrEqual(0);
  });

  test('reaches a host by its name', async () => {
    const url = await serve((request, response) => response.end(request.headers.host));
    const { port } = new URL(url);
    const answer = await outbound.get(`http://localhost:${port}/`, LIMITS);
    expect(answer.body.toString()).toBe(`localhost:${port}`);
  });

  test('may be a redirect, which is not followed', async () => {
    const visited: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      visited.push(request.url);
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    });
    const answer = await outbound.post(`${url}/hook`, POST);
    expect(answer).toMatchObject({ status: 302, headers: { location: 'http://169.254.169.254/' } });
    expect(visited).toEqual(['/hook']);
  });

  test.each([
    [1_023, false],
    [1_024, false],
    [1_025, true],
  ])('of %i bytes under a limit of 1,024 is truncated: %s', async (size, truncated) => {
    const url = await serve((_request, response) => response.end('x'.repeat(size)));
    const answer = await outbound.get(url, LIMITS);
    expect(answer.truncated).toBe(truncated);
    expect(answer.body.length).toBe(Math.min(size, 1_024));
  });

  test('that never ends is cut at the limit, and its connection closed', async () => {
    const closed: Promise<void>[] = [];
    const url = await serve((request, response) => {
      closed.push(new Promise((resolve) => request.socket.once('close', () => resolve())));
      const flood = () => void (response.write(Buffer.alloc(65_536, 'x')) && setImmediate(flood));
      response.on('drain', flood);
      flood();
    });
    const answer = await outbound.get(url, { timeoutMs: 5_000, maxResponseBytes: 100_000 });
    expect(answer).toMatchObject({ status: 200, truncated: true });
    expect(answer.body.length).toBe(100_000);
    await Promise.all(closed);
  });
});

describe('a failure names its cause', () => {
  test('timeout: a server that accepts and says nothing', async () => {
    const url = await listen(createTcpServer(() => undefined));
    expect(await failureOf(outbound.post(url, { ...POST, timeoutMs: 200 }))).toMatchObject({
      kind: 'timeout',
      message: 'No complete answer within 200 ms.',
    });
  });

  test('timeout: a body that drips keeps no one beyond the limit', async () => {
    const url = await serve((_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    });
    const startedAt = performance.now();
    const failure = await failureOf(outbound.get(url, { ...LIMITS, timeoutMs: 400 }));
    expect(failure.kind).toBe('timeout');
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test('timeout: headers that drip', async () => {
    const url = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => undefined);
        socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => socket.write('x-drip: 1\r\n'), 20);
        socket.on('close', () => clearInterval(drip));
      }),
    );
    expect((await failureOf(outbound.get(url, { ...LIMITS, timeoutMs: 400 }))).kind).toBe('timeout');
  });

  test('timeout: a name server that never answers, and the request is not sent later', async () => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    });
    const url = await listen(server);
    let answer: (addresses: string[]) => void = () => undefined;
    const silent = createOutbound({
      allowedCidrs: ['127.0.0.0/8'],
      resolve: () => new Promise((resolve) => (answer = resolve)),
    });
    const hooks = url.replace('127.0.0.1', 'hooks.example.com');
    expect((await failureOf(silent.post(hooks, { ...POST, timeoutMs: 100 }))).kind).toBe('timeout');
    const connected = once(server, 'connection');
    answer(['127.0.0.1']);
    await connected;
    // A connection that opens this late stays silent: the next request is the first that the server sees.
    expect((await outbound.get(url, LIMITS)).status).toBe(200);
    expect(requests).toBe(1);
    await silent.close();
  });

  test('dns: a name without an address', async () => {
    const failing = createOutbound({
      allowedCidrs: [],
      resolve: () => Promise.reject(Object.assign(new Error('queryA'), { code: 'ENOTFOUND' })),
    });
    expect(await failureOf(failing.get('http://nowhere.example.com/', LIMITS))).toMatchObject({
      kind: 'dns',
      message: 'The host name has no address (ENOTFOUND).',
    });
    const empty = createOutbound({ allowedCidrs: [], resolve: async () => [] });
    expect((await failureOf(empty.get('http://nowhere.example.com/', LIMITS))).kind).toBe('dns');
  });

  test('refused: nothing listens', async () => {
    const port = await findClosedPort();
    expect((await failureOf(outbound.get(`http://127.0.0.1:${port}/`, LIMITS))).kind).toBe('refused');
    const twoAddresses = createOutbound({
      allowedCidrs: ['127.0.0.0/8'],
      resolve: async () => ['127.0.0.1', '127.0.0.1'],
    });
    const byName = await failureOf(twoAddresses.get(`http://hooks.example.com:${port}/`, LIMITS));
    expect(byName.kind).toBe('refused');
  });

  test('reset: the connection breaks before or inside the answer', async () => {
    const before = await listen(
      createTcpServer((socket) => void socket.once('data', () => socket.destroy())),
    );
    expect((await failureOf(outbound.post(before, POST))).kind).toBe('reset');
    const inside = await serve((_request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    });
    expect((await failureOf(outbound.post(inside, POST))).kind).toBe('reset');
  });

  test('protocol: what answers does not speak HTTP, or its headers never end', async () => {
    const other = await listen(createTcpServer((socket) => void socket.end('SSH-2.0-OpenSSH_9.2\r\n')));
    const failure = await failureOf(outbound.get(other, LIMITS));
    expect(failure.kind).toBe('protocol');
    expect(failure.message).not.toContain('OpenSSH');
    const flood = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => undefined);
        socket.write(`HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}`);
      }),
    );
    expect((await failureOf(outbound.get(flood, LIMITS))).kind).toBe('protocol');
  });

  test('protocol: a header that would smuggle a second one', async () => {
    const url = await serve((_request, response) => response.end());
    const headers = { 'x-evil': 'a\r\nhost: internal' };
    expect((await failureOf(outbound.get(url, { ...LIMITS, headers }))).kind).toBe('protocol');
  });
});

describe('isolation', () => {
  test('two hundred requests to a silent server do not slow a healthy one', async () => {
    const silent = await listen(createTcpServer((socket) => void socket.on('error', () => undefined)));
    const healthy = await serve((_request, response) => response.end('ok'));
    const busy = createOutbound({ allowedCidrs: ['127.0.0.0/8'] });
    let ended = 0;
    // Those to the healthy one give up before these do: should they have to wait for them, they fail.
    const hanging = Array.from({ length: 200 }, () =>
      failureOf(busy.post(silent, { ...POST, timeoutMs: 2 * POST.timeoutMs })).finally(() => (ended += 1)),
    );
    for (let count = 0; count < 20; count += 1) {
      expect((await busy.post(healthy, POST)).status).toBe(200);
    }
    expect(ended).toBe(0);
    await busy.close();
    for (const failure of await Promise.all(hanging)) expect(failure.kind).toBe('reset');
  });

  test('a connection is kept and used again', async () => {
    const ports = new Set<number | undefined>();
    const url = await serve((request, response) => {
      ports.add(request.socket.remotePort);
      response.end('ok');
    });
    for (let count = 0; count < 5; count += 1) {
      await outbound.post(url, POST);
      // The connection is free for the next request one turn after the answer's end.
      await new Promise(setImmediate);
    }
    expect(ports.size).toBe(1);
  });
});
