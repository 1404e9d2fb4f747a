import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import { type Database, inTransaction, runStatement, selectRows } from '../../db/database';
import {
  enqueueSignals,
  enqueueWorkflow,
  enqueueWorkflows,
} from '../../db/queries/platform/enqueue-workflows';
import { lockDueItems } from '../../db/queries/platform/outbox';
import { createLog } from '../../log';
import { wakeGift } from '../../operations/charges/wake-gift';
import { wakePayout } from '../../operations/payouts/wake-payout';
import { relayOutbox } from '../../worker/outbox-relay';
import { startPump } from '../../worker/pump';
import { useDatabase } from '../support/database';
import { waitFor } from '../support/wait';

const test = useDatabase();

const log = createLog('test', 'silent');

const withDeadline = (_deadline: number, act: () => Promise<void>) => act();

/** A Temporal client that notes what it is asked to start; `fail` decides what starting throws. */
function fakeClient(
  started: string[],
  fail: (workflowId: string) => Error | undefined = () => undefined,
): Client {
  const start = (_type: string, { workflowId }: { workflowId: string }) => {
    const error = fail(workflowId);
    if (error !== undefined) return Promise.reject(error);
    started.push(workflowId);
    return Promise.resolve({});
  };
  return { workflow: { start }, withDeadline } as unknown as Client;
}

function promise(db: Database, workflowId: string): Promise<void> {
  return enqueueWorkflow(db, {
    workflowType: 'donation',
    workflowId,
    input: {},
    searchAttributes: { CharityId: 'charity_1' },
    summary: 'a gift',
  });
}

async function waiting(): Promise<number> {
  const [row] = await selectRows<{ count: number }>(test.db, 'SELECT count(*)::int AS count FROM outbox');
  return row?.count ?? 0;
}

it('keeps every promise once and forgets it', async () => {
  await promise(test.db, 'donation_a');
  await promise(test.db, 'donation_b');
  const started: string[] = [];
  await relayOutbox(test.db, fakeClient(started), log);
  expect(started.sort()).toEqual(['donation_a', 'donation_b']);
  expect(await waiting()).toBe(0);
});

it('a promise with a delay is kept when it is due, and not before', async () => {
  const started: string[] = [];
  const startAt = (workflowId: string, delayMs: number) =>
    enqueueWorkflow(test.db, {
      workflowType: 'webhookDelivery',
      workflowId,
      input: {},
      searchAttributes: {},
      summary: 'a retry',
      canWait: true,
      delayMs,
    });
  const enqueuedAt = Date.now();
  await startAt('delivery_soon', 300);
  await startAt('delivery_late', 60_000);
  const relay = () => relayOutbox(test.db, fakeClient(started), log, { canWait: true });
  await waitFor('the start that is due', async () => (await relay()) > 0);
  expect(started).toEqual(['delivery_soon']);
  expect(Date.now() - enqueuedAt).toBeGreaterThanOrEqual(300);
  expect(await waiting()).toBe(1);
  await runStatement(test.db, 'DELETE FROM outbox');
});

