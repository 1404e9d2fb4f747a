/** A year of subscriptions on a clock that jumps: real steps on a real ledger, in seconds. */
import { type WorkflowHandleWithFirstExecutionRunId } from '@temporalio/client';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { createActivities } from '../../../activities';
import { type SubscriptionStep } from '../../../activities/subscriptions';
import { inTransaction, runStatement, selectRows } from '../../../db/database';
import { checkLedger, type InvariantResult } from '../../../db/queries/ledger/check';
import { dayOf } from '../../../domain/days';
import { type SubscriptionKind } from '../../../domain/subscriptions/subscription';
import { beginSubscription, endSubscription } from '../../../operations/subscriptions/member-changes';
import { subscription } from '../../../workflows';
import { subscriptionMoved, subscriptionState, TASK_QUEUE } from '../../../workflows/messages';
import { openTestDatabase, type TestDatabase } from '../../support/database';
import { giveAddress } from '../../support/member-mails';
import { buildPayee, giveMoney, type Payee } from '../../factories/payees';
import { gatewaysOf } from '../../support/payouts';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

let env: TestWorkflowEnvironment;
let test: TestDatabase;
let payee: Payee;
// Each test has a clock and a ledger of its own, because a clock that jumped never goes back.
beforeEach(async () => {
  env = await startTimeSkipping();
  test = await openTestDatabase();
  payee = await buildPayee(test.db, { minor: 0n });
});
afterEach(async () => {
  await env.teardown();
  await test.close();
});

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

async function begin(kind: SubscriptionKind, day: string): Promise<string> {
  const { charity, member } = payee;
  const at = noon(day);
  const order = { charity, kind };
  return (await inTransaction(test.db, (tx) => beginSubscription({ tx, at, actor: member }, order))).id;
}

const end = (kind: SubscriptionKind, day: string) =>
  inTransaction(test.db, (tx) =>
    endSubscription({ tx, at: noon(day) }, { charityId: payee.charity.id, kind }),
  );

type Diary = Record<string, () => Promise<unknown>>;

/** The workflows that a test started. */
let started: WorkflowHandleWithFirstExecutionRunId<typeof subscription>[] = [];

async function start(id: string): Promise<void> {
  const handle = await env.client.workflow.start(subscription, {
    workflowId: id,
    taskQueue: TASK_QUEUE,
    args: [{ subscriptionId: id }],
  });
  started.push(handle);
}

/**
 * Runs a subscription, and those that are started on its way, to their ends. The diary says what people do before and
 * after a step of a day. Returns the days of the steps of each subscription, without the first.
 */
async function run(id: string, { before = {}, after = {} }: { before?: Diary; after?: Diary } = {}) {
  const activities = createActivities({ db: test.db, gateways: gatewaysOf(test.db) });
  const days: Record<string, string[]> = {};
  started = [];
  const worker = await createTestWorker(env, {
    billSubscription: async (step: SubscriptionStep) => {
      const day = dayOf(new Date(step.nowMs));
      days[step.subscriptionId] = [...(days[step.subscriptionId] ?? []), day];
      await before[day]?.();
      const billed = await activities.billSubscription(step);
      await after[day]?.();
      return billed;
    },
  });
  await worker.runUntil(async () => {
    await start(id);
    for (const handle of started) expect(await handle.result()).toBe('ended');
  });
  return (of: string) => days[of]?.slice(1);
}

async function billsOf(id: string): Promise<string[]> {
  const rows = await selectRows<{ bill: string }>(
    test.db,
    `SELECT paid_at::date || ' ' || amount_minor || ' ' || currency AS bill FROM subscription_bills
     WHERE subscription_id = $1 ORDER BY period`,
    [id],
  );
  return rows.map(({ bill }) => bill);
}

async function endOf(id: string) {
  const [row] = await selectRows<{ day: string; reason: string }>(
    test.db,
    'SELECT ended_at::date::text AS day, end_reason AS reason FROM subscriptions WHERE id = $1',
    [id],
  );
  return row;
}

async function countNews(table: string, name: string): Promise<Record<string, number>> {
  const rows = await selectRows<{ name: string; times: number }>(
    test.db,
    `SELECT ${name} AS name, count(*)::int AS times FROM ${table} WHERE ${name} LIKE 'subscription%' GROUP BY 1`,
  );
  return Object.fromEntries(rows.map((row) => [row.name, row.times]));
}

