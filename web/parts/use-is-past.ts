import { useEffect, useReducer } from 'react';

/** The longest wait of a browser's timer, about 24 days. */
const LONGEST_MS = 2 ** 31 - 1;
/** Timers may be a little early. */
const SPARE_MS = 10;

/** Whether a moment is over, which the page also notices while it is open. Nothing waits for null. */
export function useIsPast(moment: string | null): boolean {
  const at = moment === null ? 0 : Date.parse(moment);
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const wait = at - Date.now() + SPARE_MS;
    if (wait <= 0 || wait > LONGEST_MS) return undefined;
    const timer = setTimeout(lookAgain, wait);
    return () => clearTimeout(timer);
  }, [at]);
  return Date.now() >= at;
}
