/** The receipt log under kill -9, restored backups and rotated keys: one leaf for each completed gift, and one history for everyone who ever looked. */
import { createActivities } from '../../../activities';
import { readConfig } from '../../../config';
import { findNewestCheckpoint } from '../../../db/queries/receipt-log/checkpoints';
import { listLeavesOfGift } from '../../../db/queries/receipt-log/leaves';
import { findOpenLog } from '../../../db/queries/receipt-log/logs';
import { createGateways } from '../../../gateways';
import {
  type Installation,
  type OwnServers,
  startInstallationWithServers,
  TEST_TIMEOUT_MS,
} from '../../support/installation';
import { sizeOf } from '../../support/large';
import { startWorkerProcess } from '../../support/processes';
import { killUnderReceipts, MS_PER_GIFT, ON_RECEIPTS } from './receipt-kills';
import { openReceiptOperator, type ReceiptOperator } from './receipt-operator';
import { runReceipts, startReceiptsCommand } from '../receipt-log/receipts-command';
import { backUpPostgres } from './restore-postgres';
import { type SmtpServer, startSmtpServer } from '../../doubles/smtp-server';
import { waitFor } from '../../support/wait';

const GIFTS = sizeOf({ usual: 40, large: 10_000 });
const KILLS = sizeOf({ usual: 2, large: 6 });
const DECLINED = GIFTS / 8;
const SECOND = 'localhost/second-log';

let installation: Installation & OwnServers;
let operator: ReceiptOperator;
let smtp: SmtpServer;
/** Checkpoints that somebody saw. */
const seen: string[] = [];
beforeAll(async () => {
  [installation, smtp] = await Promise.all([
    startInstallationWithServers(undefined, ON_RECEIPTS),
    startSmtpServer(),
  ]);
  operator = await openReceiptOperator(installation);
});
afterAll(async () => {
  await smtp?.close();
  await installation?.close();
});

it(
  'worker and Postgres killed under gifts: every completed gift has one leaf, and no checkpoint was ever taken back',
  () =>
    installation.watch(async () => {
      const report = await killUnderReceipts(installation, { gifts: GIFTS, kills: KILLS });
      const { killed, checkpoints, seconds, ...rest } = report;
      expect(killed.map(({ name }) => name)).toEqual(
        Array(KILLS / 2)
          .fill(['worker', 'postgres'])
          .flat(),
      );
      expect(rest).toEqual({
        ends: { completed: GIFTS - DECLINED, failed: DECLINED },
        leaves: GIFTS - DECLINED,
        giftsWithoutLeaf: [],
        foreignLeaves: [],
        unprovenLeaves: [],
        forks: [],
        wrongNotes: [],
        isWhole: true,
      });
      process.stdout.write(`kill -9 under ${GIFTS} gifts: ${checkpoints} checkpoints, ${seconds} s\n`);
    }),
  TEST_TIMEOUT_MS + GIFTS * MS_PER_GIFT,
);

it(
  'Postgres set back: the signer refuses, gifts wait, the witness alarms, and recovery brings every leaf back',
  () =>
    installation.watch(async () => {
      const { api, worker, postgres, db } = installation;
      const [key = ''] = await operator.listKeys();
      const backup = await backUpPostgres(postgres, db);
      const earlier = await findNewest();
      for (let gifts = 0; gifts < 2; gifts += 1) await operator.completed(await operator.give());
      const leaves = await operator.listLeafHashes();
      seen.push(await operator.readCheckpoint());
      const copy = await operator.receipts('witness', operator.logUrl, '--key', key, '--once');
      expect(copy).toEqual({ code: 0, output: '' });
      await backup.restore();

      const waiting = await operator.give();
      const details = await waitFor('the refusal', async () => {
        const answer = await fetch(`${api.address}/readyz`);
        const { details } = (await answer.json()) as { details: string[] };
        return details.length > 0 && details;
      });
      const [size, signed] = [earlier?.size ?? 0, leaves.length];
      expect(signed).toBe(size + 2);
      const refusal = `The log has ${size} leaves, but ${signed} leaves were signed before.`;
      expect(details).toEqual([`RECEIPT_LOG_REFUSED: ${refusal}`]);
      expect(worker.log()).toContain('"code":"RECEIPT_LOG_REFUSED"');
      await expectWaiting(waiting);
      expect(await findNewest()).toEqual(earlier);

      await recoverFromAlarmedWitness(key, `${signed} to ${size} leaves`);
      expect((await operator.listLeafHashes()).slice(0, signed)).toEqual(leaves);
      await operator.completed(waiting);
      expect(await operator.isExtended(seen[0] ?? '')).toBe(true);
    }),
  TEST_TIMEOUT_MS,
);

