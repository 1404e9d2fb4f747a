import { runStatement, selectRows } from '../../../db/database';
import { createHmac } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { type BuiltActor, buildActor } from '../../factories';
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

function post(path: string, body?: unknown) {
  return world.api.call<Record<string, unknown>>('POST', path, { key: actor.key, body });
}

/** From its first attempt to the next. */
function waitMs(delivery: WireDelivery | undefined): number {
  return Date.parse(delivery?.next_attempt_at ?? '') - Date.parse(delivery?.attempts[0]?.at ?? '');
}

describe('a delivery', () => {
  it('carries both signatures over the bytes sent, and published verifiers accept it', async () => {
    const target = await receiver();
    const { secret } = await subscribe(world.api, actor.key, target.url);
    await happen(world.api.db, actor);
    await eventually(() => expect(target.requests).toHaveLength(1));
    const [sent] = target.requests;
    if (sent === undefined) throw new Error('nothing arrived');
    const headers = sent.headers as Record<string, string>;

    expect(headers['x-webhook-signature']).toBe(
      createHmac('sha256', secret).update(sent.rawBody).digest('hex'),
    );
    expect(headers['x-webhook-event']).toBe('donation.completed');
    expect(headers['webhook-id']).toBe(sent.body.webhook_id);
    expect(new StandardWebhook(secret).verify(sent.rawBody, headers)).toEqual(sent.body);
    expect(new SvixWebhook(secret).verify(sent.rawBody, headers)).toEqual(sent.body);
    expect(Object.keys(sent.body)).toEqual(['event', 'data', 'timestamp', 'webhook_id', 'sequence']);
    expect(sent.body).toMatchObject({ event: 'donation.completed', sequence: 1, data: { amount: '25.00' } });
  });

  it('is logged with its attempt: status, cause and the first KiB of the answer as clean text', async () => {
    const answer = Buffer.concat([Buffer.from('a\u0000b'), Buffer.alloc(2_000, 'é')]);
    const target = await receiver((response) => void response.writeHead(500).end(answer));
    const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
    await happen(world.api.db, actor);
    const [delivery] = await eventually(async () => {
      const found = await deliveriesOf(world.api, actor.key, endpoint_id);
      expect(found[0]?.state).toBe('retrying');
      return found;
    });
    const [attempt] = delivery?.attempts ?? [];
    expect(attempt).toMatchObject({ status: 500, error: 'status' });
    expect(attempt?.response).toMatch(/^a\uFFFDbé+$/);
    expect(Buffer.byteLength(attempt?.response ?? '')).toBeLessThanOrEqual(1_030);
    expect(waitMs(delivery)).toBeGreaterThanOrEqual(4_500);
  });

  it.each([
    ['refused', 'http://127.0.0.1:1/', 'refused'],
    ['not resolved', 'http://nowhere.invalid/', 'dns'],
  ])('names the cause when the connection is %s', async (_case, url, error) => {
    const { endpoint_id } = await subscribe(world.api, actor.key, url);
    await happen(world.api.db, actor);
    await eventually(async () => {
      const [delivery] = await deliveriesOf(world.api, actor.key, endpoint_id);
      expect(delivery?.attempts[0]).toMatchObject({ status: null, error, response: null });
    });
  });

  it('goes only to the endpoints that asked for its event', async () => {
    const [wanted, other] = [await receiver(), await receiver()];
    await subscribe(world.api, actor.key, wanted.url, { events: ['donation.completed'] });
    await subscribe(world.api, actor.key, other.url, { events: ['donation.failed'] });
    await happen(world.api.db, actor, 2);
    await eventually(() => expect(wanted.requests).toHaveLength(2));
    expect(other.requests).toHaveLength(0);
  });

  it('a failed one waits with a workflow promised in the same transaction', async () => {
    const target = await receiver((response) => void response.writeHead(503).end());
    const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
    await happen(world.api.db, actor);
    const [delivery] = await eventually(async () => {
      const found = await deliveriesOf(world.api, actor.key, endpoint_id);
      expect(found[0]?.state).toBe('retrying');
      return found;
    });
    const rows = await selectRows(
      world.api.db,
      'SELECT workflow_type, input FROM outbox WHERE workflow_id = $1',
      [delivery?.delivery_id],
    );
    expect(rows).toEqual([
      {
        workflowType: 'webhookDelivery',
        input: {
          deliveryId: delivery?.delivery_id,
          round: 1,
          nextAttemptAtMs: Date.parse(delivery?.next_attempt_at ?? ''),
          beginsWhenDue: true,
        },
      },
    ]);
  });

  it('waits as long as Retry-After asks', async () => {
    const target = await receiver((response) => void response.writeHead(429, { 'Retry-After': '900' }).end());
    const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
    await happen(world.api.db, actor);
    await eventually(async () => {
      const [delivery] = await deliveriesOf(world.api, actor.key, endpoint_id);
      expect(waitMs(delivery)).toBeGreaterThanOrEqual(900_000);
      expect(Date.parse(delivery?.next_attempt_at ?? '')).toBeLessThanOrEqual(Date.now() + 900_000);
    });
  });
});

