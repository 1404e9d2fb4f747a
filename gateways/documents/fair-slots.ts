/**
 * Shares a limited number of slots fairly. Each owner holds at most its share, and waiting owners get a slot
 * in turn.
 */

export interface SlotLimits {
  /** The maximum number of slots, in all and per owner. */
  most: number;
  mostOfOne: number;
  /**
   * The maximum number of waiting requests, in all and per owner. More requests are refused, because each
   * waiting request occupies an activity slot of the worker.
   */
  mostWaiting: number;
  mostWaitingOfOne: number;
}

/** Thrown if too many requests are waiting. A later attempt may get a slot. */
export class NoSlotError extends Error {
  override readonly name = 'NoSlotError';
}

export type Release = () => void;

/** Returns a function that waits for a slot, and then returns the callback that releases the slot. */
export function createFairSlots(limits: SlotLimits): (owner: string) => Promise<Release> {
  const held = new Map<string, number>();
  /**
   * The waiting requests of each owner. The first owner in the map is next, and an owner that gets a slot
   * moves to the end.
   */
  const queues = new Map<string, ((release: Release) => void)[]>();
  let [taken, waiting] = [0, 0];

  const mayHold = (owner: string) => taken < limits.most && (held.get(owner) ?? 0) < limits.mostOfOne;

  function hold(owner: string): Release {
    taken += 1;
    held.set(owner, (held.get(owner) ?? 0) + 1);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      taken -= 1;
      const left = (held.get(owner) ?? 1) - 1;
      if (left === 0) held.delete(owner);
      else held.set(owner, left);
      serveWaiting();
    };
  }

  function serveWaiting(): void {
    for (const [owner, queue] of [...queues]) {
      if (!mayHold(owner)) continue;
      const [next, ...others] = queue;
      queues.delete(owner);
      if (others.length > 0) queues.set(owner, others);
      waiting -= 1;
      next?.(hold(owner));
    }
  }

  return async (owner) => {
    if (mayHold(owner)) return hold(owner);
    const queue = queues.get(owner) ?? [];
    if (waiting >= limits.mostWaiting || queue.length >= limits.mostWaitingOfOne) {
      throw new NoSlotError('Too many documents are waiting for inspection.');
    }
    waiting += 1;
    return new Promise((resolve) => queues.set(owner, [...queue, resolve]));
  };
}
