/**
 * Stores bank files for 30 days, encrypted and readable only by their owner. A file's id is a hash of its payouts. The
 * id stays taken after the file is deleted, so no batch is written twice.
 */
import { createHash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataKey } from '../../domain/access/data-keys';
import { createDurably, readIfPresent, writeDurably } from '../files/durable-files';
import { openSecret, SealedSecretError, sealedPrefix, sealSecret } from '../secrets/seal';
import { BankFileError } from '../../domain/payouts/bank-file-error';

export const BANK_FILE_FORMATS = ['nacha', 'pain.001'] as const;
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number];

/** The time for which a file's content, with its account numbers, is kept. Banks ask for a file again within days. */
export const BANK_FILE_KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

export interface BankFile {
  id: string;
  format: BankFileFormat;
  madeAt: Date;
  content: string;
}

/** Thrown if another file has the id, or a deleted file had it. Nothing was written. */
export class BankFileTakenError extends Error {
  override readonly name = 'BankFileTakenError';

  constructor(id: string) {
    super(`${id} was already used, by a file with different content or one that has been deleted.`);
  }
}

export interface BankFileStore {
  /** Stores a file durably. Idempotent for the same content. Throws a BankFileTakenError if the id is taken. */
  keep(file: BankFile): Promise<void>;
  /** Returns undefined for a file that never existed or was deleted. */
  read(id: string): Promise<BankFile | undefined>;
  /** Removes the contents of files older than the limit. Returns their ids. */
  removeOld(at: Date): Promise<string[]>;
  /** Re-encrypts files of earlier data keys with the current key. Counts files that no key opens, and skips them. */
  reseal(): Promise<{ sealed: number; unreadable: number }>;
}

const ID = /^bankfile_[0-9a-hjkmnp-tv-z]{26}$/;
const CONTENT = '.sealed';
const GONE = '.gone';
const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 26;

/** Returns the id of the file that pays these payouts. The id does not depend on their order or on the time. */
export function bankFileId(format: BankFileFormat, payoutIds: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify([format, ...[...payoutIds].sort()]));
  let bits = BigInt(`0x${hash.digest('hex')}`);
  let text = '';
  for (let index = 0; index < ID_LENGTH; index += 1) {
    text += BASE32.charAt(Number(bits & 31n));
    bits >>= 5n;
  }
  return `bankfile_${text}`;
}

/** Returns the id as banks see it: in capitals, without the prefix. */
export function messageIdOf(fileId: string): string {
  if (!ID.test(fileId)) throw new BankFileError("a bank file's id is malformed");
  return fileId.slice('bankfile_'.length).toUpperCase();
}

/** Returns the id of the file that a bank's answer names, or undefined if the name is not one of ours. */
export function fileIdOf(messageId: string): string | undefined {
  const id = `bankfile_${messageId.toLowerCase()}`;
  return ID.test(id) && messageId === messageId.toUpperCase() ? id : undefined;
}

/** Stores the files in a directory that all processes of the installation share. */
export function createBankFileStore(directory: string, keys: DataKey[]): BankFileStore {
  const pathOf = (id: string, ending: string) => {
    if (!ID.test(id)) throw new BankFileError("a bank file's id is malformed");
    return join(directory, `${id}${ending}`);
  };
  const read = async (id: string) => {
    const stored = await readIfPresent(pathOf(id, CONTENT));
    return stored === undefined ? undefined : open(id, stored.toString('utf8'), keys);
  };
  return {
    read,
    async keep(file) {
      const isGone = (await readIfPresent(pathOf(file.id, GONE))) !== undefined;
      if (isGone) throw new BankFileTakenError(file.id);
      if (await createDurably(pathOf(file.id, CONTENT), seal(file, keys))) return;
      const earlier = await read(file.id);
      if (earlier === undefined || !isSame(earlier, file)) throw new BankFileTakenError(file.id);
    },
    async removeOld(at) {
      const removed: string[] = [];
      await removeUnfinished(directory, at);
      for (const id of await listIds(directory)) {
        const madeAt = (await readIfPresent(pathOf(id, CONTENT)))?.toString('utf8').split('\n', 1)[0];
        const isOld = at.getTime() - Date.parse(madeAt ?? '') >= BANK_FILE_KEPT_DAYS * DAY_MS;
        if (!isOld) continue;
        // Writes the marker first, so that the id stays taken if the process crashes in between.
        await createDurably(pathOf(id, GONE), `${madeAt}\n`);
        await rm(pathOf(id, CONTENT), { force: true });
        removed.push(id);
      }
      return removed;
    },
    async reseal() {
      const counts = { sealed: 0, unreadable: 0 };
      for (const id of await listIds(directory)) {
        const stored = (await readIfPresent(pathOf(id, CONTENT)))?.toString('utf8');
        if (stored === undefined || sealedPartOf(stored).startsWith(sealedPrefix(keys))) continue;
        const file = openIfReadable(id, stored, keys);
        if (file !== undefined) await writeDurably(pathOf(id, CONTENT), seal(file, keys));
        counts[file === undefined ? 'unreadable' : 'sealed'] += 1;
      }
      return counts;
    },
  };
}

async function listNames(directory: string): Promise<string[]> {
  return readdir(directory).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
}

/** Deletes temporary files that a crashed process left behind more than a day ago. */
async function removeUnfinished(directory: string, at: Date): Promise<void> {
  for (const name of await listNames(directory)) {
    if (!name.endsWith('.unfinished')) continue;
    const path = join(directory, name);
    const written = await stat(path).catch(() => undefined);
    if (written !== undefined && at.getTime() - written.mtimeMs > DAY_MS) await rm(path, { force: true });
  }
}

async function listIds(directory: string): Promise<string[]> {
  return (await listNames(directory))
    .filter((name) => name.endsWith(CONTENT))
    .map((name) => name.slice(0, -CONTENT.length))
    .filter((id) => ID.test(id));
}

/** The first line is the time in plain text, so that `removeOld` can also remove a file that no key opens. */
function seal(file: BankFile, keys: DataKey[]): string {
  const { id, format, madeAt, content } = file;
  const text = JSON.stringify({ id, format, madeAt: madeAt.toISOString(), content });
  return `${madeAt.toISOString()}\n${sealSecret(keys, text)}\n`;
}

function sealedPartOf(stored: string): string {
  return stored.split('\n')[1] ?? '';
}

/** Throws if the encrypted id differs from the file's name, because then somebody has swapped two files. */
function open(id: string, stored: string, keys: DataKey[]): BankFile {
  const file = JSON.parse(openSecret(keys, sealedPartOf(stored))) as Record<keyof BankFile, string>;
  const format = BANK_FILE_FORMATS.find((each) => each === file.format);
  if (file.id !== id || format === undefined)
    throw new BankFileError('the stored file is a different one', id);
  return { id, format, madeAt: new Date(file.madeAt), content: file.content };
}

function openIfReadable(id: string, stored: string, keys: DataKey[]): BankFile | undefined {
  try {
    return open(id, stored, keys);
  } catch (error) {
    if (error instanceof SealedSecretError) return undefined;
    throw error;
  }
}

function isSame(one: BankFile, other: BankFile): boolean {
  return (
    one.format === other.format &&
    one.content === other.content &&
    one.madeAt.getTime() === other.madeAt.getTime()
  );
}