it(
  'a rotated key: both keys sign until the old one ends, and a witness that is told the new one follows',
  () =>
    installation.watch(async () => {
      const [old = ''] = await operator.listKeys();
      const [, next = ''] = readKeys(await operator.receipts('rotate'));
      await giveAfterRestart();
      seen.push(await operator.readCheckpoint());
      expect(await operator.listSigners([old, next])).toEqual([old, next]);
      const both = [old, next].map((public_key) => ({ public_key, until: null }));
      expect(await operator.describeLog()).toMatchObject({ public_key: next, keys: both });

      expect(readKeys(await operator.receipts('rotate', '--end'))).toEqual([next]);
      await giveAfterRestart();
      expect(await operator.listSigners([old, next])).toEqual([next]);
      const { public_key, keys } = await operator.describeLog();
      expect(public_key).toBe(next);
      expect(keys.map(({ until }) => until === null)).toEqual([false, true]);
      const told = ['--key', old, '--key', next];
      const witness = await operator.receipts('witness', operator.logUrl, ...told, '--once');
      expect(witness).toEqual({ code: 0, output: '' });
      for (const note of seen) expect(await operator.isExtended(note)).toBe(true);
    }),
  TEST_TIMEOUT_MS,
);

it(
  'a closed log: gifts go on in the new log under a new key, and old proofs stay right',
  () =>
    installation.watch(async () => {
      const { home, worker } = installation;
      const environment = { ...installation.environment, RECEIPT_LOG_ORIGIN: SECOND };
      const id = await operator.give();
      await operator.completed(id);
      const { proof, path } = await operator.saveProof(id);
      const [last, { keys }] = [await operator.readCheckpoint(), await operator.describeLog()];
      const [key = ''] = await operator.listKeys();
      await worker.kill('SIGTERM');
      const reason = 'Nobody has the lost leaves.';
      const closing = await runReceipts(['recover', '--close', reason], environment);
      expect(closing).toEqual({
        code: 0,
        output: `Closed localhost/receipt-log and opened ${SECOND}. Restart the workers.\n`,
      });
      await startWorkerProcess(home, environment);

      await operator.completed(await operator.give());
      const { origin, public_key, earlier_logs } = await operator.describeLog();
      expect(origin).toBe(SECOND);
      expect(public_key).toMatch(/^localhost\/second-log\+/);
      expect(await operator.listSigners([public_key])).toEqual([public_key]);
      expect(earlier_logs).toEqual([
        { origin: 'localhost/receipt-log', keys, last_checkpoint: last, reason },
      ]);
      expect((await operator.saveProof(id)).proof).toEqual(proof);
      const verified = await operator.receipts('verify', path, '--key', key);
      expect(verified).toMatchObject({ code: 0, output: expect.stringContaining(id) as string });
      expect(await operator.receipts('verify', path, '--key', public_key)).toMatchObject({ code: 1 });
    }),
  TEST_TIMEOUT_MS,
);

/** A gift that waits for the log outlives its deadline. */
async function expectWaiting(id: string): Promise<void> {
  const { db } = installation;
  const activities = createActivities({ db, gateways: createGateways(readConfig({}), db) });
  const last = await waitFor('the leaf of the gift', async () => {
    const [leaf] = await listLeavesOfGift(db, id);
    return leaf !== undefined && activities.settleDonation({ donationId: id, lastCheck: true });
  });
  expect(last).toMatchObject({ status: 'pending' });
  expect(await listLeavesOfGift(db, id)).toMatchObject([{ leafIndex: null }]);
}

/** The witness serves its copy, while it raises its alarm in every way. */
async function recoverFromAlarmedWitness(key: string, change: string): Promise<void> {
  const mail = { SMTP_URL: smtp.url, MAIL_FROM: 'witness@example.org', MAIL_TO: 'auditor@example.org' };
  const witness = startReceiptsCommand(['witness', operator.logUrl, '--key', key], {
    ...installation.environment,
    ...mail,
  });
  const url = await waitFor(
    'the witness',
    async () => /serves (\S+)\/add-checkpoint/.exec(witness.output())?.[1],
  );
  await waitFor('the mail', async () => smtp.taken.length > 0);
  expect(smtp.taken).toEqual([expect.stringMatching(/^To: auditor@example\.org\r$/m)]);
  expect(smtp.taken[0]).toContain('Subject: RECEIPT_LOG_ROLLBACK');
  expect(smtp.taken[0]?.replaceAll('=\r\n', '')).toContain(`went back from ${change}`);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toContain('giving_witness_alarms{kind="rollback"} 1');
  expect(metrics).toContain('giving_witness_alarms{kind="fork"} 0');
  const recovery = await operator.receipts('recover', '--from', url);
  expect(recovery).toEqual({ code: 0, output: 'Recovered 2 leaves. The worker signs again by itself.\n' });
  witness.interrupt();
  expect(await witness.ended).toBe(3);
}

/** The keys that `rotate` prints, below a line of words. */
function readKeys({ code, output }: { code: number | null; output: string }): string[] {
  expect(code).toBe(0);
  return output.trim().split('\n').slice(1);
}

async function giveAfterRestart(): Promise<void> {
  await installation.worker.kill('SIGTERM');
  await installation.worker.restart();
  await operator.completed(await operator.give());
}

async function findNewest() {
  const log = await findOpenLog(installation.db);
  return log && findNewestCheckpoint(installation.db, log.id);
}
