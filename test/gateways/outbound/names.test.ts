/** A name server that never answers delays nobody but its own hosts, and both address families are seen. */
import { createSocket, type Socket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { resolveName } from '../../../gateways/outbound/names';

const IPV4 = 1;
const RECORDS: Record<string, { ipv4: number[]; ipv6?: number[] }> = {
  'both.example.com': {
    ipv4: [93, 184, 216, 34],
    ipv6: [0x20, 1, 0x0d, 0xb8, ...Array<number>(11).fill(0), 1],
  },
  'healthy.example.com': { ipv4: [93, 184, 216, 35] },
};

/** The question's name and type, and where it ends. */
function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message.readUInt8(at); length > 0; length = message.readUInt8(at)) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), type: message.readUInt16BE(at + 1), end: at + 5 };
}

/** A name server on loopback: it knows RECORDS, is silent about names that begin with "silent", and knows no other. */
async function startNameServer(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.on('message', (message, sender) => {
    const { name, type, end } = readQuestion(message);
    if (name.startsWith('silent')) return;
    const record = RECORDS[name];
    const address = type === IPV4 ? record?.ipv4 : record?.ipv6;
    const header = Buffer.alloc(12);
    header.writeUInt16BE(message.readUInt16BE(0), 0);
    header.writeUInt16BE(record ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(address ? 1 : 0, 6);
    const answer = address ? [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 0, 0, address.length, ...address] : [];
    const reply = Buffer.concat([header, message.subarray(12, end), Buffer.from(answer)]);
    socket.send(reply, sender.port, sender.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return socket;
}

describe('resolveName', () => {
  let nameServer: Socket;
  const resolvers: Resolver[] = [];

  const ask = (hostname: string) => {
    // Whoever waits for a silent name waits until it is cancelled.
    const resolver = new Resolver({ timeout: 60_000, tries: 2 });
    resolver.setServers([`127.0.0.1:${nameServer.address().port}`]);
    resolvers.push(resolver);
    return resolveName(hostname, resolver);
  };

  beforeAll(async () => {
    nameServer = await startNameServer();
  });
  afterAll(() => {
    for (const resolver of resolvers) resolver.cancel();
    nameServer.close();
  });

  test('finds the addresses of both families, so that each is checked', async () => {
    expect((await ask('both.example.com')).sort()).toEqual(['2001:db8::1', '93.184.216.34']);
    expect(await ask('healthy.example.com')).toEqual(['93.184.216.35']);
  });

  test('rejects a name that does not exist', async () => {
    await expect(ask('missing.example.com')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  test('asks the system for names that nobody can register', async () => {
    const addresses = await ask('localhost');
    expect(addresses.every((address) => address === '127.0.0.1' || address === '::1')).toBe(true);
    expect(addresses.length).toBeGreaterThan(0);
  });

  test('fifty silent names do not delay a healthy one', async () => {
    let ended = 0;
    const silent = Array.from({ length: 50 }, (_, index) =>
      ask(`silent-${index}.example.com`)
        .catch(String)
        .finally(() => (ended += 1)),
    );
    await ask('healthy.example.com');
    expect(ended).toBe(0);
    for (const resolver of resolvers) resolver.cancel();
    for (const outcome of await Promise.all(silent)) expect(outcome).toMatch(/ECANCELLED/);
  });
});
