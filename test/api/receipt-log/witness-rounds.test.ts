/** Several workers and witnesses: one round of questions in ten seconds, and all cosignatures on one checkpoint. */
import { join } from 'node:path';
import { askWitness } from '../../../worker/ask-witness';
import { selectRows } from '../../../db/database';
import { findNewestCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { findOpenLog } from '../../../db/queries/receipt-log/logs';
import { parseVerifierKey } from '../../../domain/receipt-log/keys';
import { verifyNote } from '../../../domain/receipt-log/note';
import { createOutbound, type Outbound } from '../../../gateways/outbound';
import { type RunningWitness, startWitness } from '../../../admin/receipts/witness';
import { createWitnessRounds, type WitnessRounds } from '../../../worker/receipt-witnesses';
import { waitFor } from '../../support/wait';
import { log, type LogUnderTest, startReceiptLog } from './log-under-test';

const outbound = createOutbound({ allowedCidrs: ['127.0.0.0/8'] });
const AT_MS = Date.parse('2026-12-07T00:00:00Z');
let ours: LogUnderTest;
let witnesses: RunningWitness[];
/** The ports that were asked, in order. */
let asked: number[];
let mayAnswer: Promise<void>;

beforeEach(async () => {
  ours = await startReceiptLog();
  asked = [];
  mayAnswer = Promise.resolve();
  witnesses = await Promise.all(['one.example', 'two.example'].map(openWitness));
});
afterEach(async () => {
  await Promise.all(witnesses.map((witness) => witness.close()));
  await ours.close();
});
afterAll(() => outbound.close());

const openWitness = (name: string) =>
  startWitness(
    {
      url: ours.url,
      log: ours.watched,
      name,
      directory: join(ours.home, name),
      host: '127.0.0.1',
      port: 0,
      mail: () => Promise.resolve(),
    },
    log,
  );

/** The rounds of one worker. The second witness answers once it may. */
function openWorker(): WitnessRounds {
  const post: Outbound['post'] = async (url, options) => {
    const port = Number(new URL(url).port);
    asked.push(port);
    if (port === witnesses[1]?.port) await mayAnswer;
    return outbound.post(url, options);
  };
  const named = witnesses.map(({ port, key }) => ({ url: `http://127.0.0.1:${port}`, key }));
  return createWitnessRounds({ db: ours.db, outbound: { post }, witnesses: named }, log);
}

const second = (seconds: number) => new Date(AT_MS + seconds * 1_000);

/** The newest checkpoint with cosignatures that covers the first leaf. */
async function readWitnessed(): Promise<{ size: number; signatures: number } | null> {
  const [first] = await selectRows<{ hash: Buffer }>(
    ours.db,
    'SELECT leaf_hash AS hash FROM receipt_leaves WHERE leaf_index = 0',
  );
  const hash = first?.hash ?? Buffer.alloc(0);
  const answer = await fetch(`${ours.url}/proof?leaf_hash=${hash.toString('hex')}`);
  const { witnessed } = (await answer.json()) as {
    witnessed: { tree_size: number; checkpoint: string } | null;
  };
  if (witnessed === null) return null;
  const keys = [ours.key, ...witnesses.map(({ key }) => key)].map(parseVerifierKey);
  const { signatures } = verifyNote(witnessed.checkpoint, keys);
  return { size: witnessed.tree_size, signatures: signatures.length };
}

it('two workers ask each witness once in ten seconds', async () => {
  const workers = [openWorker(), openWorker()];
  const round = async (seconds: number) => {
    asked = [];
    await Promise.all(workers.map((worker) => worker.start(second(seconds))));
    await Promise.all(workers.map((worker) => worker.settled()));
    return asked.length;
  };
  await ours.settle(3);
  expect(await round(0)).toBe(2);
  await ours.settle(2);
  expect(await round(9)).toBe(0);
  expect(await round(10)).toBe(2);
  expect(await readWitnessed()).toEqual({ size: 5, signatures: 3 });
});

it('a checkpoint that a slow witness has not cosigned yet stands back, and the witness delays no other', async () => {
  const worker = openWorker();
  await ours.settle(3);
  expect(await readWitnessed()).toBeNull();
  await worker.start(second(0));
  await worker.settled();
  expect(await readWitnessed()).toEqual({ size: 3, signatures: 3 });

  let answer: () => void = () => undefined;
  mayAnswer = new Promise((resolve) => {
    answer = resolve;
  });
  await ours.settle(4);
  asked = [];
  await worker.start(second(10));
  await ours.settle(4);
  await waitForSizes([3, 7]);
  expect(await readWitnessed()).toEqual({ size: 3, signatures: 3 });
  await worker.start(second(20));
  await waitForSizes([3, 7, 11]);
  expect(asked).toHaveLength(3);

  answer();
  await worker.settled();
  expect(await readWitnessed()).toEqual({ size: 7, signatures: 3 });
  await ours.settle(1);
  await worker.start(second(30));
  await worker.settled();
  expect(await readWitnessed()).toEqual({ size: 12, signatures: 3 });
});

it('a witness that has copied a newer checkpoint already is no alarm', async () => {
  const [witness] = witnesses;
  await ours.settle(3);
  const open = await findOpenLog(ours.db);
  const checkpoint = await findNewestCheckpoint(ours.db, open?.id ?? 0);
  await ours.settle(4);
  await witness?.look();
  const asking = { db: ours.db, outbound, at: second(0), ...(checkpoint && { checkpoint }) };
  const ask = () => askWitness({ url: `http://127.0.0.1:${witness?.port}`, key: witness?.key ?? '' }, asking);
  expect(await ask()).toEqual({ kind: 'nothing_new' });
});

/** Waits until the first witness cosigned exactly these sizes. */
async function waitForSizes(sizes: number[]): Promise<void> {
  await waitFor(`the sizes ${sizes.join(', ')}`, async () => {
    const rows = await selectRows<{ size: number }>(
      ours.db,
      `SELECT size::int AS size FROM receipt_cosignatures WHERE witness = 'one.example' ORDER BY size`,
    );
    return JSON.stringify(rows.map(({ size }) => size)) === JSON.stringify(sizes);
  });
}
