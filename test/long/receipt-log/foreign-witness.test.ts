/** A witness that is not ours cosigns our log and refuses its fork. Ours does the same for a log that is not ours. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { askWitness } from '../../../worker/ask-witness';
import { parseCheckpoint } from '../../../domain/receipt-log/checkpoint';
import { parseVerifierKey, printVerifierKey } from '../../../domain/receipt-log/keys';
import { hashLeaf } from '../../../domain/receipt-log/leaf';
import { parseNote, verifyNote } from '../../../domain/receipt-log/note';
import { createOutbound } from '../../../gateways/outbound';
import { type RunningWitness, startWitness } from '../../../admin/receipts/witness';
import { buildGoProgram, findGo } from '../../support/go-program';
import { log, type LogUnderTest, startReceiptLog } from '../../api/receipt-log/log-under-test';
import { startTesseraLog, type TesseraLog } from './tessera-log';

const SOURCES = path.join(__dirname, 'foreign-witness');
const TESSERA_TOOL = 'github.com/transparency-dev/tessera/cmd/examples/posix-oneshot';
const BUILDING_MS = 600_000;

const go = findGo();
let programs: { witness: string; tessera: string } | undefined;
beforeAll(() => {
  if (go === undefined) {
    console.warn('Go is not installed: no foreign witness and no foreign log were tried.');
    return;
  }
  programs = { witness: buildGoProgram(go, SOURCES), tessera: buildGoProgram(go, SOURCES, TESSERA_TOOL) };
}, BUILDING_MS);

const sizeOf = (note: string) => parseCheckpoint(parseNote(note).body).size;

/** The names of those among these keys that signed. Throws if a signature is wrong. */
const signersOf = (note: string, keys: string[]) =>
  verifyNote(note, keys.map(parseVerifierKey)).signatures.map(({ key }) => key.name);

describe('the witness of github.com/transparency-dev/witness, for our log', () => {
  const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'] });
  let ours: LogUnderTest;
  let running: ChildProcess | undefined;
  let witness = { url: '', key: '' };
  beforeEach(async () => {
    ours = await startReceiptLog();
    if (programs === undefined) return;
    const started = spawn(programs.witness, [ours.key], { stdio: ['ignore', 'pipe', 'ignore'] });
    running = started;
    const [line] = (await once(createInterface(started.stdout), 'line')) as [string];
    const [address = '', key = ''] = line.split(' ');
    witness = { url: `http://${address}`, key };
  });
  afterEach(async () => {
    if (running !== undefined) {
      const ended = once(running, 'exit');
      running.kill();
      await ended;
    }
    await ours.close();
  });
  afterAll(() => outbound.close());

  const ask = () => askWitness(witness, { db: ours.db, outbound, at: new Date() });
  const signers = async () => signersOf(await ours.readCheckpoint(), [ours.key, witness.key]);

  it('cosigns each tree that extends the last one, and its cosignature is served', async () => {
    if (programs === undefined) return;
    for (const count of [3, 300]) {
      await ours.settle(count);
      expect(await signers()).toEqual(['localhost/receipt-log']);
      expect(await ask()).toEqual({ kind: 'cosigned' });
      expect(await signers()).toEqual(['localhost/receipt-log', 'witness.example']);
    }
    expect(sizeOf(await ours.readCheckpoint())).toBe(303);
  });

  it('refuses a log that went back, and a fork of the same and of another size', async () => {
    if (programs === undefined) return;
    await ours.settle(2);
    const forkState = await ours.backUp();
    await ours.settle(3);
    expect(await ask()).toEqual({ kind: 'cosigned' });
    await ours.restore();
    expect(await ask()).toMatchObject({ kind: 'ahead' });
    for (const [count, size] of [
      [3, 5],
      [4, 9],
    ] as const) {
      await ours.settle(count, forkState);
      expect(sizeOf(await ours.readCheckpoint())).toBe(size);
      expect(await ask()).toEqual({ kind: 'refused', reason: 'The witness answered 422.' });
      expect(await signers()).toEqual(['localhost/receipt-log']);
    }
  });
});

