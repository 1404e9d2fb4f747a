/** A delivery begins by the endpoint's last change, also if both happen at once. */
import { type Database, inTransaction, selectRows } from '../../../db/database';
import { recordEvent } from '../../../db/queries/events/record-events';
import { fanOutEvents } from '../../../db/queries/webhooks/fan-out';
import { createEndpoint, deleteEndpoint, updateEndpoint } from '../../../operations/webhooks/owner-changes';
import { buildActor } from '../../factories';
import { useDatabase } from '../../support/database';
import { countWaiting } from '../../support/locks';
import { secrets } from '../../support/member-mails';
import { waitFor } from '../../support/wait';
import { completedGift } from './world';

const test = useDatabase(10);
const LEASE = { worker: 'this', seconds: 30, roomOf: () => 10 };

const scopes = ['donations:read'];

/** Fans out an event while a change of its endpoint is not committed. Returns the states of its deliveries. */
async function fanOutDuring(
  change: (tx: Database, endpointId: string) => Promise<unknown>,
  isPaused: boolean,
): Promise<{ states: string[]; sent: number }> {
  const { accountId } = await buildActor(test.db);
  const order = { accountId, url: 'https://hooks.example.org/', events: ['*'], scopes, description: null };
  const { endpoint } = await inTransaction(test.db, (tx) =>
    createEndpoint({ tx, at: new Date(), secrets }, { ...order, disabled: false }),
  );
  const pause = { endpointId: endpoint.id, changes: { paused: true }, scopes, secrets };
  if (isPaused) await inTransaction(test.db, (tx) => updateEndpoint(tx, pause));
  await inTransaction(test.db, (tx) => recordEvent(tx, completedGift(), { accountId }, new Date()));
  const fanOut = await inTransaction(test.db, async (tx) => {
    await change(tx, endpoint.id);
    const running = fanOutEvents(test.db, 100, LEASE);
    await waitFor('the fan-out to wait', async () => (await countWaiting(test.db)) > 0);
    return { running };
  });
  const { jobs } = await fanOut.running;
  const rows = await selectRows<{ state: string }>(
    test.db,
    'SELECT state FROM webhook_deliveries WHERE endpoint_id = $1',
    [endpoint.id],
  );
  return { states: rows.map(({ state }) => state), sent: jobs.length };
}

const setPaused = (paused: boolean) => (tx: Database, endpointId: string) =>
  updateEndpoint(tx, { endpointId, changes: { paused }, scopes, secrets });

it('sends what happens while a pause ends', async () => {
  expect(await fanOutDuring(setPaused(false), true)).toEqual({ states: ['pending'], sent: 1 });
});

it('holds what happens while a pause begins', async () => {
  expect(await fanOutDuring(setPaused(true), false)).toEqual({ states: ['held'], sent: 0 });
});

it('sends nothing to an endpoint that is being deleted', async () => {
  const remove = (tx: Database, endpointId: string) => deleteEndpoint({ tx, at: new Date() }, endpointId);
  expect(await fanOutDuring(remove, false)).toEqual({ states: [], sent: 0 });
});