async function findFaults(): Promise<InvariantResult[]> {
  const faults: InvariantResult[] = [];
  await checkLedger(test.db, (result) => {
    if (result.offenders > 0) faults.push(result);
  });
  return faults;
}

it('a year that began on the 31st: a leap day, a late payment, a change of plan, another currency, and an unpaid end', async () => {
  const { charity, member } = payee;
  await giveAddress(test.db, member.userId);
  await giveMoney(test.db, charity.id, 50_000n);
  await runStatement(
    test.db,
    `INSERT INTO exchange_rates (currency, date, usd_per_unit, origin) VALUES ('EUR', '2028-07-30', 1.25, 'file')`,
    [],
  );
  const first = await begin('api_premium', '2027-08-31');
  let second = '';
  const daysOf = await run(first, {
    before: {
      '2028-02-05': () => giveMoney(test.db, charity.id, 45_000n),
      '2028-07-30': () => giveMoney(test.db, charity.id, 4_000n, 'EUR'),
    },
    after: {
      '2028-03-31': () => end('api_premium', '2028-03-31'),
      '2028-04-30': async () => {
        if (second !== '') return;
        second = await begin('custom_reporting', '2028-04-30');
        await start(second);
      },
    },
  });
  expect(daysOf(first)).toEqual([
    ...['2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'],
    ...['2028-02-01', '2028-02-02', '2028-02-03', '2028-02-04', '2028-02-05'],
    ...['2028-02-29', '2028-03-31', '2028-04-30'],
  ]);
  expect(await billsOf(first)).toEqual([
    ...['2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30'].map((day) => `${day} 10000 USD`),
    ...['2027-12-31', '2028-02-05', '2028-02-29', '2028-03-31'].map((day) => `${day} 10000 USD`),
  ]);
  expect(await endOf(first)).toEqual({ day: '2028-04-30', reason: 'cancelled' });

  expect(daysOf(second)?.slice(0, 5)).toEqual([
    ...['2028-05-30', '2028-06-30', '2028-07-30', '2028-08-30', '2028-08-31'],
  ]);
  expect(daysOf(second)).toHaveLength(18);
  expect(await billsOf(second)).toEqual([
    ...['2028-04-30', '2028-05-30', '2028-06-30'].map((day) => `${day} 5000 USD`),
    '2028-07-30 4000 EUR',
  ]);
  expect(await endOf(second)).toEqual({ day: '2028-09-13', reason: 'unpaid' });
  expect(await countNews('notices', 'kind')).toEqual({ subscription_unpaid: 2, subscription_ended: 2 });
  expect(await findFaults()).toEqual([]);
});

it('one that began on a leap day is billed on 28 February of the next year, and again on the 29th', async () => {
  await giveMoney(test.db, payee.charity.id, 65_000n);
  const id = await begin('custom_reporting', '2028-02-29');
  const daysOf = await run(id, { after: { '2029-02-28': () => end('custom_reporting', '2029-02-28') } });
  expect(daysOf(id)).toEqual([
    ...['2028-03-29', '2028-04-29', '2028-05-29', '2028-06-29', '2028-07-29', '2028-08-29', '2028-09-29'],
    ...['2028-10-29', '2028-11-29', '2028-12-29', '2029-01-29', '2029-02-28', '2029-03-29'],
  ]);
  expect(await billsOf(id)).toHaveLength(13);
  expect(await findFaults()).toEqual([]);
});

it('ending one with an unpaid bill wakes its workflow, which ends at once', async () => {
  await giveMoney(test.db, payee.charity.id, 10_000n);
  const id = await begin('api_premium', dayOf(new Date(await env.currentTimeMs())));
  let steps = 0;
  const worker = await createTestWorker(env, {
    billSubscription: ({ nowMs }: SubscriptionStep) => {
      steps += 1;
      return Promise.resolve(
        steps === 1
          ? { status: 'past_due' as const, nextAtMs: nowMs + 86_400_000 }
          : { status: 'ended' as const, nextAtMs: null },
      );
    },
  });
  await worker.runUntil(async () => {
    const handle = await env.client.workflow.start(subscription, {
      workflowId: id,
      taskQueue: TASK_QUEUE,
      args: [{ subscriptionId: id }],
    });
    await env.sleep(3_600_000);
    expect((await handle.query(subscriptionState))?.status).toBe('past_due');
    await handle.signal(subscriptionMoved);
    expect(await handle.result()).toBe('ended');
  });
  expect(steps).toBe(2);
});
