/** Postgres restored while the signer's state is kept: the refusal shows, no gift fails, and both ways out work. */
import { randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import pino from 'pino';
import { createActivities } from '../../../activities';
import { type Config, readConfig } from '../../../config';
import { runStatement } from '../../../db/database';
import { listLeavesOfGift } from '../../../db/queries/receipt-log/leaves';
import { findOpenLog, listLogs } from '../../../db/queries/receipt-log/logs';
import { printPrivateKey, signerOf } from '../../../domain/receipt-log/keys';
import { createGateways } from '../../../gateways';
import { openReceiptSigner } from '../../../gateways/settlement/receipt-signing-key';
import { signedLeavesPath } from '../../../gateways/settlement/signed-leaves';
import { closeFor, recoverFrom } from '../../../admin/receipts/recover';
import { startWitness } from '../../../admin/receipts/witness';
import { extendReceiptLog } from '../../../worker/receipt-appender';
import {
  log as silent,
  type LogUnderTest,
  ORIGIN,
  startReceiptLog,
} from '../../api/receipt-log/log-under-test';
import { update } from '../../../db/rows';
import { donations } from '../../../db/tables/gifts';

const NEW_ORIGIN = 'localhost/receipt-log-2';
let ours: LogUnderTest;
let clockMs: number;
let lines: string[];

beforeEach(async () => {
  ours = await startReceiptLog();
  clockMs = Date.parse('2026-12-07T00:00:00Z');
  lines = [];
});
afterEach(() => ours.close());

/** One turn of a worker whose log is kept. */
async function turn(config: Pick<Config, 'home' | 'receiptLog'> = ours.config): Promise<void> {
  clockMs += 1_000;
  const write = (line: Buffer, _encoding: string, done: () => void) => {
    lines.push(line.toString());
    done();
  };
  const signer = await openReceiptSigner(config);
  const { origin } = config.receiptLog;
  await extendReceiptLog({ db: ours.db, signer, origin }, pino(new Writable({ write })), new Date(clockMs));
}

/** A backup from before the first leaf has the gifts alone. */
const loseLog = () =>
  runStatement(
    ours.db,
    `TRUNCATE receipt_leaves, receipt_tiles, receipt_checkpoints, receipt_cosignatures, receipt_log_keys, receipt_logs
     RESTART IDENTITY`,
  );

/** The settings of an installation whose log has another name. */
function renamed(): Config {
  const seed = randomBytes(32);
  return readConfig({
    GIVING_HOME: ours.home,
    RECEIPT_SIGNING_KEY: printPrivateKey(signerOf(NEW_ORIGIN, 'ed25519', seed).key, seed),
    RECEIPT_SIGNER_STATE: ours.config.receiptLog.signerState,
    RECEIPT_LOG_ORIGIN: NEW_ORIGIN,
  });
}

const settleLate = (donationId: string) =>
  createActivities({ db: ours.db, gateways: createGateways(readConfig({}), ours.db) }).settleDonation({
    donationId,
    lastCheck: true,
  });
const read = async (path: string) => (await fetch(new URL(path, ours.url))).text();
const recover = (from?: string) => recoverFrom(from, ours.db, ours.config, new Date(clockMs));

it('a database from before the log shows the refusal once, also without a new gift, and gets every leaf back', async () => {
  const ids = await ours.settle(3);
  await loseLog();
  await turn();
  await turn();
  const refusal = 'The log has 0 leaves, but 3 leaves were signed before.';
  expect(await findOpenLog(ours.db)).toMatchObject({ origin: ORIGIN, size: 0, refusal });
  expect(await read('/readyz')).toContain(`RECEIPT_LOG_REFUSED: ${refusal}`);
  expect(await read('/metrics')).toContain('giving_receipt_log_refused 1');
  expect(lines.map((line) => (JSON.parse(line) as { code: string }).code)).toEqual(['RECEIPT_LOG_REFUSED']);

  expect(await recover()).toBe(3);
  await turn();
  expect(await findOpenLog(ours.db)).toMatchObject({ size: 3, refusal: null });
  const leaves = await Promise.all(ids.map((id) => listLeavesOfGift(ours.db, id)));
  expect(leaves.map(([leaf]) => leaf?.leafIndex).toSorted()).toEqual([0, 1, 2]);
  expect(await recover()).toBe(0);
});

it('recovers before any worker ran', async () => {
  await ours.settle(2);
  await loseLog();
  expect(await recover()).toBe(2);
});

it('a gift whose signed leaf was lost waits past its deadline, and completes after the recovery', async () => {
  const [id = ''] = await ours.settle(1);
  await loseLog();
  expect(await settleLate(id)).toMatchObject({ status: 'pending' });
  await turn();
  expect(await settleLate(id)).toMatchObject({ status: 'pending' });
  await recover();
  await turn();
  expect(await settleLate(id)).toEqual({ status: 'completed' });
  expect(await listLeavesOfGift(ours.db, id)).toMatchObject([{ leafIndex: 0 }]);
});

it.each(['a worker opened the log again', 'no worker ran'])(
  'where the log cannot be recovered, a new one takes the gifts that wait: %s',
  async (before) => {
    const [id = ''] = await ours.settle(1);
    await loseLog();
    if (before === 'no worker ran') {
      await expect(closeFor('lost', ours.db, ours.config, new Date(clockMs))).rejects.toThrow('new name');
    } else await turn();
    await settleLate(id);
    const next = renamed();
    await closeFor('lost', ours.db, next, new Date(clockMs));
    await turn(next);
    expect(await settleLate(id)).toEqual({ status: 'completed' });
    const open = await findOpenLog(ours.db);
    expect(open).toMatchObject({ origin: NEW_ORIGIN, size: 1, refusal: null });
    expect(await listLeavesOfGift(ours.db, id)).toMatchObject([{ logId: open?.id, leafIndex: 0 }]);
  },
);

it('brings the seconds back that the witness has not seen, and takes from it what the signer kept no copy of', async () => {
  const witness = await startWitness(
    {
      url: ours.url,
      log: ours.watched,
      name: 'witness.example',
      directory: join(ours.home, 'witness'),
      host: '127.0.0.1',
      port: 0,
      mail: () => Promise.resolve(),
    },
    silent,
  );
  await ours.settle(2);
  await ours.backUp();
  await ours.settle(300);
  await witness.look();
  await witness.close();
  await ours.settle(4);
  await ours.restore();

  const kept = signedLeavesPath(ours.config.receiptLog.signerState, ORIGIN);
  const file = await open(kept, 'r+');
  await file.write(Buffer.alloc(280 * 32), 0, 280 * 32, 0);
  await file.close();
  await expect(recover()).rejects.toThrow('leaves from 2 to 279. Add --from');
  expect(await recover(join(ours.home, 'witness'))).toBe(304);
  await turn();
  expect(await findOpenLog(ours.db)).toMatchObject({ size: 306, refusal: null });

  await ours.restore();
  await rm(kept);
  await expect(recover(join(ours.home, 'witness'))).rejects.toThrow('has 302 leaves, but 306 are needed');
});

it('a slow gift that the closed log covers completes, and one that it does not cover goes to the new log', async () => {
  const [covered = ''] = await ours.settle(1);
  const [uncovered = ''] = await ours.queue(1);
  await update(ours.db, donations, { network: 'receipts' }, { confirmationsNeeded: 10 });
  expect(await settleLate(covered)).toMatchObject({ status: 'pending' });
  const next = renamed();
  await closeFor('moved', ours.db, next, new Date(clockMs));
  expect(await settleLate(covered)).toEqual({ status: 'completed' });
  for (let signed = 0; signed < 10; signed += 1) {
    expect(await settleLate(uncovered)).toMatchObject({ status: 'pending' });
    await turn(next);
  }
  expect(await settleLate(uncovered)).toEqual({ status: 'completed' });
  const [closed, open] = await listLogs(ours.db);
  expect([closed, open]).toMatchObject([{ size: 1 }, { size: 1 }]);
});

it('once a log was closed, caches ask whether a tile is still the same', async () => {
  await ours.settle(1);
  const tile = `${ours.url}/tile/0/000.p/1`;
  const first = await getAsCache(tile);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await getAsCache(tile, first.headers.etag)).toMatchObject({ statusCode: 304 });
  const next = renamed();
  await closeFor('moved', ours.db, next, new Date(clockMs));
  expect(await getAsCache(tile, first.headers.etag)).toMatchObject({ statusCode: 404 });
  await ours.queue(1);
  await turn(next);
  const second = await getAsCache(tile, first.headers.etag);
  expect(second).toMatchObject({ statusCode: 200 });
  expect(second.headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  expect(second.headers.etag).not.toBe(first.headers.etag);
});

/** `fetch` would ask for an uncached answer. */
async function getAsCache(url: string, tag?: string): Promise<IncomingMessage> {
  const headers = tag === undefined ? {} : { 'If-None-Match': tag };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => resolve(answer.resume())).once('error', reject);
  });
}
