/** What a change did, so that the next page says it once. */
import { useEffect, useState } from 'react';
import { read, remove, write } from '../../common/storage';
import { type Key } from './words';

export type Done = Extract<Key, `done:${string}`>;

const KEPT = 'done';

/** Keeps it for the page to which the person goes now, also if the browser loads that page. */
export function keepDone(done: Done): void {
  write(sessionStorage, KEPT, done);
}

/** Begins with what the page before has kept. */
export function useDone(): [Done | undefined, (done: Done | undefined) => void] {
  const [done, setDone] = useState<Done>();
  // Set after the first showing: a screen reader says only what appears in a status that was there before.
  useEffect(() => {
    const kept = read<Done>(sessionStorage, KEPT);
    remove(sessionStorage, KEPT);
    if (kept !== undefined) setDone(kept);
  }, []);
  return [done, setDone];
}
