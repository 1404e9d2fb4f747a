/** Starts workflows again that were cancelled, terminated, failed or lost before their work was done. */
import { type Client, ScheduleNotFoundError, WorkflowNotFoundError } from '@temporalio/client';
import { type Database, inTransaction } from '../../db/database';
import { listOpenRuns, RUN_KINDS, type RunKind } from '../../db/queries/platform/open-runs';
import { type Gateways } from '../../gateways';
import { type Logger } from '../../log';
import { restartChange } from '../../operations/charities/move-change';
import { restartDispute } from '../../operations/disputes/start-dispute';
import { restartGift } from '../../operations/gifts/start-gift';
import { restartMatching } from '../../operations/matching/start-matching';
import { restartCoolingOff } from '../../operations/payout-accounts/cooling-off';
import { endPayoutRun, restartPayoutRun } from '../../operations/payouts/payout-run';
import { restartPayout } from '../../operations/payouts/start-payout';
import { restartRetry } from '../../operations/plans/due-gifts';
import { restartRefund } from '../../operations/refunds/start-refund';
import { restartSubscription } from '../../operations/subscriptions/start-subscription';
import { restartExport } from '../../operations/users/data-export';
import { restartErasure } from '../../operations/users/schedule-erasure';
import { dayOfPayoutRun, PAYOUT_RUN_ID } from '../../workflows/messages';

export const RUN_CARE_EVERY_MS = 60_000;
/** The relay may take this long to start a workflow. */
const GRACE_MS = 120_000;
const RUNS_AT_ONCE = 50;
/** Each request to Temporal has this timeout, so that an outage does not hold the pump. */
const TEMPORAL_DEADLINE_MS = 5_000;

/** The states of a run that has not ended. */
const RUNNING = ['RUNNING', 'CONTINUED_AS_NEW'];

export interface RunCare {
  db: Database;
  client: Client;
  gateways: Pick<Gateways, 'networks' | 'payouts'>;
  log: Logger;
}

/** Restarts every lost workflow. Returns the ids of those that it restarted. */
export async function restartLostRuns(care: RunCare, now: Date): Promise<string[]> {
  const before = new Date(now.getTime() - GRACE_MS);
  const restarted: string[] = [];
  for (const kind of RUN_KINDS) {
    let ids: string[];
    let after = '';
    do {
      ids = await listOpenRuns(care.db, { kind, before, after, limit: RUNS_AT_ONCE });
      restarted.push(...(await restartLost(care, kind, ids)));
      after = ids.at(-1) ?? '';
    } while (ids.length === RUNS_AT_ONCE);
  }
  return restarted;
}

async function restartLost(care: RunCare, kind: RunKind, ids: string[]): Promise<string[]> {
  const { db, client, gateways, log } = care;
  const runs = await withDeadline(client, () => Promise.all(ids.map((id) => findRun(client, id))));
  const restarted: string[] = [];
  for (const { workflowId, end } of runs) {
    if (RUNNING.includes(end)) continue;
    const isLost = kind === 'payoutRun' ? await isPayoutRunLost(care, workflowId, end) : end !== 'COMPLETED';
    if (!isLost) continue;
    if (!(await inTransaction(db, (tx) => restart(tx, kind, workflowId, gateways)))) continue;
    log.warn(
      { code: 'WORKFLOW_RESTARTED', workflowId, end },
      'a workflow ended early and will be started again',
    );
    restarted.push(workflowId);
  }
  return restarted;
}

/**
 * Returns true if a worker must make up for the payout run of a day. Otherwise notes that the day had its run, or that
 * it has none because an operator paused the runs.
 */
async function isPayoutRunLost(care: RunCare, workflowId: string, end: string): Promise<boolean> {
  const { db, client, log } = care;
  const day = dayOfPayoutRun(workflowId);
  const note = (endedAs: 'finished' | 'skipped') =>
    inTransaction(db, (tx) => endPayoutRun({ tx, at: new Date() }, { day, endedAs }));
  // Its row is missing only in a database that was restored.
  if (end === 'COMPLETED') {
    await note('finished');
    return false;
  }
  const why = await withDeadline(client, () => whyNoPayoutRun(client, day));
  if (why === 'paused') {
    await note('skipped');
    log.warn({ code: 'PAYOUT_RUN_SKIPPED', day }, 'no payouts were made for a day, because they are paused');
  }
  return why === 'lost';
}

/**
 * Returns why a day has no run: an operator paused the schedule or moved it to a later time of the day, or the run was
 * lost.
 */
export async function whyNoPayoutRun(client: Client, day: string): Promise<'paused' | 'later' | 'lost'> {
  try {
    const { state, info } = await client.schedule.getHandle(PAYOUT_RUN_ID).describe();
    if (state.paused) return 'paused';
    const [next] = info.nextActionTimes;
    return next?.toISOString().slice(0, 10) === day ? 'later' : 'lost';
  } catch (error) {
    if (error instanceof ScheduleNotFoundError) return 'lost';
    throw error;
  }
}

function withDeadline<Result>(client: Client, ask: () => Promise<Result>): Promise<Result> {
  return client.withDeadline(Date.now() + TEMPORAL_DEADLINE_MS, ask);
}

/** Returns the status of a workflow's last run in Temporal, or NOT_FOUND. */
async function findRun(client: Client, workflowId: string): Promise<{ workflowId: string; end: string }> {
  try {
    const { status } = await client.workflow.getHandle(workflowId).describe();
    return { workflowId, end: status.name };
  } catch (error) {
    if (error instanceof WorkflowNotFoundError) return { workflowId, end: 'NOT_FOUND' };
    throw error;
  }
}

function restart(
  tx: Database,
  kind: RunKind,
  workflowId: string,
  { networks, payouts }: RunCare['gateways'],
): Promise<boolean> {
  switch (kind) {
    case 'gift':
      return restartGift(tx, { donationId: workflowId, networks });
    case 'refund':
      return restartRefund(tx, workflowId);
    case 'payout':
      return restartPayout(tx, { payoutId: workflowId, means: payouts });
    case 'payoutRun':
      return restartPayoutRun(tx, workflowId);
    case 'account': {
      const [payoutAccountId = ''] = workflowId.split('/');
      return restartCoolingOff(tx, { payoutAccountId, workflowId });
    }
    case 'retry': {
      const [planId = '', number] = workflowId.split('/');
      return restartRetry(tx, { planId, number: Number(number) });
    }
    case 'dispute':
      return restartDispute(tx, workflowId);
    case 'pledge':
      return restartMatching(tx, workflowId);
    case 'subscription':
      return restartSubscription(tx, workflowId);
    case 'change':
      return restartChange(tx, workflowId);
    case 'erasure':
      return restartErasure(tx, workflowId);
    case 'export':
      return restartExport(tx, workflowId);
  }
}
