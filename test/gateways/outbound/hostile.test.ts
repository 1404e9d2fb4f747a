/** No URL, however it is written and whatever DNS answers, leads a request off the public internet. */
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { createOutbound, type Outbound, type OutboundFailure } from '../../../gateways/outbound';

const OPTIONS = { timeoutMs: 30_000, maxResponseBytes: 1_024 };
const SANDBOX_CIDRS = ['127.0.0.0/8', '::1/128'];

async function failureOf(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    () => 'answered',
    (error: unknown) => error,
  );
}

/** Matches an OutboundError of one kind in `toThrow`. */
function failureOfKind(kind: OutboundFailure): Error {
  return expect.objectContaining({ name: 'OutboundError', kind }) as Error;
}

const BLOCKED_LITERALS: [name: string, url: string][] = [
  ['loopback', 'http://127.0.0.1/'],
  ['loopback with port', 'https://127.0.0.1:8443/hook'],
  ['the far end of loopback', 'http://127.255.255.254/'],
  ['loopback, trailing dot', 'http://127.0.0.1./'],
  ['loopback, decimal', 'http://2130706433/'],
  ['loopback, decimal with trailing dot', 'http://2130706433./'],
  ['loopback, hexadecimal', 'http://0x7f000001/'],
  ['loopback, dotted hexadecimal', 'http://0x7f.0x0.0x0.0x1/'],
  ['loopback, octal', 'http://017700000001/'],
  ['loopback, dotted octal', 'http://0177.0.0.1/'],
  ['loopback, zero-padded octal', 'http://0000177.0.0.1/'],
  ['loopback, two parts', 'http://127.1/'],
  ['loopback, three parts', 'http://127.0.1/'],
  ['loopback, mixed notation', 'http://0x7f.1/'],
  ['loopback, percent-encoded', 'http://%31%32%37.0.0.1/'],
  ['loopback, circled digits', 'http://①②⑦.⓪.⓪.①/'],
  ['loopback, full-width digits', 'http://１２７.0.0.1/'],
  ['loopback, ideographic full stops', 'http://127。0。0。1/'],
  ['loopback, inner tab', 'http://127.0.\t0.1/'],
  ['loopback, backslashes', 'http:\\\\127.0.0.1\\hook'],
  ['loopback, missing slashes', 'http:127.0.0.1'],
  ['loopback, capital scheme', 'HTTP://127.0.0.1/'],
  ['this host', 'http://0.0.0.0/'],
  ['this host, one digit', 'http://0/'],
  ['this network', 'http://0.1.2.3/'],
  ['private 10/8', 'http://10.0.0.1/'],
  ['private 10/8, decimal', 'http://167772161/'],
  ['private 172.16/12', 'http://172.16.0.1/'],
  ['the end of private 172.16/12', 'http://172.31.255.255/'],
  ['private 192.168/16', 'http://192.168.1.1/'],
  ['private 192.168/16, octal', 'http://0300.0250.01.01/'],
  ['carrier-grade NAT', 'http://100.64.0.1/'],
  ['metadata', 'http://169.254.169.254/latest/meta-data/'],
  ['metadata, decimal', 'http://2852039166/'],
  ['metadata, hexadecimal', 'http://0xa9fea9fe/'],
  ['metadata, octal', 'http://0251.0376.0251.0376/'],
  ['metadata of containers', 'http://169.254.170.2/'],
  ['metadata in carrier-grade NAT', 'http://100.100.100.200/'],
  ['metadata in protocol assignments', 'http://192.0.0.192/'],
  ['metadata in public space', 'http://168.63.129.16/'],
  ['link-local', 'http://169.254.0.1/'],
  ['protocol assignments', 'http://192.0.0.1/'],
  ['documentation 1', 'http://192.0.2.1/'],
  ['documentation 2', 'http://198.51.100.1/'],
  ['documentation 3', 'http://203.0.113.1/'],
  ['benchmarking', 'http://198.18.0.1/'],
  ['the end of benchmarking', 'http://198.19.255.255/'],
  ['6to4 relay', 'http://192.88.99.1/'],
  ['multicast', 'http://224.0.0.1/'],
  ['reserved', 'http://240.0.0.1/'],
  ['broadcast', 'http://255.255.255.255/'],
  ['IPv6 unspecified', 'http://[::]/'],
  ['IPv6 loopback', 'http://[::1]/'],
  ['IPv6 loopback, written out', 'http://[0:0:0:0:0:0:0:1]:80/'],
  ['IPv4-mapped loopback', 'http://[::ffff:127.0.0.1]/'],
  ['IPv4-mapped loopback, hexadecimal', 'http://[::ffff:7f00:1]/'],
  ['IPv4-mapped metadata', 'http://[0:0:0:0:0:ffff:a9fe:a9fe]/'],
  ['IPv4-mapped public address', 'http://[::ffff:8.8.8.8]/'],
  ['IPv4-compatible loopback', 'http://[::127.0.0.1]/'],
  ['IPv4-compatible private', 'http://[::a00:1]/'],
  ['IPv4-translated metadata', 'http://[::ffff:0:a9fe:a9fe]/'],
  ['NAT64 metadata', 'http://[64:ff9b::169.254.169.254]/'],
  ['NAT64 loopback', 'http://[64:ff9b::7f00:1]/'],
  ['local NAT64', 'http://[64:ff9b:1::10.0.0.1]/'],
  ['6to4 loopback', 'http://[2002:7f00:1::]/'],
  ['6to4 private', 'http://[2002:a00:1::1]/'],
  ['Teredo', 'http://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/'],
  ['ISATAP private', 'http://[2600:1f18::5efe:10.0.0.1]/'],
  ['unique local', 'http://[fd00::1]/'],
  ['unique local metadata', 'http://[fd00:ec2::254]/'],
  ['unique local, lower half', 'http://[fc00::1]/'],
  ['IPv6 link-local', 'http://[fe80::1]/'],
  ['site-local', 'http://[fec0::1]/'],
  ['IPv6 multicast', 'http://[ff02::1]/'],
  ['IPv6 documentation', 'http://[2001:db8::1]/'],
  ['IPv6 documentation, newer', 'http://[3fff::1]/'],
  ['IPv6 benchmarking', 'http://[2001:2::1]/'],
  ['ORCHID', 'http://[2001:20::1]/'],
  ['discard prefix', 'http://[100::1]/'],
  ['segment routing', 'http://[5f00::1]/'],
  ['never assigned', 'http://[4000::1]/'],
];

