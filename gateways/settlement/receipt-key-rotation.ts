/**
 * Changes the file of signing keys. The last key in the file is the newest. Workers read the file when they
 * start.
 */
import { randomBytes } from 'node:crypto';
import { SEED_SIZE } from '../../domain/receipt-log/crypto';
import { parsePrivateKey, printPrivateKey, printVerifierKey, signerOf } from '../../domain/receipt-log/keys';
import { readIfPresent, writeDurably } from '../files/durable-files';

/** Adds a key. All keys in the file sign. Returns the verifier keys of all of them. */
export async function addSigningKey(path: string, origin: string): Promise<string[]> {
  return writeKeys(path, [...(await readKeyLines(path)), newKey(origin)]);
}

/** Removes all keys except the newest. Returns the verifier key of the newest. */
export async function endOldKeys(path: string): Promise<string[]> {
  return writeKeys(path, (await readKeyLines(path)).slice(-1));
}

/** Keeps only the keys with the name of the log `origin`. Creates one if there are none. */
export async function renameKeys(path: string, origin: string): Promise<string[]> {
  const lines = await readKeyLines(path);
  const own = lines.filter((line) => parsePrivateKey(line).key.name === origin);
  return writeKeys(path, own.length > 0 ? own : [newKey(origin)]);
}

export async function readKeyLines(path: string): Promise<string[]> {
  const text = (await readIfPresent(path))?.toString('utf8') ?? '';
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

async function writeKeys(path: string, lines: string[]): Promise<string[]> {
  const keys = lines.map((line) => printVerifierKey(parsePrivateKey(line).key));
  await writeDurably(path, lines.map((line) => `${line}\n`).join(''));
  return keys;
}

function newKey(origin: string): string {
  const seed = randomBytes(SEED_SIZE);
  return printPrivateKey(signerOf(origin, 'ed25519', seed).key, seed);
}
