/**
 * Converts texts, bytes and hashes. Uses only functions that every browser and server has: no import and no
 * `Buffer`.
 */
export type Bytes = Uint8Array<ArrayBuffer>;

export const HASH_SIZE = 32;

export function encodeText(text: string): Bytes {
  return new TextEncoder().encode(text);
}

export function joinBytes(...parts: Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function areEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

export function printHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Reads a hash of 64 lower-case hex digits. Returns undefined for any other value. */
export function readHash(value: unknown): Bytes | undefined {
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) return undefined;
  return Uint8Array.from({ length: HASH_SIZE }, (_, at) => parseInt(value.slice(at * 2, at * 2 + 2), 16));
}

/**
 * Decodes base64. Returns undefined unless the text is the canonical base64 of its bytes. `atob` itself also
 * accepts other texts.
 */
export function readBase64(text: string): Bytes | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  const binary = atob(text);
  return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : undefined;
}

export async function sha256(...parts: Uint8Array[]): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', joinBytes(...parts)));
}

export async function verifyEd25519(publicKey: Bytes, message: Bytes, signature: Bytes): Promise<boolean> {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', key, signature, message);
}
