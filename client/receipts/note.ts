/** Signed notes (C2SP signed-note), checkpoints (tlog-checkpoint) and cosignatures (tlog-cosignature). */
import { areEqual, type Bytes, encodeText, HASH_SIZE, readBase64, verifyEd25519 } from './bytes';
import { ReceiptVerificationError } from './error';
import { type VerifierKey } from './keys';

export interface Checkpoint {
  origin: string;
  size: number;
  root: Bytes;
  /** The signed text. */
  body: string;
  lines: SignatureLine[];
}

interface SignatureLine {
  name: string;
  id: Bytes;
  signature: Bytes;
}

const ID_SIZE = 4;
const TIME_SIZE = 8;
const SIGNATURE_SIZE = 64;
const MAX_SIGNATURES = 100;
const MAX_CHARACTERS = 1_000_000;

export function readCheckpoint(text: string, part: string): Checkpoint {
  const malformed = new ReceiptVerificationError(
    'malformed_checkpoint',
    part,
    'The checkpoint is not a signed note of an origin, a size and a root.',
  );
  const end = text.lastIndexOf('\n\n');
  if (text.length > MAX_CHARACTERS || end < 0 || !text.endsWith('\n') || !isPlain(text)) throw malformed;
  const body = text.slice(0, end + 1);
  const lines = text
    .slice(end + 2, -1)
    .split('\n')
    .map(readLine);
  const [, origin, digits, encoded = ''] = /^([^\n]+)\n(\d{1,16})\n([^\n]+)\n(?:[^\n]+\n)*$/.exec(body) ?? [];
  const [size, root] = [Number(digits), readBase64(encoded)];
  if (origin === undefined || String(size) !== digits || !Number.isSafeInteger(size)) throw malformed;
  if (root?.length !== HASH_SIZE || lines.length > MAX_SIGNATURES) throw malformed;
  if (!lines.every((line) => line !== undefined)) throw malformed;
  return { origin, size, root, body, lines };
}

function readLine(line: string): SignatureLine | undefined {
  const [, name, encoded = ''] = /^\u2014 ([^\s\u0085+]+) (\S+)$/.exec(line) ?? [];
  const bytes = readBase64(encoded);
  if (name === undefined || bytes === undefined || bytes.length <= ID_SIZE) return undefined;
  return { name, id: bytes.slice(0, ID_SIZE), signature: bytes.slice(ID_SIZE) };
}

/** Whether a text is well-formed and has no control characters except newlines. */
function isPlain(text: string): boolean {
  return (
    text.isWellFormed() && ![...new Set(text)].some((character) => character < ' ' && character !== '\n')
  );
}

/**
 * Whether the log signed with this key. Throws if the note has a signature line for the key, but the
 * signature is wrong.
 */
export async function hasSigned(
  { body, lines }: Checkpoint,
  key: VerifierKey,
  part: string,
): Promise<boolean> {
  const line = findLine(lines, key);
  if (line === undefined) return false;
  await check(key, encodeText(body), line.signature, part);
  return true;
}

/**
 * Returns when a witness cosigned, or undefined if it did not. Throws if the note has a signature line for
 * the witness's key, but the signature is wrong.
 */
export async function findCosigning(
  { body, lines }: Checkpoint,
  key: VerifierKey,
  part: string,
): Promise<Date | undefined> {
  const line = findLine(lines, key);
  if (line === undefined) return undefined;
  const { buffer, byteLength } = line.signature;
  const seconds = byteLength === TIME_SIZE + SIGNATURE_SIZE ? new DataView(buffer).getBigUint64(0) : 0n;
  const message = encodeText(`cosignature/v1\ntime ${seconds}\n${body}`);
  await check(key, message, line.signature.slice(TIME_SIZE), part);
  return new Date(Number(seconds) * 1_000);
}

function findLine(lines: SignatureLine[], key: VerifierKey): SignatureLine | undefined {
  return lines.find(({ name, id }) => name === key.name && areEqual(id, key.id));
}

async function check(key: VerifierKey, message: Bytes, signature: Bytes, part: string): Promise<void> {
  if (signature.length === SIGNATURE_SIZE && (await verifyEd25519(key.publicKey, message, signature))) return;
  throw new ReceiptVerificationError('wrong_signature', part, `The signature of ${key.name} is wrong.`);
}
