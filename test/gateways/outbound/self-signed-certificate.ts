import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const ECDSA_WITH_SHA256 = sequence(Buffer.from('06082a8648ce3d040302', 'hex'));

/** A certificate for one host name, signed by itself and made anew, so that the repository holds no private key. */
export function createSelfSignedCertificate(hostname: string): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const commonName = sequence(
    element(0x31, sequence(Buffer.from('0603550403', 'hex'), text(0x0c, hostname))),
  );
  const alternativeName = element(0x04, sequence(text(0x82, hostname)));
  const toBeSigned = sequence(
    element(0xa0, Buffer.from('020102', 'hex')),
    Buffer.from('020101', 'hex'),
    ECDSA_WITH_SHA256,
    commonName,
    sequence(text(0x17, '200101000000Z'), text(0x17, '491231235959Z')),
    commonName,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(sequence(Buffer.from('0603551d11', 'hex'), alternativeName))),
  );
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', toBeSigned, privateKey)]);
  const certificate = sequence(toBeSigned, ECDSA_WITH_SHA256, element(0x03, signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}

/** One DER element: tag, length, contents. */
function element(tag: number, ...contents: Buffer[]): Buffer {
  const body = Buffer.concat(contents);
  const length =
    body.length < 0x80
      ? [body.length]
      : body.length < 0x100
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

function sequence(...contents: Buffer[]): Buffer {
  return element(SEQUENCE, ...contents);
}

function text(tag: number, value: string): Buffer {
  return element(tag, Buffer.from(value, 'ascii'));
}
