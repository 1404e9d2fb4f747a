/** Computes the changes of the queue of differences after a comparison. */
import { type Difference, type ItemStatus, type Resolution } from './item';

/** The fields of a queue item that a comparison needs. */
export interface KnownItem extends Pick<Difference, 'kind' | 'movement' | 'reference' | 'ours' | 'theirs'> {
  id: string;
  status: ItemStatus;
  resolution: Resolution | null;
}

export interface QueueChanges {
  /** Differences that the queue has never had. */
  fresh: Difference[];
  /** Items that changed on either side, or that came back. Earlier decisions about them no longer hold. */
  reopened: { id: string; difference: Difference }[];
  /** Items that the comparison found again, unchanged. */
  seen: string[];
  /** Unresolved items that the comparison did not find again. */
  gone: string[];
}

/** `known` has all items of the compared references. `found` has all differences of these references. */
export function computeQueueChanges(known: KnownItem[], found: Difference[]): QueueChanges {
  const changes: QueueChanges = { fresh: [], reopened: [], seen: [], gone: [] };
  const items = new Map(known.map((item) => [keyOf(item), item]));
  const differences = new Map(found.map((difference) => [keyOf(difference), difference]));
  for (const [key, difference] of differences) {
    const item = items.get(key);
    if (item === undefined) changes.fresh.push(difference);
    else if (isUnchanged(item, difference)) changes.seen.push(item.id);
    else changes.reopened.push({ id: item.id, difference });
  }
  const gone = known.filter((item) => item.status !== 'resolved' && !differences.has(keyOf(item)));
  changes.gone.push(...gone.map(({ id }) => id));
  return changes;
}

/** A decision covers only the values that the operators saw. */
function isUnchanged(item: KnownItem, { ours, theirs }: Difference): boolean {
  return item.resolution !== 'disappeared' && item.ours === ours && item.theirs === theirs;
}

function keyOf({ kind, movement, reference }: Pick<Difference, 'kind' | 'movement' | 'reference'>): string {
  return JSON.stringify([kind, movement, reference]);
}
