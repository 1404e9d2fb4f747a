/** The retries of one delivery over real HTTP and Postgres, with days passing in a moment. */
import { runStatement, selectRows } from '../../../db/database';
import { tsToMs } from '@temporalio/common/lib/time';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { createWebhookActivities } from '../../../activities/webhooks';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
import { RETRY_DELAYS_MS } from '../../../domain/webhooks/retry';
import { webhookDelivery } from '../../../workflows';
import {
  deliveryState,
  giveUp,
  retryNow,
  TASK_QUEUE,
  type WebhookDeliveryInput,
} from '../../../workflows/messages';
import { type BuiltActor, buildActor } from '../../factories';
import { createTestWorker, startTimeSkipping } from '../../support/temporal';
import {
  deliveriesOf,
  eventually,
  happen,
  startReceiver,
  startWorld,
  subscribe,
  type Receiver,
  type WireDelivery,
  type World,
} from '../../worker/webhooks/world';

const YEAR_MS = 31_536_000_000;
let env: TestWorkflowEnvironment;
let world: World;
let actor: BuiltActor;

beforeAll(async () => {
  [env, world] = await Promise.all([startTimeSkipping(), startWorld()]);
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
});
afterAll(async () => {
  await env.teardown();
  await world.close();
});

/** One event whose first attempt fails, and the input of the workflow that retries it. */
async function failFirst(target: Receiver): Promise<{ endpointId: string; input: WebhookDeliveryInput }> {
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor);
  const pumps = world.startPumps();
  const input = await eventually(async () => {
    const [row] = await readInputs(endpoint_id);
    if (row === undefined) throw new Error('no retry was promised yet');
    return row;
  });
  await pumps.stop();
  return { endpointId: endpoint_id, input };
}

async function readInputs(endpointId: string): Promise<WebhookDeliveryInput[]> {
  const rows = await selectRows(
    world.api.db,
    `SELECT input FROM outbox WHERE search_attributes->>'EndpointId' = $1`,
    [endpointId],
  );
  return (rows as { input: WebhookDeliveryInput }[]).map(({ input }) => input);
}

function worker() {
  const { db } = world.api;
  return createTestWorker(env, createWebhookActivities({ db, gateways: world.gateways }));
}

function start(input: WebhookDeliveryInput) {
  return env.client.workflow.start(webhookDelivery, {
    workflowId: input.deliveryId,
    taskQueue: TASK_QUEUE,
    args: [input],
    workflowExecutionTimeout: YEAR_MS,
  });
}

async function readDelivery(endpointId: string): Promise<WireDelivery | undefined> {
  return (await deliveriesOf(world.api, actor.key, endpointId))[0];
}

// First, while the environment's clock is still near the real one, by which attempts are planned.
it('an operator sees it wait, has it tried now, and has it given up', async () => {
  const target = await startReceiver((response) => void response.writeHead(500).end());
  const { endpointId, input } = await failFirst(target);
  const later = {
    ...input,
    nextAttemptAtMs: (await env.currentTimeMs()) + YEAR_MS,
    beginsWhenDue: false,
  };
  const state = await (
    await worker()
  ).runUntil(async () => {
    const handle = await start(later);
    expect(await handle.query(deliveryState)).toMatchObject({ state: 'retrying' });
    await handle.signal(retryNow);
    await eventually(() => expect(target.requests).toHaveLength(2));
    await handle.signal(giveUp);
    return handle.result();
  });
  expect(state).toBe('failed');
  expect(await readDelivery(endpointId)).toMatchObject({ state: 'failed', next_attempt_at: null });
  await target.close();
});

it('is given up after an attempt during which an operator asked for that', async () => {
  const steps: string[] = [];
  const nextAttemptAtMs = (await env.currentTimeMs()) + YEAR_MS / 2;
  const input = { deliveryId: 'delivery_given_up', round: 1, nextAttemptAtMs, beginsWhenDue: true };
  const scripted = await createTestWorker(env, {
    attemptDelivery: async () => {
      steps.push('attempt');
      if (steps.length > 1) return { state: 'delivered' };
      await env.client.workflow.getHandle(input.deliveryId).signal(giveUp);
      return { state: 'retrying', nextAttemptAtMs };
    },
    giveUpDelivery: () => {
      steps.push('give up');
      return Promise.resolve({ state: 'failed' });
    },
  });
  const state = await scripted.runUntil(async () => (await start(input)).result());
  expect([state, steps]).toEqual(['failed', ['attempt', 'give up']]);
});

it('a delivery that fails twice is delivered by its second retry', async () => {
  const target = await startReceiver((response, _received, index) => {
    response.writeHead(index < 2 ? 500 : 204).end();
  });
  const { endpointId, input } = await failFirst(target);
  const state = await (await worker()).runUntil(async () => (await start(input)).result());
  expect(state).toBe('delivered');
  const delivery = await readDelivery(endpointId);
  expect(delivery).toMatchObject({ state: 'delivered', next_attempt_at: null });
  expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 500, 204]);
  expect(new Set(target.requests.map(({ rawBody }) => rawBody)).size).toBe(1);
  await target.close();
});

