/**
 * Fans out events. Fan-out gives each event its number in the feed of its account, and creates deliveries to
 * the subscribed endpoints.
 */
import { type StoredEvent } from '../../../domain/webhooks/envelope';
import { beginDelivery } from '../../../domain/webhooks/subscription';
import { newId } from '../../../new-id';
import { type Database, inTransaction, runStatement, selectRows } from '../../database';
import { CHANNELS, notify } from '../../listen';
import { PLAN_BY_INDEX } from '../../driver';
import { type DeliveryJob, ENDPOINT_COLUMNS, type JobEndpoint, type Lease } from './claims';
import { holdLanes } from './lanes';
import { placesWithinRate } from './pace';
import { type WebhookEndpointRow } from '../../tables/messages';

/**
 * The advisory lock for numbering events, so that one process at a time does it. No other lock uses this
 * number.
 */
const SEQUENCER_LOCK = 7_202;

export interface FanOut {
  /** How many events were numbered. If there are fewer than the limit, no event is left. */
  numbered: number;
  /** The first attempts of the deliveries that the caller has leased. */
  jobs: DeliveryJob[];
  /** The endpoints with new deliveries that the caller has not leased, although it may hold their lanes. */
  waiting: string[];
}

interface NumberedEvent extends StoredEvent {
  accountId: string;
  onlyEndpointId: string | null;
}

type Subscriber = JobEndpoint & Pick<WebhookEndpointRow, 'accountId' | 'events' | 'scopes' | 'status'>;

interface NewDelivery {
  job: DeliveryJob;
  state: 'pending' | 'held';
}

/** How the new deliveries begin. */
interface Start {
  leased: Set<NewDelivery>;
  waiting: string[];
  /** True if deliveries are left to other workers. */
  leavesSome: boolean;
}

/**
 * Numbers up to `limit` events and creates their deliveries in one short transaction. Leases as many
 * deliveries to the caller as its lanes, `lease.roomOf` and the rate limit of each endpoint allow. The holders of the
 * lanes claim the other deliveries later.
 */
export async function fanOutEvents(db: Database, limit: number, lease: Lease): Promise<FanOut> {
  return inTransaction(db, async (tx) => {
    // Another process is numbering events. It got the same wake-up, so it will number these events, too.
    if (!(await trySequencerLock(tx))) return { numbered: 0, jobs: [], waiting: [] };
    const events = await numberEvents(tx, limit);
    const subscribers = await listSubscribers(tx, [...new Set(events.map(({ accountId }) => accountId))]);
    const deliveries = addressEvents(events, subscribers);
    const { leased, waiting, leavesSome } = await decideStart(tx, deliveries, lease);
    await insertDeliveries(tx, deliveries, leased, lease.seconds);
    if (leavesSome) notify(tx, CHANNELS.deliveries);
    return { numbered: events.length, jobs: [...leased].map(({ job }) => job), waiting };
  });
}

async function trySequencerLock(tx: Database): Promise<boolean> {
  const [row] = await selectRows<{ held: boolean }>(tx, TRY_SEQUENCER_LOCK, [SEQUENCER_LOCK], {
    prepared: true,
  });
  return row?.held === true;
}

const TRY_SEQUENCER_LOCK = `SELECT pg_try_advisory_xact_lock($1) AS held, ${PLAN_BY_INDEX}`;

/** Gives each event without a number the next number in the feed of its account. */
async function numberEvents(tx: Database, limit: number): Promise<NumberedEvent[]> {
  const events = await selectRows<NumberedEvent>(tx, NUMBER_EVENTS, [limit], { prepared: true });
  return events.sort((a, b) => a.sequence - b.sequence);
}

/**
 * Finds the rows again by `ctid`. This is always the cheapest plan, even if Postgres underestimates the
 * table's size.
 */
const NUMBER_EVENTS = `WITH batch AS (
     SELECT ctid AS address, id, account_id FROM events WHERE sequence IS NULL ORDER BY id LIMIT $1
   ), waiting AS (
     SELECT account_id, array_agg(address ORDER BY id) AS addresses FROM batch GROUP BY account_id
   ), counted AS (
     UPDATE accounts a SET event_sequence = a.event_sequence + cardinality(w.addresses)
     FROM waiting w WHERE a.id = w.account_id
     RETURNING a.event_sequence - cardinality(w.addresses) AS base, w.addresses
   )
   UPDATE events e SET sequence = counted.base + numbered.place
   FROM counted, unnest(counted.addresses) WITH ORDINALITY AS numbered(address, place)
   WHERE e.ctid = numbered.address
   RETURNING e.id, e.account_id, e.name, e.data::text AS data_text, e.only_endpoint_id, e.occurred_at, e.sequence`;

