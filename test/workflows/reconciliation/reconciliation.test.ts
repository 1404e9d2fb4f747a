/** The reconciliation runs once a day for the day before, page by page and group by group. */
import { createActivities } from '../../../activities';
import { type GroupStep, type MovementStep } from '../../../activities/reconciliation';
import { runStatement } from '../../../db/database';
import { reconciliation } from '../../../workflows';
import { reconciliationState, TASK_QUEUE } from '../../../workflows/messages';
import { buildCompletedGift } from '../../factories/completed-gift';
import { openTestDatabase } from '../../support/database';
import { gatewaysOf } from '../../support/payouts';
import { listQueue } from '../../support/reconciliation';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';

const DAY_MS = 86_400_000;

it('reads every page of the day before, then compares every group of every source', async () => {
  const env = await startTimeSkipping();
  try {
    const pages: (string | null)[] = [];
    const groups: string[] = [];
    const days = new Set<string>();
    let failures = 1;
    const worker = await createTestWorker(env, {
      compareCharges: ({ day }) => {
        days.add(day);
        return Promise.resolve({ compared: 3, differences: 2 });
      },
      closeSettledCharges: () => Promise.resolve(0),
      readMovements: ({ day, after }: MovementStep) => {
        days.add(day);
        pages.push(after);
        return Promise.resolve({
          read: 5,
          fresh: 5,
          after: pages.length < 3 ? `page ${pages.length}` : null,
        });
      },
      compareReferences: ({ source, day, after }: GroupStep) => {
        days.add(day);
        groups.push(`${source} ${after}`);
        // A step that fails is repeated, and the run goes on from there.
        if (source === 'bank' && failures-- > 0) return Promise.reject(new Error('the database was away'));
        return Promise.resolve({
          compared: 10,
          news: 1,
          after: after === '' && source === 'processor' ? 'm' : null,
        });
      },
    });
    const startedMs = await env.currentTimeMs();
    const { result, seen } = await worker.runUntil(async () => {
      const handle = await env.client.workflow.start(reconciliation, {
        workflowId: 'reconciliation',
        taskQueue: TASK_QUEUE,
        args: [],
      });
      return { result: await handle.result(), seen: await handle.query(reconciliationState) };
    });
    const day = new Date(startedMs - DAY_MS).toISOString().slice(0, 10);
    expect(result).toEqual({ day, movements: 15, compared: 40, differences: 6 });
    expect(seen).toEqual(result);
    expect([...days]).toEqual([day]);
    expect(pages).toEqual([null, 'page 1', 'page 2']);
    expect(groups).toEqual(['processor ', 'processor m', 'bank ', 'bank ', 'receipt_log ']);
  } finally {
    await env.teardown();
  }
});

it('runs on the real activities, and finds nothing new when a day is compared again', async () => {
  const env = await startTimeSkipping();
  const test = await openTestDatabase();
  try {
    const { db } = test;
    const gift = await buildCompletedGift(db);
    await buildCompletedGift(db);
    await runStatement(db, `UPDATE charges SET state = 'approved'`);
    await runStatement(db, 'UPDATE sandbox_charges SET amount_minor = 499 WHERE idempotency_key = $1', [
      gift.id,
    ]);
    const worker = await createTestWorker(env, createActivities({ db, gateways: gatewaysOf(db) }));
    const day = new Date().toISOString().slice(0, 10);
    const run = (id: string) =>
      env.client.workflow.execute(reconciliation, { workflowId: id, taskQueue: TASK_QUEUE, args: [{ day }] });
    const results = await worker.runUntil(async () => [await run('first'), await run('second')]);
    expect(results).toEqual([
      { day, movements: 2, compared: 2, differences: 1 },
      { day, movements: 2, compared: 2, differences: 0 },
    ]);
    expect(await listQueue(db, 'processor')).toMatchObject([
      { kind: 'other_amount', reference: gift.id, status: 'open' },
    ]);
  } finally {
    await Promise.all([test.close(), env.teardown()]);
  }
});

it('an operator may name the day', async () => {
  const env = await startTimeSkipping();
  try {
    const worker = await createTestWorker(env, {
      compareCharges: () => Promise.resolve({ compared: 0, differences: 0 }),
      closeSettledCharges: () => Promise.resolve(0),
      readMovements: () => Promise.resolve({ read: 0, fresh: 0, after: null }),
      compareReferences: () => Promise.resolve({ compared: 0, news: 0, after: null }),
    });
    const workflow = {
      workflowId: 'by-hand',
      taskQueue: TASK_QUEUE,
      args: [{ day: '2026-11-03' }] as [{ day: string }],
    };
    const { day } = await worker.runUntil(env.client.workflow.execute(reconciliation, workflow));
    expect(day).toBe('2026-11-03');
  } finally {
    await env.teardown();
  }
});
