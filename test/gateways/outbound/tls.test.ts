/** A certificate that the system does not trust is a named failure; one that it trusts is checked against the host name. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:https';
import { createServer as createPlainServer } from 'node:http';
import { type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createOutbound } from '../../../gateways/outbound';
import { createSelfSignedCertificate } from './self-signed-certificate';

const LIMITS = { timeoutMs: 5_000, maxResponseBytes: 1_024 };
const { key, certificate } = createSelfSignedCertificate('hooks.example.com');

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('TLS', () => {
  const secure = createServer({ key, cert: certificate }, (_request, response) => response.end('secure'));
  const plain = createPlainServer((_request, response) => response.end('plain'));
  const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'] });
  let securePort = 0;
  let plainPort = 0;

  beforeAll(async () => {
    securePort = await listen(secure);
    plainPort = await listen(plain);
  });
  afterAll(async () => {
    await outbound.close();
    secure.close();
    plain.close();
  });

  test('a self-signed certificate is refused', async () => {
    await expect(outbound.get(`https://hooks.example.com:${securePort}/`, LIMITS)).rejects.toMatchObject({
      kind: 'tls',
      message: 'The TLS connection failed (DEPTH_ZERO_SELF_SIGNED_CERT).',
    });
  });

  test('a server without TLS is refused', async () => {
    await expect(outbound.get(`https://hooks.example.com:${plainPort}/`, LIMITS)).rejects.toMatchObject({
      kind: 'tls',
    });
  });

  test('a trusted certificate is valid only for its own host name', async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'outbound-tls-'));
    const trusted = path.join(directory, 'trusted.pem');
    await writeFile(trusted, certificate);
    const script = `
      const { createOutbound } = require('./gateways/outbound');
      const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'], resolve: async () => ['127.0.0.1'] });
      const visit = (host) => outbound.get('https://' + host + ':${securePort}/', ${JSON.stringify(LIMITS)})
        .then((answer) => String(answer.body), (error) => error.message);
      Promise.all([visit('hooks.example.com'), visit('other.example.com')])
        .then((results) => { console.log(JSON.stringify(results)); return outbound.close(); });`;
    // Node reads the extra authorities once, when it starts.
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', '--eval', script], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
    });
    await rm(directory, { recursive: true });
    expect(JSON.parse(stdout)).toEqual([
      'secure',
      'The TLS connection failed (ERR_TLS_CERT_ALTNAME_INVALID).',
    ]);
  });
});