const INVALID_URLS: [name: string, url: string][] = [
  ['zone id', 'http://[fe80::1%25eth0]/'],
  ['bare zone id', 'http://[fe80::1%eth0]/'],
  ['five parts', 'http://127.0.0.1.1/'],
  ['number too large', 'http://4294967296/'],
  ['octet too large', 'http://256.0.0.1/'],
  ['credentials', 'http://user:password@example.com/'],
  ['credentials that hide the host', 'http://example.com@127.0.0.1/'],
  ['user name alone', 'https://token@example.com/'],
  ['file', 'file:///etc/passwd'],
  ['ftp', 'ftp://example.com/'],
  ['gopher', 'gopher://127.0.0.1:6379/_FLUSHALL'],
  ['data', 'data:text/plain,hello'],
  ['javascript', 'javascript:alert(1)'],
  ['socket path', 'unix:///var/run/docker.sock'],
  ['websocket', 'ws://example.com/'],
  ['relative', '/hook'],
  ['no scheme', '//example.com/hook'],
  ['no host', 'http://'],
  ['empty', ''],
];

const HOSTILE_ANSWERS: [name: string, addresses: string[]][] = [
  ['loopback', ['127.0.0.1']],
  ['private', ['10.1.2.3']],
  ['metadata', ['169.254.169.254']],
  ['this host', ['0.0.0.0']],
  ['IPv6 loopback', ['::1']],
  ['IPv6 link-local with zone', ['fe80::1%eth0']],
  ['unique local', ['fd12:3456::1']],
  ['IPv4-mapped', ['::ffff:10.0.0.1']],
  ['NAT64', ['64:ff9b::a00:1']],
  ['6to4', ['2002:a9fe:a9fe::1']],
  ['a private address after a public one', ['93.184.216.34', '192.168.0.1']],
  ['a private address before a public one', ['192.168.0.1', '93.184.216.34']],
  ['a private IPv6 address beside a public one', ['93.184.216.34', '::1']],
  ['no address at all', ['not-an-address']],
];

