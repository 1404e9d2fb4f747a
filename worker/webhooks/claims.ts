/** Claims deliveries that wait in Postgres for the lanes of this worker. */
import { type Database, inTransaction } from '../../db/database';
import {
  claimAskedDeliveries,
  claimDeliveries,
  type DeliveryJob,
  type Lease,
  listAskedEndpoints,
  listWaitingEndpoints,
  planByIndex,
} from '../../db/queries/webhooks/claims';
import { listChangedEndpoints } from '../../db/queries/webhooks/endpoints';
import { holdLanes } from '../../db/queries/webhooks/lanes';
import { placesWithinRate } from '../../db/queries/webhooks/pace';
import { type DeliveryLanes } from './lanes';

/** One claim takes at most this many requested deliveries, such as redeliveries. The next claim takes the rest. */
const MOST_ASKED = 50;

interface Room {
  endpointId: string;
  room: number;
  /** How often the lane had overflowed before the claim. */
  overflows: number;
}

/**
 * Claims waiting deliveries of the lanes that this worker holds or can take. Claims as many deliveries of an endpoint
 * as its lane has room for. Also keeps the lanes of resting endpoints, so that no other worker tries them, and gives
 * back what is queued for an endpoint that has changed. Returns true if more requested deliveries may be waiting.
 */
export async function claim(
  db: Database,
  lanes: DeliveryLanes,
  lease: Lease,
  goodUntilMs: number,
): Promise<boolean> {
  const changed = await listChangedEndpoints(db, lanes.queuedVersions());
  for (const endpointId of changed) lanes.renew(endpointId);
  const askedIds = await listAskedEndpoints(db);
  const waiting = [...new Set([...(await listWaitingEndpoints(db, lease.worker)), ...lanes.behind()])];
  const rooms = waiting
    .map((endpointId) => ({
      endpointId,
      room: lanes.freePlaces(endpointId),
      overflows: lanes.overflows(endpointId),
    }))
    .filter(({ room }) => room > 0);
  const resting = waiting.filter((endpointId) => lanes.rests(endpointId));
  const wanted = new Set([...askedIds, ...rooms.map(({ endpointId }) => endpointId), ...resting]);
  if (wanted.size === 0) return false;
  const { asked, jobs } = await inTransaction(db, async (tx) => {
    await planByIndex(tx);
    const held = new Set((await holdLanes(tx, [...wanted], lease)).map(({ endpointId }) => endpointId));
    const mine = rooms.filter(({ endpointId }) => held.has(endpointId));
    const endpointIds = askedIds.filter((endpointId) => held.has(endpointId));
    const order = { endpointIds, limit: MOST_ASKED };
    return {
      asked: await claimAskedDeliveries(tx, order, lease.seconds),
      jobs: await claimDeliveries(tx, mine, lease.seconds),
    };
  });
  lanes.add(asked, goodUntilMs);
  lanes.add(jobs, goodUntilMs);
  noteBacklogs(lanes, rooms, jobs);
  return asked.length === MOST_ASKED;
}

/** Notes which lanes may have more deliveries in Postgres, and which have none. */
function noteBacklogs(lanes: DeliveryLanes, rooms: Room[], jobs: DeliveryJob[]): void {
  const claimed = new Map<string, { count: number; places: number }>();
  for (const { endpoint } of jobs) {
    const count = (claimed.get(endpoint.id)?.count ?? 0) + 1;
    claimed.set(endpoint.id, { count, places: placesWithinRate(endpoint.ratePerSecond) });
  }
  for (const { endpointId, room, overflows } of rooms) {
    const { count, places } = claimed.get(endpointId) ?? { count: 0, places: room };
    if (count >= Math.min(room, places)) lanes.overflow(endpointId);
    else lanes.caughtUp(endpointId, overflows);
  }
}
