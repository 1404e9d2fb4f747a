/** The store of bank files: sealed, private, kept for a limited time, and each made once. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BANK_FILE_KEPT_DAYS,
  type BankFile,
  bankFileId,
  BankFileTakenError,
  createBankFileStore,
  fileIdOf,
  messageIdOf,
} from '../../../gateways/payouts/bank-files';
import { SealedSecretError } from '../../../gateways/secrets/seal';

const DAY_MS = 86_400_000;
const MADE_AT = new Date('2026-11-25T03:00:00.000Z');
const KEYS = [{ id: 'k1', key: 'a'.repeat(43) }];
const NEWER_KEYS = [{ id: 'k2', key: 'b'.repeat(43) }, ...KEYS];
const later = (days: number) => new Date(MADE_AT.getTime() + days * DAY_MS);

let directory: string;
beforeEach(() => {
  directory = join(mkdtempSync(join(tmpdir(), 'giving-bank-files-')), 'files');
});
afterEach(() => rmSync(join(directory, '..'), { recursive: true }));

const buildFile = (changes: Partial<BankFile> = {}): BankFile => ({
  id: bankFileId('nacha', ['payout_1', 'payout_2']),
  format: 'nacha',
  madeAt: MADE_AT,
  content: '622 account 12345678 of Zoë',
  ...changes,
});
const listFiles = () => readdirSync(directory).sort();
const pathOf = (name = '') => join(directory, name);

it('gives back what it kept', async () => {
  const store = createBankFileStore(directory, KEYS);
  await store.keep(buildFile());
  expect(await createBankFileStore(directory, KEYS).read(buildFile().id)).toEqual(buildFile());
  expect(await store.read(bankFileId('nacha', ['payout_3']))).toBeUndefined();
});

it('writes only sealed text that its owner alone can read', async () => {
  await createBankFileStore(directory, KEYS).keep(buildFile());
  const [name] = listFiles();
  expect(statSync(pathOf(name)).mode & 0o777).toBe(0o600);
  expect(statSync(directory).mode & 0o777).toBe(0o700);
  // No letter stands beside a space in sealed text, so a chance match of its letters is ruled out.
  expect(readFileSync(pathOf(name), 'utf8')).not.toMatch(/12345678|of Zo|payout_/);
});

it('does not open with another key, or after a change', async () => {
  await createBankFileStore(directory, KEYS).keep(buildFile());
  const { id } = buildFile();
  const other = createBankFileStore(directory, [{ id: 'k1', key: 'c'.repeat(43) }]);
  await expect(other.read(id)).rejects.toThrow(SealedSecretError);
  const stored = readFileSync(pathOf(listFiles()[0]), 'utf8');
  const at = stored.length - 20;
  const changed = stored.charAt(at) === 'A' ? 'B' : 'A';
  writeFileSync(pathOf(listFiles()[0]), stored.slice(0, at) + changed + stored.slice(at + 1));
  await expect(createBankFileStore(directory, KEYS).read(id)).rejects.toThrow(SealedSecretError);
});

it('notices that two files were exchanged', async () => {
  const store = createBankFileStore(directory, KEYS);
  const other = buildFile({ id: bankFileId('nacha', ['payout_9']), content: 'other' });
  await store.keep(buildFile());
  await store.keep(other);
  const [first, second] = listFiles();
  writeFileSync(pathOf(first), readFileSync(pathOf(second)));
  const exchanged = first?.startsWith(other.id) === true ? other.id : buildFile().id;
  await expect(store.read(exchanged)).rejects.toThrow('the stored file is a different one');
});

describe('a batch', () => {
  it('has one id, whatever the order of its payouts', () => {
    const id = bankFileId('nacha', ['payout_1', 'payout_2']);
    expect(bankFileId('nacha', ['payout_2', 'payout_1'])).toBe(id);
    const others = [
      bankFileId('pain.001', ['payout_1', 'payout_2']),
      bankFileId('nacha', ['payout_1']),
      bankFileId('nacha', ['payout_1', 'payout_2', 'payout_3']),
    ];
    expect(new Set([id, ...others]).size).toBe(4);
    expect(fileIdOf(messageIdOf(id))).toBe(id);
    expect(messageIdOf(id)).toMatch(/^[0-9A-Z]{26}$/);
  });

  it.each(['01M7ZRGJ', 'bankfile_x', messageIdOf(buildFile().id).toLowerCase(), ''])(
    'is not named by %j',
    (name) => expect(fileIdOf(name)).toBeUndefined(),
  );

  it('may be kept again with the same content', async () => {
    const store = createBankFileStore(directory, KEYS);
    await store.keep(buildFile());
    await store.keep(buildFile());
    expect(listFiles()).toHaveLength(1);
  });

  it.each([
    ['content', { content: 'other' }],
    ['time', { madeAt: later(1) }],
    ['format', { format: 'pain.001' as const }],
  ])('is not made again with another %s', async (_, changes) => {
    const store = createBankFileStore(directory, KEYS);
    await store.keep(buildFile());
    await expect(store.keep(buildFile(changes))).rejects.toThrow(BankFileTakenError);
    expect(await store.read(buildFile().id)).toEqual(buildFile());
    expect(listFiles()).toHaveLength(1);
  });

  it('is made by one of many processes that try at once', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      createBankFileStore(directory, KEYS).keep(buildFile({ content: `try ${index}` })),
    );
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(listFiles()).toHaveLength(1);
  });
});

describe('after the limit', () => {
  it('a file is removed, and its id stays taken', async () => {
    const store = createBankFileStore(directory, KEYS);
    await store.keep(buildFile());
    expect(await store.removeOld(new Date(later(BANK_FILE_KEPT_DAYS).getTime() - 1))).toEqual([]);
    expect(await store.read(buildFile().id)).toEqual(buildFile());
    expect(await store.removeOld(later(BANK_FILE_KEPT_DAYS))).toEqual([buildFile().id]);
    expect(await store.read(buildFile().id)).toBeUndefined();
    await expect(store.keep(buildFile())).rejects.toThrow(BankFileTakenError);
    expect(listFiles()).toEqual([`${buildFile().id}.gone`]);
    expect(await store.removeOld(later(BANK_FILE_KEPT_DAYS))).toEqual([]);
  });

  it('a file is removed although no key opens it', async () => {
    await createBankFileStore(directory, KEYS).keep(buildFile());
    const other = createBankFileStore(directory, [{ id: 'k3', key: 'c'.repeat(43) }]);
    expect(await other.removeOld(later(BANK_FILE_KEPT_DAYS))).toEqual([buildFile().id]);
  });

  it('what a stopped process left is removed after a day', async () => {
    const store = createBankFileStore(directory, KEYS);
    await store.keep(buildFile());
    const names = ['a.unfinished', 'b.unfinished'];
    for (const [index, name] of names.entries()) {
      writeFileSync(pathOf(name), 'x');
      utimesSync(pathOf(name), later(index), later(index));
    }
    await store.removeOld(later(1.5));
    expect(listFiles()).toEqual(['b.unfinished', `${buildFile().id}.sealed`]);
  });

  it('an empty installation has nothing to remove', async () => {
    expect(await createBankFileStore(directory, KEYS).removeOld(later(99))).toEqual([]);
  });
});

it('seals files again for a new key', async () => {
  await createBankFileStore(directory, KEYS).keep(buildFile());
  const newer = createBankFileStore(directory, NEWER_KEYS);
  expect(await newer.reseal()).toEqual({ sealed: 1, unreadable: 0 });
  expect(await newer.reseal()).toEqual({ sealed: 0, unreadable: 0 });
  expect(await createBankFileStore(directory, [{ id: 'k3', key: 'c'.repeat(43) }]).reseal()).toEqual({
    sealed: 0,
    unreadable: 1,
  });
  const withoutOld = createBankFileStore(directory, NEWER_KEYS.slice(0, 1));
  expect(await withoutOld.read(buildFile().id)).toEqual(buildFile());
});

it.each(['../bankfile_x', 'bankfile_', `${buildFile().id}/..`])('takes no path as an id: %s', async (id) => {
  const store = createBankFileStore(directory, KEYS);
  await expect(store.read(id)).rejects.toThrow('malformed');
  await expect(store.keep(buildFile({ id }))).rejects.toThrow('malformed');
});
