/** Decides what a comparison changes in the queue of differences. */
import { type Difference, type ItemStatus, type Resolution } from './item';

/** An item of the queue, as far as a comparison needs it. */
export interface KnownItem extends Pick<Difference, 'kind' | 'movement' | 'reference' | 'ours' | 'theirs'> {
  id: string;
  status: ItemStatus;
  resolution: Resolution | null;
}

export interface QueueChanges {
  /** Differences that the queue has never had. */
  fresh: Difference[];
  /** Items whose two sides changed, or that came back. What people said about them no longer holds. */
  reopened: { id: string; difference: Difference }[];
  /** Items that are found again, unchanged. */
  seen: string[];
  /** Unresolved items that are gone. */
  gone: string[];
}

/** `known` has all items of the references that were compared, and `found` all their differences. */
export function planQueueChanges(known: KnownItem[], found: Difference[]): QueueChanges {
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

/** A decision covers only the amounts that the deciding people saw. */
function isUnchanged(item: KnownItem, { ours, theirs }: Difference): boolean {
  return item.resolution !== 'disappeared' && item.ours === ours && item.theirs === theirs;
}

function keyOf({ kind, movement, reference }: Pick<Difference, 'kind' | 'movement' | 'reference'>): string {
  return JSON.stringify([kind, movement, reference]);
}