it('a promise of a transaction that was undone does not exist', async () => {
  const undone = inTransaction(test.db, async (tx) => {
    await promise(tx, 'donation_undone');
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await waiting()).toBe(0);
});

it('a workflow that was started before counts as started', async () => {
  await promise(test.db, 'donation_twice');
  const already = () => new WorkflowExecutionAlreadyStartedError('started', 'donation_twice', 'donation');
  await relayOutbox(test.db, fakeClient([], already), log);
  expect(await waiting()).toBe(0);
});

it('keeps a workflow that cannot be started for later, without delaying others', async () => {
  await promise(test.db, 'donation_bad');
  await promise(test.db, 'donation_good');
  const started: string[] = [];
  const client = fakeClient(started, (id) => (id === 'donation_bad' ? new Error('away') : undefined));
  await relayOutbox(test.db, client, log);
  expect(started).toEqual(['donation_good']);
  expect(
    await selectRows(
      test.db,
      `SELECT failures, next_attempt_at >= created_at + interval '1 second' AS later FROM outbox`,
    ),
  ).toEqual([{ failures: 1, later: true }]);
  await runStatement(test.db, 'UPDATE outbox SET next_attempt_at = now()');
  await relayOutbox(test.db, fakeClient(started), log);
  expect(started).toEqual(['donation_good', 'donation_bad']);
});

it('a start that goes first, can wait or does neither has its priority in every try', async () => {
  const start = { workflowType: 'webhookDelivery', input: {}, searchAttributes: {}, summary: 'retries' };
  await enqueueWorkflows(test.db, [
    { ...start, workflowId: 'delivery_first', goesFirst: true },
    { ...start, workflowId: 'delivery_other' },
    { ...start, workflowId: 'delivery_patient', canWait: true },
  ]);
  const tries: Record<string, (number | undefined)[]> = {
    delivery_first: [],
    delivery_other: [],
    delivery_patient: [],
  };
  let isAway = true;
  const client = {
    withDeadline,
    workflow: {
      start: (_type: string, options: { workflowId: string; priority?: { priorityKey: number } }) => {
        tries[options.workflowId]?.push(options.priority?.priorityKey);
        return isAway ? Promise.reject(new Error('away')) : Promise.resolve({});
      },
    },
  } as unknown as Client;
  for (const isAwayNow of [true, true, false]) {
    isAway = isAwayNow;
    await runStatement(test.db, 'UPDATE outbox SET next_attempt_at = now()');
    for (const canWait of [false, true]) await relayOutbox(test.db, client, log, { canWait });
  }
  expect(tries).toEqual({
    delivery_first: [1, 1, 1],
    delivery_other: [3, 3, 3],
    delivery_patient: [5, 5, 5],
  });
  expect(await waiting()).toBe(0);
});

it('two relays never take the same promise', async () => {
  await Promise.all(Array.from({ length: 80 }, (_, index) => promise(test.db, `donation_${String(index)}`)));
  const started: string[] = [];
  await Promise.all([1, 2, 3].map(() => relayOutbox(test.db, fakeClient(started), log)));
  await relayOutbox(test.db, fakeClient(started), log);
  expect(new Set(started).size).toBe(80);
  expect(started).toHaveLength(80);
});

describe('what can wait', () => {
  const retries = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      workflowType: 'webhookDelivery',
      workflowId: `delivery_${String(index)}`,
      input: {},
      searchAttributes: { EndpointId: 'endpoint_1' },
      summary: 'retries',
      canWait: true,
    }));

  it('is relayed apart: a burst of failed webhooks delays no gift', async () => {
    await enqueueWorkflows(test.db, retries(200));
    const gift = 'donation_during_the_burst';
    const started: string[] = [];
    let hasBegun = false;
    const start = async (_type: string, { workflowId }: { workflowId: string }) => {
      hasBegun = true;
      // The burst is not over before the gift, however slow the machine is.
      if (workflowId !== gift) await waitFor('the gift', () => Promise.resolve(started.includes(gift)));
      started.push(workflowId);
    };
    const client = { workflow: { start }, withDeadline } as unknown as Client;
    const pumps = [false, true].map((canWait) =>
      startPump({
        name: 'outbox',
        work: async () => (await relayOutbox(test.db, client, log, { canWait })) > 0,
        idleMs: 10,
        log,
      }),
    );
    await waitFor('the first retries', () => Promise.resolve(hasBegun));
    await promise(test.db, gift);
    await waitFor('everything', async () => (await waiting()) === 0);
    await Promise.all(pumps.map((pump) => pump.stop()));
    expect(new Set(started).size).toBe(201);
    expect(started[0]).toBe(gift);
  });

  it('includes signals, which follow the starts of their batch; one for a workflow that has ended is dropped', async () => {
    const told: string[] = [];
    const client = {
      withDeadline,
      workflow: {
        start: (_type: string, { workflowId }: { workflowId: string }) =>
          Promise.resolve(told.push(`start ${workflowId}`)),
        getHandle: (workflowId: string) => ({
          signal: (name: string) =>
            workflowId === 'delivery_over'
              ? Promise.reject(new WorkflowNotFoundError('over', workflowId, undefined))
              : Promise.resolve(told.push(`${name} ${workflowId}`)),
        }),
      },
    } as unknown as Client;
    const signal = { workflowType: 'webhookDelivery', signal: 'giveUp', canWait: true };
    await enqueueWorkflows(test.db, retries(1));
    await enqueueSignals(test.db, [
      { ...signal, workflowId: 'delivery_0' },
      { ...signal, workflowId: 'delivery_over' },
    ]);
    expect(await relayOutbox(test.db, client, log)).toBe(0);
    const relay = () => relayOutbox(test.db, client, log, { canWait: true });
    expect([await relay(), await relay()]).toEqual([2, 1]);
    expect(told).toEqual(['start delivery_0', 'giveUp delivery_0']);
    expect(await waiting()).toBe(0);
  });
});

describe('signals of gifts, refunds and payouts', () => {
  it('do not wait behind background starts', async () => {
    const start = { workflowType: 'webhookDelivery', input: {}, searchAttributes: {}, summary: 'retries' };
    const burst = Array.from({ length: 3_000 }, (_, index) => `delivery_${String(index)}`);
    await enqueueWorkflows(
      test.db,
      burst.map((workflowId) => ({ ...start, workflowId, canWait: true })),
    );
    await wakeGift(test.db, 'donation_paid');
    await signalRefund(test.db);
    await wakePayout(test.db, 'payout_paid');
    const told: string[] = [];
    expect(await relayOutbox(test.db, signalledClient(told), log)).toBe(3);
    expect(told.sort()).toEqual([
      'chargeMoved donation_paid',
      'payoutMoved payout_paid',
      'refundMoved refund_paid',
    ]);
    await runStatement(test.db, 'DELETE FROM outbox');
  });

  it('never overtake the start of their workflow, also if another relay sends it or it waits', async () => {
    const told: string[] = [];
    await enqueueWorkflow(test.db, {
      ...{
        workflowType: 'payout',
        workflowId: 'payout_new',
        input: {},
        searchAttributes: {},
        summary: 'a payout',
      },
      canWait: true,
    });
    await wakePayout(test.db, 'payout_new');
    const client = signalledClient(told);
    expect(await relayOutbox(test.db, client, log)).toBe(0);
    await inTransaction(test.db, async (tx) => {
      await lockDueItems(tx, { canWait: true, limit: 1 });
      expect(await relayOutbox(test.db, client, log)).toBe(0);
    });
    expect(await relayOutbox(test.db, client, log, { canWait: true })).toBe(1);
    expect(await relayOutbox(test.db, client, log)).toBe(1);
    expect(told).toEqual(['start payout_new', 'payoutMoved payout_new']);
  });
});

const signalRefund = (db: Database) =>
  enqueueSignals(db, [{ workflowType: 'refund', workflowId: 'refund_paid', signal: 'refundMoved' }]);

/** A client that notes starts and signals. */
function signalledClient(told: string[]): Client {
  return {
    withDeadline,
    workflow: {
      start: (_type: string, { workflowId }: { workflowId: string }) =>
        Promise.resolve(told.push(`start ${workflowId}`)),
      getHandle: (workflowId: string) => ({
        signal: (name: string) => Promise.resolve(told.push(`${name} ${workflowId}`)),
      }),
    },
  } as unknown as Client;
}
