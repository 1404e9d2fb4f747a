/** A certificate authority of one walk, and a proxy that ends TLS with its certificate. */
import { execFile } from 'node:child_process';
import { createHash, createPublicKey, X509Certificate } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Authority {
  /** The authority's certificate, for NODE_EXTRA_CA_CERTS and curl. */
  file: string;
  /** The same in PEM. */
  root: string;
  key: string;
  certificate: string;
  /** What Chromium trusts besides its own authorities. */
  publicKeyHash: string;
}

/** Makes an authority, and its certificate for `localhost`. */
export async function createAuthority(directory: string): Promise<Authority> {
  const at = (name: string) => join(directory, name);
  const openssl = (...args: string[]) => run('openssl', args, { cwd: directory });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-noenc'];
  await openssl(
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    'ca.key',
    '-out',
    'ca.pem',
    '-days',
    '2',
    '-subj',
    '/CN=Walk CA',
  );
  await openssl('req', ...newKey, '-keyout', 'site.key', '-out', 'site.csr', '-subj', '/CN=localhost');
  writeFileSync(at('site.ext'), 'subjectAltName=DNS:localhost\nextendedKeyUsage=serverAuth\n');
  const signing = [
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-days',
    '2',
    '-extfile',
    'site.ext',
  ];
  await openssl('x509', '-req', '-in', 'site.csr', '-out', 'site.pem', ...signing);
  const certificate = readFileSync(at('site.pem'), 'utf8');
  const publicKey = createPublicKey(
    new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'pem' }),
  );
  const publicKeyHash = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');
  return {
    file: at('ca.pem'),
    root: readFileSync(at('ca.pem'), 'utf8'),
    key: readFileSync(at('site.key'), 'utf8'),
    certificate,
    publicKeyHash,
  };
}

export interface TlsProxy {
  url: string;
  close(): Promise<void>;
}

/** Forwards to a port of this machine, as the proxies of the page do. */
export async function startTlsProxy({ key, certificate }: Authority, targetPort: number): Promise<TlsProxy> {
  const server = createServer({ key, cert: certificate }, (incoming, response) => {
    const forwarded = request(
      {
        host: '127.0.0.1',
        port: targetPort,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...incoming.headers,
          'x-forwarded-for': incoming.socket.remoteAddress ?? '',
          'x-forwarded-proto': 'https',
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    incoming.pipe(forwarded);
  });
  // `localhost` is either address.
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `https://localhost:${String((server.address() as AddressInfo).port)}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
