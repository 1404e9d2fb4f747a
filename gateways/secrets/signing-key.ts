/** Creates keys that sign ID tokens. */
import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

const RSA_BITS = 2_048;

/** Creates a private key as a JSON Web Key. Tokens refer to the key by its `kid`. */
export async function createSigningKey(): Promise<{ kid: string; jwk: object }> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: RSA_BITS });
  const kid = randomBytes(12).toString('base64url');
  return { kid, jwk: { ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } };
}