describe('hostile URLs', () => {
  const asked: string[] = [];
  const strict = createOutbound({
    allowedCidrs: [],
    resolve: async (hostname) => {
      asked.push(hostname);
      return ['127.0.0.1'];
    },
  });
  const sandbox = createOutbound({ allowedCidrs: SANDBOX_CIDRS });

  afterAll(() => Promise.all([strict.close(), sandbox.close()]));

  /** Both when the endpoint is created and when something is sent, and without a question to DNS. */
  async function expectRefusal(outbound: Outbound, url: string, kind: OutboundFailure): Promise<void> {
    expect(() => outbound.checkUrl(url)).toThrow(failureOfKind(kind));
    const failure = await failureOf(outbound.post(url, { ...OPTIONS, body: '{}' }));
    expect(failure).toMatchObject({ name: 'OutboundError', kind });
    expect(asked).toEqual([]);
  }

  test.each(BLOCKED_LITERALS)('%s is blocked: %s', (_name, url) => expectRefusal(strict, url, 'blocked'));

  test.each(INVALID_URLS)('%s is no URL to send to: %s', (_name, url) =>
    expectRefusal(strict, url, 'invalid_url'),
  );

  const beyondLoopback = BLOCKED_LITERALS.filter(([name]) => !/loopback/.test(name));
  test.each(beyondLoopback)('%s stays blocked where loopback is allowed: %s', (_name, url) =>
    expectRefusal(sandbox, url, 'blocked'),
  );

  test.each(['localhost', 'LOCALHOST', 'localhost.', 'api.localhost'])(
    'a local name is resolved and then blocked: %s',
    async (hostname) => {
      asked.length = 0;
      const failure = await failureOf(strict.get(`http://${hostname}/`, OPTIONS));
      expect(failure).toMatchObject({ kind: 'blocked' });
      expect(asked.splice(0)).toEqual([hostname.toLowerCase()]);
    },
  );

  test.each(HOSTILE_ANSWERS)('a host whose DNS answer is %s is blocked', async (_name, addresses) => {
    const outbound = createOutbound({ allowedCidrs: [], resolve: async () => addresses });
    for (const url of ['http://hooks.example.com/', 'https://hooks.example.com/']) {
      const failure = await failureOf(outbound.get(url, OPTIONS));
      expect(failure).toMatchObject({ kind: 'blocked' });
      expect(String(failure)).not.toContain(addresses[0]);
    }
    await outbound.close();
  });

  test('public addresses pass the check', () => {
    const urls = [
      'https://8.8.8.8/',
      'http://172.32.0.1/',
      'http://100.128.0.1/',
      'https://[2606:4700::1111]/',
      'https://[2a00:1450:4001::200e]:8443/hook?x=1',
      'https://hooks.example.com',
    ];
    for (const url of urls) expect(() => strict.checkUrl(url)).not.toThrow();
  });
});

describe('the allow list', () => {
  test('a listed block opens only that block, also as an address embedded in IPv6', () => {
    const outbound = createOutbound({ allowedCidrs: ['10.20.0.0/16'] });
    const opened = ['10.20.3.4', '[::ffff:10.20.3.4]', '[64:ff9b::a14:304]', '[2002:a14:304::1]'];
    for (const url of opened.map((host) => `http://${host}/`)) {
      expect(() => outbound.checkUrl(url)).not.toThrow();
    }
    for (const url of ['http://10.21.0.1/', 'http://[2002:a15:1::1]/', 'http://127.0.0.1/']) {
      expect(() => outbound.checkUrl(url)).toThrow(failureOfKind('blocked'));
    }
  });

  test('a range that embeds IPv4 cannot be listed as a whole: the embedded address decides', () => {
    const outbound = createOutbound({ allowedCidrs: ['64:ff9b::/96', '::ffff:0:0/96'] });
    for (const url of ['http://[64:ff9b::a00:1]/', 'http://[::ffff:169.254.169.254]/']) {
      expect(() => outbound.checkUrl(url)).toThrow(failureOfKind('blocked'));
    }
  });

  test('a block that cannot be read is a fault at the start', () => {
    expect(() => createOutbound({ allowedCidrs: ['10.0.0.0'] })).toThrow();
  });
});

describe('a DNS answer that changes', () => {
  test('the checked address is the one connected to, and each new connection is checked again', async () => {
    const reached: (string | undefined)[] = [];
    // The client keeps a connection nearly as long as the server says that it does: here longer than any pause.
    const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
      reached.push(request.socket.localAddress);
      if (request.url === '/last') response.setHeader('connection', 'close');
      response.end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const { port } = server.address() as AddressInfo;
    const answers = ['127.0.0.1'];
    let asked = 0;
    const outbound = createOutbound({
      allowedCidrs: ['127.0.0.1/32'],
      // Every question after the first is answered with an internal address on which the server listens too.
      resolve: async () => [answers[asked++] ?? '127.0.0.2'],
    });
    const url = `http://rebinding.example.com:${port}`;

    for (const path of ['/first', '/kept', '/last']) {
      expect((await outbound.get(url + path, OPTIONS)).status).toBe(200);
      // The connection is free for the next request one turn after the answer's end.
      await new Promise(setImmediate);
    }
    expect(asked).toBe(1);
    expect(await failureOf(outbound.get(`${url}/again`, OPTIONS))).toMatchObject({ kind: 'blocked' });
    expect(asked).toBe(2);
    expect(reached).toEqual(['127.0.0.1', '127.0.0.1', '127.0.0.1']);

    await outbound.close();
    await new Promise((resolve) => server.close(resolve));
  });
});