it('a schedule of days passes with every attempt at its due time, then the delivery has failed', async () => {
  const dueMs: number[] = [];
  // The activity plans by the real clock; the workflow's clock is the one that jumps, so it is told due times of that.
  let attempts = 1;
  const began = await env.currentTimeMs();
  const input = { deliveryId: 'delivery_scripted', round: 1, nextAttemptAtMs: began + RETRY_DELAYS_MS[0] };
  const scripted = await createTestWorker(env, {
    attemptDelivery: async () => {
      dueMs.push(await env.currentTimeMs());
      const delayMs = RETRY_DELAYS_MS[attempts];
      attempts += 1;
      if (delayMs === undefined) return { state: 'failed' };
      return { state: 'retrying', nextAttemptAtMs: (await env.currentTimeMs()) + delayMs };
    },
  });
  const { state, events } = await scripted.runUntil(async () => {
    const handle = await start(input);
    return { state: await handle.result(), events: (await handle.fetchHistory()).events ?? [] };
  });
  expect(state).toBe('failed');
  expect(dueMs).toHaveLength(RETRY_DELAYS_MS.length);
  const timers = events.flatMap(({ timerStartedEventAttributes: timer }) =>
    timer ? [tsToMs(timer.startToFireTimeout)] : [],
  );
  expect(timers).toHaveLength(RETRY_DELAYS_MS.length);
  RETRY_DELAYS_MS.forEach((delayMs, index) => {
    // Never early, and one timer that is no longer than the wait: what comes on top of it is the machine's.
    expect((dueMs[index] ?? 0) - (dueMs[index - 1] ?? began)).toBeGreaterThanOrEqual(delayMs);
    expect(timers[index]).toBeLessThanOrEqual(delayMs);
  });
});

it('a delivery that never succeeds ends as failed after ten attempts', async () => {
  const target = await startReceiver((response) => void response.writeHead(500).end());
  const { endpointId, input } = await failFirst(target);
  const state = await (await worker()).runUntil(async () => (await start(input)).result());
  expect(state).toBe('failed');
  expect(target.requests).toHaveLength(10);
  expect(await readDelivery(endpointId)).toMatchObject({ state: 'failed', next_attempt_at: null });
  await target.close();
});

it('410 at a retry ends it and disables the endpoint', async () => {
  const target = await startReceiver((response, _received, index) => {
    response.writeHead(index === 0 ? 500 : 410).end();
  });
  const { endpointId, input } = await failFirst(target);
  expect(await (await worker()).runUntil(async () => (await start(input)).result())).toBe('failed');
  const { body } = await world.api.call('GET', `/v1/webhooks/endpoints/${endpointId}`, { key: actor.key });
  expect(body).toMatchObject({ status: 'disabled', disabled_reason: 'gone' });
  await target.close();
});

it('makes no attempt if the endpoint was disabled or the delivery was sent again since', async () => {
  const target = await startReceiver((response) => void response.writeHead(500).end());
  const { endpointId, input } = await failFirst(target);
  await world.api.call('PATCH', `/v1/webhooks/endpoints/${endpointId}`, {
    key: actor.key,
    body: { disabled: true },
  });
  expect(await (await worker()).runUntil(async () => (await start(input)).result())).toBe('held');
  expect(target.requests).toHaveLength(1);
  await runStatement(world.api.db, 'UPDATE webhook_deliveries SET round = 2 WHERE endpoint_id = $1', [
    endpointId,
  ]);
  const again = await (await worker()).runUntil(async () => (await start(input)).result());
  expect([again, target.requests.length]).toEqual(['outdated', 1]);
  await target.close();
});

it('leaves a hanging endpoint few of the slots that the retries of all workers share', async () => {
  const hanging = await startReceiver(() => undefined);
  const { endpoint_id } = await subscribe(world.api, actor.key, hanging.url);
  await happen(world.api.db, actor, 8);
  const { jobs } = await fanOutEvents(world.api.db, 100, {
    worker: 'another',
    seconds: 30,
    roomOf: () => 100,
  });
  const mine = jobs.filter(({ endpoint }) => endpoint.id === endpoint_id);
  await runStatement(
    world.api.db,
    `UPDATE webhook_deliveries SET state = 'retrying', leased_until = NULL WHERE endpoint_id = $1`,
    [endpoint_id],
  );
  const build = () => createWebhookActivities({ db: world.api.db, gateways: world.gateways });
  const [one, other] = [build(), build()];
  const attempts = mine.map(({ deliveryId, round }, index) =>
    (index % 2 === 0 ? one : other).attemptDelivery({ deliveryId, round }),
  );
  await eventually(() => expect(hanging.requests).toHaveLength(5));
  await hanging.close();
  const outcomes = await Promise.all(attempts);
  expect(outcomes.every(({ state }) => state === 'retrying')).toBe(true);
  expect(hanging.requests).toHaveLength(5);
});