describe('our witness, for a log of github.com/transparency-dev/tessera', () => {
  let home: string;
  let mails: string[];
  let theirs: TesseraLog | undefined;
  let witness: RunningWitness | undefined;
  beforeEach(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'witness-'));
    mails = [];
    if (programs === undefined) return;
    theirs = await startTesseraLog(programs.tessera);
    const { url, key } = theirs;
    witness = await startWitness(
      {
        url,
        log: { origin: key.name, keys: [key] },
        name: 'ours.example',
        directory: path.join(home, 'witness'),
        host: '127.0.0.1',
        port: 0,
        mail: (subject) => Promise.resolve(void mails.push(subject)),
      },
      log,
    );
  });
  afterEach(async () => {
    await witness?.close();
    await theirs?.close();
    await rm(home, { recursive: true });
  });

  const entries = (count: number, text: string) => Array.from({ length: count }, (_, at) => `${text} ${at}`);
  const policyOf = ({ port, key }: RunningWitness) =>
    `witness ours ${key} http://127.0.0.1:${port}\nquorum ours\n`;
  const readCopy = (file: string) => readFile(path.join(home, 'witness', file));

  it('cosigns what the log itself sends, and copies its tiles', async () => {
    if (theirs === undefined || witness === undefined) return;
    for (const [count, size] of [
      [3, 3],
      [300, 303],
    ] as const) {
      await theirs.append(entries(count, `of ${size}`), policyOf(witness));
      const keys = [printVerifierKey(theirs.key), witness.key];
      expect(signersOf(await theirs.readCheckpoint(), keys)).toEqual(['tessera.example/log', 'ours.example']);
      expect(await witness.look()).toBeUndefined();
      expect((await readCopy('checkpoint')).toString()).toBe(await theirs.readCheckpoint());
      expect(sizeOf(await theirs.readCheckpoint())).toBe(size);
    }
    const tile = await readCopy('tile/0/000');
    expect(tile.subarray(0, 32)).toEqual(hashLeaf('of 3 0'));
    expect(tile.subarray(3 * 32, 4 * 32)).toEqual(hashLeaf('of 303 0'));
    expect([...witness.alarms]).toEqual([]);
  });

  it('cosigns what it sees of a log that does not ask', async () => {
    if (theirs === undefined || witness === undefined) return;
    for (const count of [1, 2]) {
      await theirs.append(entries(count, `unasked ${count}`));
      expect(await witness.look()).toBeUndefined();
    }
    expect(sizeOf((await readCopy('cosigned')).toString())).toBe(3);
  });

  it('raises the alarm when the log goes back or forks, and signs neither', async () => {
    if (theirs === undefined || witness === undefined) return;
    await theirs.append(entries(3, 'shared'));
    await theirs.backUp();
    await theirs.append(entries(5, 'first'), policyOf(witness));
    expect(await witness.look()).toBeUndefined();

    await theirs.restore();
    expect(await witness.look()).toBe('rollback');
    const refusal = 'the consistency proof is bad: 422';
    const report = await theirs.appendRefused(entries(6, 'forked'), policyOf(witness), refusal);
    expect(report).toContain(refusal);
    expect(sizeOf(await theirs.readCheckpoint())).toBe(3);

    await theirs.append(entries(1, 'published anyway'));
    expect(sizeOf(await theirs.readCheckpoint())).toBe(10);
    expect(await witness.look()).toBe('fork');
    expect(mails).toEqual([
      expect.stringContaining('RECEIPT_LOG_ROLLBACK'),
      expect.stringContaining('RECEIPT_LOG_FORK'),
    ]);
    expect(sizeOf((await readCopy('cosigned')).toString())).toBe(8);
  });
});
