import { useEffect, useState } from 'react';

/** The longest wait of a browser's timer, about 24 days. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment is over, which the page also notices while it is open. Nothing waits for null. */
export function useIsPast(moment: string | null): boolean {
  const at = moment === null ? 0 : Date.parse(moment);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const wait = at - Date.now();
    if (wait <= 0 || wait > LONGEST_MS) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [at]);
  return now >= at;
}