async function listSubscribers(tx: Database, accountIds: string[]): Promise<Map<string, Subscriber[]>> {
  const byAccount = new Map<string, Subscriber[]>();
  if (accountIds.length === 0) return byAccount;
  const subscribers = await selectRows<Subscriber>(tx, LIST_SUBSCRIBERS, [accountIds], { prepared: true });
  for (const subscriber of subscribers) {
    byAccount.set(subscriber.accountId, [...(byAccount.get(subscriber.accountId) ?? []), subscriber]);
  }
  return byAccount;
}

/**
 * The lock waits for a change of an endpoint. A delivery that begins by the state before the change would be held for an
 * endpoint that was enabled meanwhile, or be sent to one that was paused or deleted.
 */
const LIST_SUBSCRIBERS = `SELECT e.id, e.account_id, e.events, e.scopes, e.status, ${ENDPOINT_COLUMNS}
   FROM webhook_endpoints e WHERE account_id = ANY($1) AND deleted_at IS NULL ORDER BY id FOR KEY SHARE`;

function addressEvents(events: NumberedEvent[], subscribers: Map<string, Subscriber[]>): NewDelivery[] {
  return events.flatMap((event) =>
    (subscribers.get(event.accountId) ?? []).flatMap((endpoint) => {
      const state = beginDelivery(event, endpoint);
      return state === undefined ? [] : [{ job: toJob(newId('delivery'), event, endpoint), state }];
    }),
  );
}

/** Decides which deliveries the caller leases. A lane that is behind or that another worker holds gets none. */
async function decideStart(tx: Database, deliveries: NewDelivery[], lease: Lease): Promise<Start> {
  const pending = deliveries.filter(({ state }) => state === 'pending');
  const rooms = new Map<string, number>();
  for (const { job } of pending) {
    const { id, ratePerSecond } = job.endpoint;
    if (!rooms.has(id)) rooms.set(id, Math.min(lease.roomOf(id), placesWithinRate(ratePerSecond)));
  }
  const wanted = new Set(
    pending
      .filter(({ job }) => job.asked || (rooms.get(job.endpoint.id) ?? 0) > 0)
      .map(({ job }) => job.endpoint.id),
  );
  const held = new Map(
    (await holdLanes(tx, [...wanted], lease)).map(({ endpointId, isBehind }) => [endpointId, isBehind]),
  );
  const takesRoom = ({ id }: JobEndpoint) => {
    const left = rooms.get(id) ?? 0;
    rooms.set(id, left - 1);
    return left > 0 && held.get(id) === false;
  };
  const leased = new Set(
    pending.filter(({ job }) => (job.asked ? held.has(job.endpoint.id) : takesRoom(job.endpoint))),
  );
  const left = pending.filter((delivery) => !leased.has(delivery)).map(({ job }) => job.endpoint.id);
  const isElsewhere = (id: string) => wanted.has(id) && !held.has(id);
  return {
    leased,
    waiting: [...new Set(left.filter((id) => !isElsewhere(id)))],
    leavesSome: left.some(isElsewhere),
  };
}

function toJob(deliveryId: string, event: NumberedEvent, endpoint: Subscriber): DeliveryJob {
  return {
    deliveryId,
    round: 1,
    attemptsMade: 0,
    // Only a test event is for one endpoint. Somebody waits for its result, so it ignores the endpoint's rest.
    asked: event.onlyEndpointId !== null,
    event: {
      id: event.id,
      name: event.name,
      dataText: event.dataText,
      occurredAt: event.occurredAt,
      sequence: event.sequence,
    },
    accountId: event.accountId,
    endpoint: {
      id: endpoint.id,
      url: endpoint.url,
      sealedSecrets: endpoint.sealedSecrets,
      sealedHeaders: endpoint.sealedHeaders,
      maxConcurrency: endpoint.maxConcurrency,
      ratePerSecond: endpoint.ratePerSecond,
      version: endpoint.version,
    },
  };
}

async function insertDeliveries(
  tx: Database,
  deliveries: NewDelivery[],
  leased: Set<NewDelivery>,
  leaseSeconds: number,
): Promise<void> {
  if (deliveries.length === 0) return;
  const rows = deliveries.map((delivery) => {
    const { job, state } = delivery;
    return {
      id: job.deliveryId,
      eventId: job.event.id,
      endpointId: job.endpoint.id,
      accountId: job.accountId,
      sequence: job.event.sequence,
      state,
      leased: leased.has(delivery),
      asked: job.asked,
    };
  });
  await runStatement(tx, INSERT_DELIVERIES, [JSON.stringify(rows), leaseSeconds], { prepared: true });
}

const INSERT_DELIVERIES = `INSERT INTO webhook_deliveries (id, event_id, endpoint_id, account_id, sequence, state, asked, leased_until)
   SELECT id, "eventId", "endpointId", "accountId", sequence, state, asked,
     CASE WHEN leased THEN now() + $2 * interval '1 second' END
   FROM json_to_recordset($1::json)
     AS r(id text, "eventId" text, "endpointId" text, "accountId" text, sequence bigint, state text,
     leased boolean, asked boolean)`;
