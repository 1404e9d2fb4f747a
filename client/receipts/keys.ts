/** The verifier keys of C2SP signed-note: `name+hash+base64`. */
import { areEqual, type Bytes, encodeText, readBase64, sha256 } from './bytes';
import { ReceiptVerificationError } from './error';

/** The type bytes of keys. A log signs a note, and a witness signs a note and the time. */
export const LOG_KEY = 1;
export const WITNESS_KEY = 4;

const ID_SIZE = 4;
const PUBLIC_KEY_SIZE = 32;

export interface VerifierKey {
  /** The key as the caller gave it. */
  text: string;
  name: string;
  id: Bytes;
  publicKey: Bytes;
}

/** Reads the caller's keys of one type. */
export async function readKeys(texts: string[], type: number, part: string): Promise<VerifierKey[]> {
  return Promise.all(texts.map((text, at) => readKey(text, type, `${part}[${at}]`)));
}

async function readKey(text: string, type: number, part: string): Promise<VerifierKey> {
  const [, name = '', id = '', encoded = ''] = /^([^+\s\u0085]+)\+([0-9a-f]{8})\+(.+)$/.exec(text) ?? [];
  const data = readBase64(encoded);
  if (data?.length !== PUBLIC_KEY_SIZE + 1) throw unreadable(part, 'must have the form name+hash+base64');
  if (data[0] !== type) throw unreadable(part, `must be a key of type ${type}`);
  const hash = (await sha256(encodeText(`${name}\n`), data)).slice(0, ID_SIZE);
  const stated = Uint8Array.from(id.match(/../g) ?? [], (digits) => parseInt(digits, 16));
  if (!areEqual(hash, stated)) throw unreadable(part, 'has the hash of another key');
  return { text, name, id: hash, publicKey: data.slice(1) };
}

function unreadable(part: string, fault: string): ReceiptVerificationError {
  return new ReceiptVerificationError('unreadable_trust', part, `The key ${fault}.`);
}
