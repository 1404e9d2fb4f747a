import { useEffect, useState } from 'react';
import { type Donation } from '../../client/index';
import { type Api } from './api';
import { wait } from './wait';

const LOOKS = 10;
const LOOK_MS = 2_000;

/**
 * The next day of a plan. Undefined until it is known, and for a plan without further gifts. The plan of a card begins
 * with its complete gift, and that of a bank debit soon after the gift was made.
 */
export function useNextDate(
  api: Api,
  id: string | undefined,
  gift: Donation['status'] | undefined,
): string | undefined {
  const [date, setDate] = useState<string>();
  useEffect(() => {
    if (id === undefined) return undefined;
    const controller = new AbortController();
    void look(api, id, controller.signal).then((next) => !controller.signal.aborted && setDate(next));
    return () => controller.abort();
  }, [api, id, gift]);
  return date;
}

async function look(api: Api, id: string, signal: AbortSignal): Promise<string | undefined> {
  for (let looks = 0; looks < LOOKS && !signal.aborted; looks += 1) {
    // A read that fails is repeated like one that comes too early.
    const plan = await api.client.recurring.get(id, { signal }).catch(() => undefined);
    if (plan !== undefined && plan.status !== 'pending') return plan.next_date ?? undefined;
    await wait(LOOK_MS);
  }
  return undefined;
}