describe('an endpoint', () => {
  it('signs with both secrets while a rotation overlaps, both ways', async () => {
    const target = await receiver();
    const { endpoint_id, secret: oldSecret } = await subscribe(world.api, actor.key, target.url);
    const { status, body } = await post(`/v1/webhooks/endpoints/${endpoint_id}/rotate-secret`);
    expect(status).toBe(200);
    const newSecret = String(body.secret);
    await happen(world.api.db, actor);
    await eventually(() => expect(target.requests).toHaveLength(1));
    const [sent] = target.requests;
    const headers = sent?.headers as Record<string, string>;
    for (const secret of [oldSecret, newSecret]) {
      expect(() => new StandardWebhook(secret).verify(sent?.rawBody ?? '', headers)).not.toThrow();
    }
    const signHex = (secret: string) =>
      createHmac('sha256', secret)
        .update(sent?.rawBody ?? '')
        .digest('hex');
    expect(headers['x-webhook-signature']).toBe(signHex(newSecret));
    expect(headers['x-webhook-signature-previous']).toBe(signHex(oldSecret));
    await runStatement(
      world.api.db,
      `UPDATE webhook_endpoints SET previous_secret_until = now() - interval '1 second' WHERE id = $1`,
      [endpoint_id],
    );
    await happen(world.api.db, actor);
    await eventually(() => expect(target.requests).toHaveLength(2));
    expect(target.requests[1]?.headers['webhook-signature']).toMatch(/^v1,\S+$/);
    expect(target.requests[1]?.headers).not.toHaveProperty('x-webhook-signature-previous');
  });

  it('keeps events while it is paused and sends them, in their order, when it goes on', async () => {
    const target = await receiver();
    const { endpoint_id } = await subscribe(world.api, actor.key, target.url, { max_concurrency: 1 });
    const patch = (body: unknown) =>
      world.api.call('PATCH', `/v1/webhooks/endpoints/${endpoint_id}`, { key: actor.key, body });
    expect((await patch({ paused: true })).body).toMatchObject({ status: 'paused' });
    await happen(world.api.db, actor, 3);
    await eventually(async () => {
      const held = await deliveriesOf(world.api, actor.key, endpoint_id);
      expect(held.map(({ state }) => state)).toEqual(['held', 'held', 'held']);
    });
    expect((await patch({ paused: false })).body).toMatchObject({ status: 'enabled' });
    await eventually(() => expect(target.requests.map(({ body }) => body.sequence)).toEqual([1, 2, 3]));
  });

  it('keeps events while it is disabled; recover sends them, and on request also missing ones', async () => {
    const target = await receiver();
    const since = '2020-01-01T00:00:00Z';
    await happen(world.api.db, actor);
    // It has its place, so it is not addressed to an endpoint that comes later.
    await eventually(async () => {
      const { body } = await world.api.call('GET', '/v1/events', { key: actor.key });
      expect(body).toMatchObject({ total: 1 });
    });
    const { endpoint_id } = await subscribe(world.api, actor.key, target.url, { disabled: true });
    await happen(world.api.db, actor, 2);
    const path = `/v1/webhooks/endpoints/${endpoint_id}`;
    await eventually(async () => {
      expect(await deliveriesOf(world.api, actor.key, endpoint_id)).toHaveLength(2);
    });
    expect((await post(`${path}/recover`, { since })).status).toBe(409);
    await world.api.call('PATCH', path, { key: actor.key, body: { disabled: false } });
    expect(target.requests).toHaveLength(0);
    expect((await post(`${path}/recover`, { since })).body).toMatchObject({ recovered: 2 });
    await eventually(() => expect(target.requests).toHaveLength(2));
    expect((await post(`${path}/recover`, { since, states: ['missing'] })).body).toMatchObject({
      recovered: 1,
    });
    await eventually(() => expect(target.requests).toHaveLength(3));
  });

  it('gets a test event that goes nowhere else', async () => {
    const [tested, other] = [await receiver(), await receiver()];
    const { endpoint_id } = await subscribe(world.api, actor.key, tested.url, {
      events: ['donation.failed'],
    });
    await subscribe(world.api, actor.key, other.url);
    const { status, body } = await post(`/v1/webhooks/endpoints/${endpoint_id}/test`);
    expect(status).toBe(202);
    await eventually(() => expect(tested.requests).toHaveLength(1));
    expect(tested.requests[0]?.body).toMatchObject({ event: 'webhook.test', webhook_id: body.webhook_id });
    await happen(world.api.db, actor);
    await eventually(() => expect(other.requests).toHaveLength(1));
    expect(other.requests[0]?.body.event).toBe('donation.completed');
  });
});

it('a redelivery sends the same bytes again under the same id, and ends the running retries', async () => {
  const target = await receiver((response, _received, index) => {
    response.writeHead(index === 0 ? 500 : 200).end();
  });
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);
  await happen(world.api.db, actor);
  const [failed] = await eventually(async () => {
    const found = await deliveriesOf(world.api, actor.key, endpoint_id);
    expect(found[0]?.state).toBe('retrying');
    return found;
  });
  const id = failed?.delivery_id ?? '';
  expect((await post(`/v1/webhooks/deliveries/${id}/redeliver`)).status).toBe(202);
  await eventually(async () => {
    const [delivery] = await deliveriesOf(world.api, actor.key, endpoint_id);
    expect(delivery).toMatchObject({ state: 'delivered', next_attempt_at: null });
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 200]);
  });
  // The workflow of its first round has not begun here, and will not: a signal before its start would be lost.
  const rows = await selectRows(world.api.db, 'SELECT signal FROM outbox WHERE workflow_id = $1', [id]);
  expect(rows).toEqual([{ signal: 'giveUp' }]);
  const [first, second] = target.requests;
  expect(second?.rawBody).toBe(first?.rawBody);
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
});
