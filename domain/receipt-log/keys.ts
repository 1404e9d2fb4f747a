/** Prints and parses keys of C2SP signed-note. All tools for transparency logs use these text forms. */
import { PUBLIC_KEY_SIZE, publicKeyOf, SEED_SIZE, sha256, signEd25519 } from './crypto';
import { NoteError } from './note-error';

/**
 * The types of keys. An `ed25519` key signs a note. A `cosignature` key of a witness signs a note and the
 * time.
 */
const KEY_TYPES = { ed25519: 1, cosignature: 4 } as const;
export type KeyType = keyof typeof KEY_TYPES;

export interface VerifierKey {
  name: string;
  /** Eight lower-case hex digits. */
  keyId: string;
  type: KeyType;
  publicKey: Buffer;
}

/** Signs notes. Hides where the private key is stored. */
export interface NoteSigner {
  key: VerifierKey;
  sign: (message: Buffer) => Buffer;
}

export const KEY_ID_SIZE = 4;
const PRIVATE = 'PRIVATE+KEY+';

/**
 * Returns true for a valid key name. It has no spaces and plus signs, because they separate the parts of a
 * line.
 */
export function isKeyName(name: string): boolean {
  return name !== '' && name.isWellFormed() && !/[\s\u0085+]/.test(name);
}

function keyId(name: string, type: KeyType, publicKey: Uint8Array): string {
  return sha256(`${name}\n`, Uint8Array.of(KEY_TYPES[type]), publicKey).toString('hex', 0, KEY_ID_SIZE);
}

export function verifierKey(name: string, type: KeyType, publicKey: Buffer): VerifierKey {
  if (!isKeyName(name)) throw new NoteError('A key name must not be empty or contain spaces or "+".');
  return { name, keyId: keyId(name, type, publicKey), type, publicKey };
}

/** Prints `name+hash+base64`. The Go package golang.org/x/mod/sumdb/note uses the same form. */
export function printVerifierKey({ name, keyId: id, type, publicKey }: VerifierKey): string {
  return `${name}+${id}+${encodeKey(type, publicKey)}`;
}

export function parseVerifierKey(text: string): VerifierKey {
  const { name, id, type, bytes } = parseKey(text, PUBLIC_KEY_SIZE);
  const key = verifierKey(name, type, bytes);
  if (key.keyId !== id) throw new NoteError('The hash in the verifier key belongs to another key.');
  return key;
}

/** Prints `PRIVATE+KEY+name+hash+base64`. The base64 contains the seed of the key. */
export function printPrivateKey({ name, keyId: id, type }: VerifierKey, seed: Uint8Array): string {
  return `${PRIVATE}${name}+${id}+${encodeKey(type, seed)}`;
}

/** Reads a private key. The error messages never contain the key. */
export function parsePrivateKey(text: string): NoteSigner {
  if (!text.startsWith(PRIVATE)) throw new NoteError(`A private key starts with ${PRIVATE}.`);
  const { name, id, type, bytes } = parseKey(text.slice(PRIVATE.length), SEED_SIZE);
  const signer = signerOf(name, type, bytes);
  if (signer.key.keyId !== id) throw new NoteError('The hash in the private key belongs to another key.');
  return signer;
}

export function signerOf(name: string, type: KeyType, seed: Buffer): NoteSigner {
  return { key: verifierKey(name, type, publicKeyOf(seed)), sign: (message) => signEd25519(seed, message) };
}

function encodeKey(type: KeyType, bytes: Uint8Array): string {
  return Buffer.concat([Uint8Array.of(KEY_TYPES[type]), bytes]).toString('base64');
}

function parseKey(text: string, size: number) {
  // A mutant survives: only the first element is set, and nothing reads it
  const [, name = '', id = '', encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const data = decodeBase64(encoded);
  const type = typeOf(data?.[0]);
  if (data === undefined || type === undefined || data.length !== size + 1) {
    throw new NoteError('A key has the form name+hash+base64 and is an Ed25519 key or a cosignature key.');
  }
  return { name, id, type, bytes: data.subarray(1) };
}

function typeOf(code: number | undefined): KeyType | undefined {
  if (code === KEY_TYPES.ed25519) return 'ed25519';
  return code === KEY_TYPES.cosignature ? 'cosignature' : undefined;
}

/**
 * Decodes base64 strictly. `Buffer` alone ignores invalid characters, so this compares the text with its own
 * result.
 */
export function decodeBase64(text: string): Buffer | undefined {
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
