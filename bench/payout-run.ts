/**
 * Pays 10,000 charities (PAYOUT_CHARITIES) by one payout run through a worker process, Temporal and the simulated
 * provider. Prints the time and the worker's memory. Each charity with enough money must be paid once, and a second run
 * of the day must pay nobody.
 */
import { Client, Connection, type WorkflowHandle } from '@temporalio/client';
import { closeDatabase, type Database, openDatabase, runStatement, selectRows } from '../db/database';
import { TASK_QUEUE, type PayoutRunView } from '../workflows/messages';
import { row, say } from './figures';
import { fillWithPayees } from './many-payees';
import { residentMegabytes } from './memory';
import { runServer } from './processes';
import { findBroken } from '../test/support/broken-invariants';
import { startBenchServices } from './services';

const CHARITIES = Number(process.env.PAYOUT_CHARITIES ?? 10_000);
const LOOK_EVERY_MS = 500;

const seconds = (sinceMs: number) => (performance.now() - sinceMs) / 1_000;

interface Payouts {
  made: number;
  paid: number;
}

async function countPayouts(db: Database): Promise<Payouts> {
  const [counts] = await selectRows<Payouts>(
    db,
    `SELECT count(*)::int AS made, (count(*) FILTER (WHERE status = 'paid'))::int AS paid FROM payouts`,
  );
  return counts ?? { made: 0, paid: 0 };
}

function startRun(client: Client, name: string): Promise<WorkflowHandle> {
  return client.workflow.start('payoutRun', { taskQueue: TASK_QUEUE, workflowId: name, args: [] });
}

/** Returns the events and the bytes of a workflow's longest history. */
async function measureHistory(client: Client, id: string): Promise<string> {
  let [events, bytes, runs] = [0, 0, 0];
  for await (const { historyLength, historySize } of client.workflow.list({
    query: `WorkflowId = '${id}'`,
  })) {
    runs += 1;
    events = Math.max(events, historyLength);
    bytes = Math.max(bytes, historySize ?? 0);
  }
  return `${events} events, ${(bytes / 1_024).toFixed(0)} KB, ${runs} execution${runs === 1 ? '' : 's'}`;
}

/** Watches until every payout is paid. Returns the seconds that took, and the worker's memory on the way. */
async function watchRun(db: Database, client: Client, pid: number): Promise<void> {
  const idle = residentMegabytes(pid);
  const start = performance.now();
  const run = await startRun(client, 'payout-run-first');
  let [peak, madeAfter, result] = [idle, 0, undefined as PayoutRunView | undefined];
  void run.result().then((view: PayoutRunView) => {
    result = view;
    madeAfter = seconds(start);
  });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    peak = Math.max(peak, residentMegabytes(pid));
    const { made, paid } = await countPayouts(db);
    if (result !== undefined && made === paid) break;
  }
  const allAfter = seconds(start);
  const { payouts, charities } = result;
  row('charities, payouts', String(charities), String(payouts));
  row('payouts made', `${(madeAfter / 60).toFixed(1)} min`, `${(payouts / madeAfter).toFixed(0)}/s`);
  row('all paid', `${(allAfter / 60).toFixed(1)} min`, `${(payouts / allAfter).toFixed(0)}/s`);
  row('worker idle, at its peak', `${idle.toFixed(0)} MB`, `${peak.toFixed(0)} MB`);
  row('worker afterwards', `${residentMegabytes(pid).toFixed(0)} MB`);
  say(`history of the run: ${await measureHistory(client, 'payout-run-first')}`);
}

/** Counts charities that were not paid exactly as they should be. */
const WRONG = `
  SELECT count(*)::int AS wrong FROM (
    SELECT d.charity_id, sum(d.net_minor) AS owed FROM donations d GROUP BY d.charity_id) c
  LEFT JOIN LATERAL (
    SELECT count(*) AS payouts, coalesce(sum(p.amount_minor), 0) AS minor, coalesce(sum(s.amount_minor), 0) AS sent,
      coalesce(sum(s.asked), 0) AS asked
    FROM payouts p LEFT JOIN sandbox_payouts s ON s.payout_id = p.id WHERE p.charity_id = c.charity_id) o ON true
  WHERE CASE WHEN c.owed >= 2500 THEN (payouts, minor, sent, asked) <> (1, c.owed, c.owed, 1) ELSE payouts <> 0 END`;

async function findFaults(db: Database, client: Client): Promise<number> {
  const before = await countPayouts(db);
  const start = performance.now();
  const again = await startRun(client, 'payout-run-second');
  const { payouts } = (await again.result()) as PayoutRunView;
  row('a second run of the day', `${seconds(start).toFixed(0)} s`, `${payouts} payouts`);
  const after = await countPayouts(db);
  const [wrong] = await selectRows<{ wrong: number }>(db, WRONG);
  const broken = await findBroken(db);
  row('charities paid wrongly (limit 0)', String(wrong?.wrong));
  row('ledger invariants broken (limit 0)', String(broken.length));
  for (const { invariant, first } of broken) say(`  ${invariant} ${first?.id ?? ''}: ${first?.detail ?? ''}`);
  return payouts + after.made - before.made + (wrong?.wrong ?? 1) + broken.length;
}

export async function benchPayoutRun(): Promise<void> {
  const services = await startBenchServices({ hasWorker: true });
  const db = openDatabase({ url: services.databaseUrl, poolMax: 4 });
  const connection = await Connection.connect({ address: services.temporalAddress });
  const client = new Client({ connection });
  try {
    const start = performance.now();
    await fillWithPayees(db, CHARITIES);
    await runStatement(db, 'VACUUM ANALYZE');
    say(`\nA payout run over ${CHARITIES} charities (stored in ${seconds(start).toFixed(0)} s)`);
    const worker = await runServer('worker/main', services.environment);
    try {
      await watchRun(db, client, worker.pid);
      const faults = await findFaults(db, client);
      if (faults > 0) throw new Error('the run paid wrongly');
    } finally {
      await worker.stop();
    }
  } finally {
    await connection.close();
    await closeDatabase(db);
    await services.stop();
  }
}
