/**
 * Prints, signs and verifies notes of C2SP signed-note, and cosignatures with a time of C2SP
 * tlog-cosignature.
 */
import { SIGNATURE_SIZE, verifyEd25519 } from './crypto';
import { decodeBase64, isKeyName, KEY_ID_SIZE, type NoteSigner, type VerifierKey } from './keys';
import { NoteError } from './note-error';

/** The limits of a note. They protect the verifier from notes that take too long to verify. */
const MAX_SIGNATURES = 100;
const MAX_NOTE_CHARACTERS = 1_000_000;

export interface NoteSignature {
  name: string;
  /** Eight lower-case hex digits. */
  keyId: string;
  signature: Buffer;
}

export interface Note {
  /** The signed text, which ends with a newline. */
  body: string;
  signatures: NoteSignature[];
}

/** A valid signature. */
export interface VerifiedSignature {
  key: VerifierKey;
  /** The time of a cosignature, in Unix seconds. Other signatures have no time. */
  time?: number;
}

/** The bytes of the time before a cosignature. It is a big-endian number of Unix seconds. */
const TIME_SIZE = 8;
const LINE = /^\u2014 (\S+) (\S+)$/;

/** Appends signature lines to a body. `printSignature` prints such lines. */
export function printNote(body: string, lines: string[]): string {
  if (!body.endsWith('\n')) throw new NoteError('The text of a note must end with a newline.');
  return `${body}\n${lines.map((line) => `${line}\n`).join('')}`;
}

/** Prints one signature line, without its newline. */
export function printSignature({ name, keyId, signature }: NoteSignature): string {
  return `\u2014 ${name} ${Buffer.concat([Buffer.from(keyId, 'hex'), signature]).toString('base64')}`;
}

/** Reads a note without verifying it. */
export function parseNote(text: string): Note {
  const end = text.lastIndexOf('\n\n');
  if (text.length > MAX_NOTE_CHARACTERS || !text.isWellFormed() || hasControls(text)) {
    throw new NoteError('A note is UTF-8 text of at most 1,000,000 characters without control characters.');
  }
  if (end < 0 || !text.endsWith('\n')) throw new NoteError('A note ends with signature lines.');
  const lines = text.slice(end + 2, -1).split('\n');
  if (lines.length > MAX_SIGNATURES) throw new NoteError(`A note has at most ${MAX_SIGNATURES} signatures.`);
  return { body: text.slice(0, end + 1), signatures: lines.map(parseSignature) };
}

/** Reads one signature line, without its newline. A witness answers `add-checkpoint` with such lines. */
export function parseSignature(line: string): NoteSignature {
  const [, name = '', encoded = ''] = LINE.exec(line) ?? [];
  const bytes = decodeBase64(encoded);
  if (!isKeyName(name) || bytes === undefined || bytes.length <= KEY_ID_SIZE) {
    throw new NoteError('A signature line is an em dash, a key name and base64, with single spaces.');
  }
  return { name, keyId: bytes.toString('hex', 0, KEY_ID_SIZE), signature: bytes.subarray(KEY_ID_SIZE) };
}

/** Signs a body with several keys. During a rotation, both the old and the new key sign. */
export function signNote(body: string, signers: NoteSigner[]): string {
  return printNote(
    body,
    signers.map((signer) => signatureLine(body, signer)),
  );
}

function signatureLine(body: string, { key, sign }: NoteSigner): string {
  if (key.type !== 'ed25519') throw new NoteError('A cosignature key signs only with a time: use cosign.');
  return printSignature({ ...key, signature: sign(Buffer.from(body)) });
}

/** Returns the signature line of a witness. `time` is the time of the signature in Unix seconds. */
export function cosign(body: string, time: number, { key, sign }: NoteSigner): string {
  if (key.type !== 'cosignature') throw new NoteError('Only a cosignature key cosigns.');
  const stamp = Buffer.alloc(TIME_SIZE);
  stamp.writeBigUInt64BE(BigInt(time));
  return printSignature({ ...key, signature: Buffer.concat([stamp, sign(cosignedMessage(body, time))]) });
}

/** Returns the bytes that a cosignature/v1 signs. */
function cosignedMessage(body: string, time: number): Buffer {
  return Buffer.from(`cosignature/v1\ntime ${time}\n${body}`);
}

/**
 * Verifies the signatures of known keys and ignores all others. Throws a NoteError if the signature of a
 * known key is wrong, or if no known key signed. The caller decides which signatures it needs.
 */
export function verifyNote(
  text: string,
  keys: VerifierKey[],
): { body: string; signatures: VerifiedSignature[] } {
  const { body, signatures } = parseNote(text);
  const verified = keys.flatMap((key) => {
    const own = signatures.find(({ name, keyId }) => name === key.name && keyId === key.keyId);
    return own === undefined ? [] : [verifySignature(body, own, key)];
  });
  if (verified.length === 0) throw new NoteError('No known key signed the note.');
  return { body, signatures: verified };
}

export function verifySignature(
  body: string,
  { signature }: NoteSignature,
  key: VerifierKey,
): VerifiedSignature {
  const wrong = new NoteError(`The signature of ${key.name} is wrong.`);
  if (key.type === 'ed25519') {
    if (signature.length !== SIGNATURE_SIZE) throw wrong;
    if (!verifyEd25519(key.publicKey, Buffer.from(body), signature)) throw wrong;
    return { key };
  }
  if (signature.length !== TIME_SIZE + SIGNATURE_SIZE) throw wrong;
  const time = Number(signature.readBigUInt64BE());
  const message = cosignedMessage(body, time);
  if (!Number.isSafeInteger(time)) throw wrong;
  if (!verifyEd25519(key.publicKey, message, signature.subarray(TIME_SIZE))) throw wrong;
  return { key, time };
}

/** Returns true if a text contains an ASCII control character other than the newline. */
function hasControls(text: string): boolean {
  return [...new Set(text)].some((character) => character < ' ' && character !== '\n');
}
