/** Computes SHA-256 and Ed25519 over raw bytes. Only this file of the folder calls node:crypto. */
import { createHash, createPrivateKey, createPublicKey, hash, sign, verify } from 'node:crypto';

export const HASH_SIZE = 32;
export const PUBLIC_KEY_SIZE = 32;
export const SEED_SIZE = 32;
export const SIGNATURE_SIZE = 64;

/** The DER prefixes of RFC 8410. They are needed because node:crypto cannot read raw Ed25519 keys. */
const PUBLIC_KEY_FRAME = Buffer.from('302a300506032b6570032100', 'hex');
const PRIVATE_KEY_FRAME = Buffer.from('302e020100300506032b657004220420', 'hex');

export function sha256(...parts: (string | Uint8Array)[]): Buffer {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
}

/** The input of `hashNode`. RFC 9162 hashes a node as the byte 1 and its two children. */
const node = Buffer.alloc(1 + 2 * HASH_SIZE, 1);

/** Hashes an inner node of the Merkle tree from its two children, concatenated. */
export function hashNode(children: Uint8Array): Buffer {
  node.set(children, 1);
  return hash('sha256', node, 'buffer');
}

/** Returns the public key of a private key. A private key is a 32-byte seed. */
export function publicKeyOf(seed: Uint8Array): Buffer {
  const der = createPublicKey(privateKey(seed)).export({ format: 'der', type: 'spki' });
  return der.subarray(PUBLIC_KEY_FRAME.length);
}

export function signEd25519(seed: Uint8Array, message: Uint8Array): Buffer {
  return sign(null, message, privateKey(seed));
}

export function verifyEd25519(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  const der = Buffer.concat([PUBLIC_KEY_FRAME, publicKey]);
  return verify(null, message, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
}

function privateKey(seed: Uint8Array) {
  const der = Buffer.concat([PRIVATE_KEY_FRAME, seed]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
