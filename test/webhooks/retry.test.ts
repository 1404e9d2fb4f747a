/** A failed first attempt, all the way: outbox, relay, the workflow on a real Temporal server, and the second attempt. */
import { Client, Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import { createLog } from '../../log';
import { createWorker } from '../../worker/create-worker';
import { relayOutbox } from '../../worker/outbox-relay';
import { startPump } from '../../worker/pump';
import { deliveryState } from '../../workflows/messages';
import { buildActor } from '../factories';
import { temporalAddress } from '../support/services';
import { deliveriesOf, eventually, happen, startReceiver, startWorld, subscribe } from './world';

it('a delivery whose first attempt failed arrives five seconds later by its workflow', async () => {
  const world = await startWorld();
  const { db } = world.api;
  const address = { address: temporalAddress() };
  const [connection, native] = await Promise.all([
    Connection.connect(address),
    NativeConnection.connect(address),
  ]);
  const client = new Client({ connection });
  const log = createLog('worker', 'silent');
  const worker = await createWorker({
    connection: native,
    namespace: 'default',
    dependencies: { db, gateways: world.gateways },
  });
  const target = await startReceiver((response, _received, index) => {
    response.writeHead(index === 0 ? 500 : 200).end();
  });
  const actor = await buildActor(db);
  const { endpoint_id } = await subscribe(world.api, actor.key, target.url);

  await worker.runUntil(async () => {
    const pumps = world.startPumps();
    const work = async () => (await relayOutbox(db, client, log)) > 0;
    const relay = startPump({ name: 'outbox', work, idleMs: 100, log });
    await happen(db, actor);
    const [waiting] = await eventually(async () => {
      const found = await deliveriesOf(world.api, actor.key, endpoint_id);
      expect(found[0]?.state).toBe('retrying');
      return found;
    });
    const handle = client.workflow.getHandle(waiting?.delivery_id ?? '');
    await eventually(async () => {
      expect(await handle.query(deliveryState)).toMatchObject({
        state: 'retrying',
        nextAttemptAt: waiting?.next_attempt_at,
      });
    });
    expect(await handle.result()).toBe('delivered');
    await Promise.all([pumps.stop(), relay.stop()]);
  });
  const [delivery] = await deliveriesOf(world.api, actor.key, endpoint_id);
  expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 500 }, { status: 200 }] });
  expect(target.requests[1]?.rawBody).toBe(target.requests[0]?.rawBody);
  await Promise.all([connection.close(), native.close(), target.close()]);
  await world.close();
}, 60_000);
