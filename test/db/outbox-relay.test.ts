import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import { type Database, inTransaction, selectRows } from '../../db/database';
import { enqueueWorkflow } from '../../db/queries/outbox';
import { createLog } from '../../log';
import { relayOutbox } from '../../worker/outbox-relay';
import { openTestDatabase, type TestDatabase } from '../support/database';

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.close());

const log = createLog('test', 'silent');

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
  return { workflow: { start } } as unknown as Client;
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

it('one that cannot be started is kept for later and holds up nobody', async () => {
  await promise(test.db, 'donation_bad');
  await promise(test.db, 'donation_good');
  const started: string[] = [];
  const client = fakeClient(started, (id) => (id === 'donation_bad' ? new Error('away') : undefined));
  await relayOutbox(test.db, client, log);
  expect(started).toEqual(['donation_good']);
  expect(await waiting()).toBe(1);
  expect(await relayOutbox(test.db, client, log)).toBe(0);
  await test.db.sequelize.query('UPDATE outbox SET next_attempt_at = now()');
  await relayOutbox(test.db, fakeClient(started), log);
  expect(started).toEqual(['donation_good', 'donation_bad']);
});

it('two relays never take the same promise', async () => {
  await Promise.all(Array.from({ length: 80 }, (_, index) => promise(test.db, `donation_${String(index)}`)));
  const started: string[] = [];
  await Promise.all([1, 2, 3].map(() => relayOutbox(test.db, fakeClient(started), log)));
  await relayOutbox(test.db, fakeClient(started), log);
  expect(new Set(started).size).toBe(80);
  expect(started).toHaveLength(80);
});
