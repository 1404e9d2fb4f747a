/** An endpoint that is gone, or has failed for five days, is disabled; nothing that was for it is lost, and people are told. */
import { runStatement, selectRows } from '../../../db/database';
import { createWebhookActivities } from '../../../activities/webhooks';
import { type BuiltActor, buildActor } from '../../factories';
import {
  deliveriesOf,
  eventually,
  happen,
  type Receiver,
  startReceiver,
  startWorld,
  subscribe,
  type World,
} from './world';

let world: World;
let actor: BuiltActor;
let pumps: { stop(): Promise<void> };
const receivers: Receiver[] = [];

beforeAll(async () => {
  world = await startWorld();
  pumps = world.startPumps();
});
beforeEach(async () => {
  actor = await buildActor(world.api.db);
});
afterAll(async () => {
  await pumps.stop();
  await Promise.all(receivers.map((receiver) => receiver.close()));
  await world.close();
});

async function receiver(...answer: Parameters<typeof startReceiver>): Promise<Receiver> {
  const started = await startReceiver(...answer);
  receivers.push(started);
  return started;
}

it("an endpoint that answers 410 is disabled at once, and its owner's other endpoints are told", async () => {
  const [gone, other] = [await receiver((response) => void response.writeHead(410).end()), await receiver()];
  const endpoint = await subscribe(world.api, actor.key, gone.url);
  await subscribe(world.api, actor.key, other.url, { events: ['webhook.endpoint.disabled'] });
  await happen(world.api.db, actor);
  await eventually(() => expect(other.requests).toHaveLength(1));
  expect(other.requests[0]?.body.data).toMatchObject({
    endpoint_id: endpoint.endpoint_id,
    reason: 'gone',
  });
  const path = `/v1/webhooks/endpoints/${endpoint.endpoint_id}`;
  expect((await world.api.call('GET', path, { key: actor.key })).body).toMatchObject({
    status: 'disabled',
    disabled_reason: 'gone',
  });
  await happen(world.api.db, actor);
  await eventually(async () => {
    const states = (await deliveriesOf(world.api, actor.key, endpoint.endpoint_id)).map(({ state }) => state);
    expect(states).toEqual(['held', 'held', 'failed']);
  });
  expect(gone.requests).toHaveLength(1);
});

it("an endpoint that has failed for five days is disabled; its owner's other endpoints and the operators are told", async () => {
  const operator = await buildActor(world.api.db, { isOperator: true });
  const [failing, other] = [
    await receiver((response) => void response.writeHead(500).end()),
    await receiver(),
  ];
  const { endpoint_id } = await subscribe(world.api, actor.key, failing.url, {
    events: ['donation.completed'],
  });
  await subscribe(world.api, actor.key, other.url, { events: ['webhook.endpoint.disabled'] });
  const fail = async (since: string) => {
    await runStatement(
      world.api.db,
      `UPDATE webhook_endpoints SET failing_since = now() - $2::interval WHERE id = $1`,
      [endpoint_id, since],
    );
    await happen(world.api.db, actor);
  };
  const read = () =>
    world.api.call<Record<string, string>>('GET', `/v1/webhooks/endpoints/${endpoint_id}`, {
      key: actor.key,
    });

  await fail('4 days 23 hours');
  await eventually(() => expect(failing.requests).toHaveLength(1));
  await eventually(async () => {
    const [delivery] = await deliveriesOf(world.api, actor.key, endpoint_id);
    expect(delivery?.state).toBe('retrying');
  });
  expect((await read()).body).toMatchObject({ status: 'enabled' });

  await fail('5 days 1 hour');
  await eventually(() => expect(other.requests).toHaveLength(1));
  const { body: endpoint } = await read();
  expect(endpoint).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
  expect(other.requests[0]?.body).toMatchObject({
    event: 'webhook.endpoint.disabled',
    data: {
      endpoint_id,
      url: failing.url,
      reason: 'failing',
      failing_since: endpoint.failing_since,
    },
  });
  const states = (await deliveriesOf(world.api, actor.key, endpoint_id)).map(({ state }) => state);
  expect(states).toEqual(['held', 'held']);
  const feed = await world.api.call('GET', '/v1/events?event=webhook.endpoint.disabled&limit=100', {
    key: operator.key,
  });
  expect(feed.text).toContain(endpoint_id);
});

it('one success in between restarts the five days', async () => {
  const target = await receiver((response, _received, index) => {
    response.writeHead(index === 0 ? 200 : 500).end();
  });
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await runStatement(
    world.api.db,
    `UPDATE webhook_endpoints SET failing_since = now() - interval '6 days' WHERE id = $1`,
    [endpoint_id],
  );
  for (const [made, state] of [
    [1, 'delivered'],
    [2, 'retrying'],
  ] as const) {
    await happen(world.api.db, actor);
    await eventually(async () => {
      const found = await deliveriesOf(world.api, actor.key, endpoint_id);
      expect([found.length, found[0]?.state]).toEqual([made, state]);
    });
  }
  const { body } = await world.api.call('GET', `/v1/webhooks/endpoints/${endpoint_id}`, {
    key: actor.key,
  });
  expect(body).toMatchObject({ status: 'enabled' });
});

it('a retry disables an endpoint as a first attempt does, and ends its own workflow', async () => {
  const target = await receiver((response) => void response.writeHead(500).end());
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor);
  const deliveryId = await eventually(async () => {
    const [delivery] = await deliveriesOf(world.api, actor.key, endpoint_id);
    if (delivery?.state !== 'retrying') throw new Error('it has not failed yet');
    return delivery.delivery_id;
  });
  await runStatement(
    world.api.db,
    `UPDATE webhook_endpoints SET failing_since = now() - interval '5 days 1 minute' WHERE id = $1`,
    [endpoint_id],
  );
  const activities = createWebhookActivities({ db: world.api.db, gateways: world.gateways });
  await activities.attemptDelivery({ deliveryId, round: 1 });
  const { body } = await world.api.call('GET', `/v1/webhooks/endpoints/${endpoint_id}`, { key: actor.key });
  expect(body).toMatchObject({ status: 'disabled', disabled_reason: 'failing' });
  expect((await deliveriesOf(world.api, actor.key, endpoint_id))[0]?.state).toBe('held');
  const promises = await selectRows(
    world.api.db,
    'SELECT signal FROM outbox WHERE workflow_id = $1 ORDER BY id',
    [deliveryId],
  );
  // Its start was still waiting to be relayed, and is taken back.
  expect(promises).toEqual([{ signal: 'giveUp' }]);
});
