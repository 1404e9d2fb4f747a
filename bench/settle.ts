/**
 * Compares completed gifts a second with completed minimal workflows a second. A minimal workflow has as many
 * remote steps as a gift (three, all empty) and a timer of the same length. Both run on the same server in the same run.
 */
import { Client, Connection } from '@temporalio/client';
import { closeDatabase, type Database, openDatabase, selectRows } from '../db/database';
import { enqueueWorkflow } from '../db/queries/platform/enqueue-workflows';
import { type NetworkName } from '../domain/gifts/network';
import { transactionHash } from '../domain/receipt-log/leaf';
import { CHECKPOINTS_NEEDED } from '../domain/receipt-log/pace';
import { buildActor, buildCharity, buildGift } from '../test/factories';
import { newId } from '../new-id';
import { median, row, say } from './figures';
import { run, runServer } from './processes';
import { startBenchServices } from './services';

const GIFTS = 400;
const ROUNDS = 3;
/** A gift waits this long for its three confirmations of one second each. */
const TIMER_MS = 3_000;

/** Settles gifts on a network. Returns how many completed a second. */
export async function settleGifts(
  db: Database,
  gifts: number,
  network: NetworkName = 'sandbox',
): Promise<number> {
  const donor = await buildActor(db);
  const charity = await buildCharity(db);
  const ids = Array.from({ length: gifts }, () => newId('donation'));
  for (const id of ids) {
    await buildGift(db, {
      id,
      donorUserId: donor.userId,
      accountId: donor.accountId,
      charityId: charity.id,
      ...(network === 'receipts' && signedForLog(id)),
    });
  }
  const start = performance.now();
  await Promise.all(
    ids.map((id) =>
      enqueueWorkflow(db, {
        workflowType: 'donation',
        workflowId: id,
        input: { donationId: id, giveUpAfterMs: 600_000 },
        searchAttributes: { CharityId: charity.id, UserId: donor.userId, DonationStatus: 'pending' },
        summary: 'bench gift',
      }),
    ),
  );
  for (;;) {
    const [open] = await selectRows<{ count: number }>(
      db,
      `SELECT count(*)::int AS count FROM donations WHERE charity_id = $1 AND status = 'pending'`,
      [charity.id],
    );
    if (open?.count === 0) return gifts / ((performance.now() - start) / 1000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A leaf's text may be any text, because the measurement begins after the gift is accepted. */
function signedForLog(text: string) {
  const [hash, confirmationsNeeded] = [transactionHash(text), CHECKPOINTS_NEEDED];
  return {
    network: 'receipts',
    transactionHash: hash,
    signedTransaction: text,
    confirmationsNeeded,
  } as const;
}

async function runMinimal(client: Client, gifts: number): Promise<number> {
  const start = performance.now();
  const ids = Array.from({ length: gifts }, () => newId('donation'));
  const startOne = (workflowId: string) =>
    client.workflow.start('minimal', { taskQueue: 'minimal', workflowId, args: [TIMER_MS] });
  const queue = [...ids];
  const handles = (
    await Promise.all(
      Array.from({ length: 50 }, async () => {
        const mine = [];
        for (let id = queue.shift(); id !== undefined; id = queue.shift()) mine.push(await startOne(id));
        return mine;
      }),
    )
  ).flat();
  await Promise.all(handles.map((handle) => handle.result()));
  return gifts / ((performance.now() - start) / 1000);
}

async function countHistory(client: Client, type: string): Promise<string> {
  for await (const { workflowId } of client.workflow.list({
    query: `WorkflowType = '${type}' AND ExecutionStatus = 'Completed'`,
  })) {
    const { events } = await client.workflow.getHandle(workflowId).fetchHistory();
    const tasks = events?.filter((event) => Boolean(event.workflowTaskCompletedEventAttributes)).length ?? 0;
    return `${events?.length ?? 0} history events, ${tasks} workflow tasks`;
  }
  return 'no history';
}

export async function benchSettle(): Promise<void> {
  const services = await startBenchServices({ hasWorker: true });
  const settings = services.environment;
  const db = openDatabase({ url: services.databaseUrl, poolMax: 20 });
  const [worker, minimal] = await Promise.all([
    runServer('worker/main', settings),
    run('bench/minimal-worker.ts', settings),
  ]);
  const connection = await Connection.connect({ address: services.temporalAddress });
  const client = new Client({ connection });
  try {
    const ours: number[] = [];
    const peers: number[] = [];
    await settleGifts(db, 50);
    await runMinimal(client, 50);
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await settleGifts(db, GIFTS));
      peers.push(await runMinimal(client, GIFTS));
    }
    say(`\nCompleted gifts, ${ROUNDS} rounds of ${GIFTS}, medians`);
    row('', 'per second', 'rounds');
    row(
      'gift: charge, settle, book, notify',
      median(ours).toFixed(1),
      ours.map((n) => n.toFixed(0)).join(' '),
    );
    row(
      'three no-op activities, one timer',
      median(peers).toFixed(1),
      peers.map((n) => n.toFixed(0)).join(' '),
    );
    say(`ratio of completions/s: ${(median(ours) / median(peers)).toFixed(2)} (aim: at least 1)`);
    say(
      `a gift: ${await countHistory(client, 'donation')}; the minimum: ${await countHistory(client, 'minimal')}`,
    );
  } finally {
    await connection.close();
    await Promise.all([worker.stop(), minimal.stop()]);
    await closeDatabase(db);
    await services.stop();
  }
}
