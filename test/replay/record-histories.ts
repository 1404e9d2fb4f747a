/** `npm run histories`: runs each way through each workflow, and stores the history of its run. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkflowContinuedAsNewError, WorkflowFailedError, type WorkflowHandle } from '@temporalio/client';
import { historyToJSON } from '@temporalio/common/lib/proto-utils';
import { TestWorkflowEnvironment } from '@temporalio/testing';
import { readArguments } from '../../admin/arguments';
import { describeFailure, say, secondsSince } from '../../admin/console';
import { findBinary } from '../../local/binaries';
import { TASK_QUEUE } from '../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../support/temporal';
import { writeBundle } from '../support/write-bundle';
import { endOf, HISTORIES, type StoredHistory } from './stored-history';
import { WAYS } from './ways';
import { type Happening, noAnswer, type Way } from './ways/way';

const USAGE = `Usage: npm run histories [-- --all]
  Runs each way of test/replay/ways that has no history, and stores the history of its run in test/replay/histories.
  Removes the histories of ways that no longer exist. --all records every way anew.`;

/** A run takes less than a second, because the server skips what it waits for. */
const LIMIT_MS = 30_000;
/** The server for long ways asks a run to continue as a new one at this number of events. */
const LONG_HISTORY = 20;

/** A process and its machine. */
const PROCESS = /^\d+@/;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

async function main(): Promise<void> {
  const { all } = readArguments({ usage: USAGE, options: { all: { type: 'boolean' } } }).values;
  const startedAt = Date.now();
  const folder = mkdtempSync(join(tmpdir(), 'giving-histories-'));
  try {
    process.env.TEST_WORKFLOW_BUNDLE = await writeBundle(folder);
    process.env.TEST_TEMPORAL_TEST_SERVER = await findBinary('temporal-test-server');
    const stored = readdirSync(HISTORIES);
    const ways = Object.entries(WAYS).filter(([name]) => all === true || !stored.includes(fileOf(name)));
    for (const [name, way] of ways) {
      const history = await recordAlone(name, way);
      writeFileSync(join(HISTORIES, fileOf(name)), history);
      say(`${name}: ${JSON.stringify(endOf(JSON.parse(history) as StoredHistory))}`);
    }
    const wanted = Object.keys(WAYS).map(fileOf);
    for (const file of stored.filter((each) => !wanted.includes(each))) rmSync(join(HISTORIES, file));
    say(`${String(ways.length)} histories recorded in ${secondsSince(startedAt)}: ${HISTORIES}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Records a way on a server of its own: a server's clock jumps ten years ahead when a run has ended. */
async function recordAlone(name: string, way: Way): Promise<string> {
  const env = way.plan(0).isLong ? await startForLongWays() : await startTimeSkipping();
  try {
    return await record(env, name, way);
  } finally {
    await env.teardown();
  }
}

async function startForLongWays(): Promise<TestWorkflowEnvironment> {
  const setting = `limit.historyCount.suggestContinueAsNew=${String(LONG_HISTORY)}`;
  return TestWorkflowEnvironment.createLocal({
    server: {
      executable: { type: 'existing-path', path: await findBinary('temporal') },
      extraArgs: ['--dynamic-config-value', setting, '--output', 'none'],
      log: { format: 'pretty', level: 'error' },
    },
  });
}

async function record(env: TestWorkflowEnvironment, name: string, way: Way): Promise<string> {
  const { input = [], steps, happenings = [] } = way.plan(await env.currentTimeMs());
  const activities = { ...steps, default: noAnswer };
  const worker = await createTestWorker(env, activities);
  const { workflow } = env.client;
  const started = await workflow.start(way.workflow, {
    workflowId: name,
    taskQueue: TASK_QUEUE,
    args: input,
  });
  const run = workflow.getHandle(name, started.firstExecutionRunId, { followRuns: false });
  // What happens after 0 ms precedes the first step.
  const early = happenings.filter(({ afterMs }) => afterMs === 0);
  for (const happening of early) await happen(run, happening);
  await worker.runUntil(async () => {
    for (const happening of happenings.slice(early.length)) {
      await env.sleep(happening.afterMs);
      await happen(run, happening);
    }
    await env.client.withDeadline(Date.now() + LIMIT_MS, () => waitForEnd(run));
  });
  return normalize(historyToJSON(await run.fetchHistory()));
}

async function waitForEnd(run: WorkflowHandle): Promise<void> {
  try {
    await run.result();
  } catch (error) {
    const hasEnded = error instanceof WorkflowContinuedAsNewError || error instanceof WorkflowFailedError;
    if (!hasEnded) throw error;
  }
}

async function happen(handle: WorkflowHandle, { what }: Happening): Promise<void> {
  if (what === 'cancellation') await handle.cancel();
  else await handle.signal(what);
}

/** Replaces what names this machine, and the ids that every recording would change. */
function normalize(history: string): string {
  const ids = new Map<string, string>();
  const toStable = (id: string) => {
    const stable = ids.get(id) ?? `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
    ids.set(id, stable);
    return stable;
  };
  const stored: unknown = JSON.parse(history, (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'stackTrace') return '';
    return key === 'identity' || PROCESS.test(value) ? 'worker' : value.replace(UUID, toStable);
  });
  return `${JSON.stringify(stored, null, 1)}\n`;
}

const fileOf = (name: string) => `${name}.json`;

main().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
