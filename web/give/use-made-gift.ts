import { useEffect, useState } from 'react';
import { type Donation } from '../../client/index';
import { type Api } from './api';
import { type Followed } from './outcome';

const POLL_MS = 1_000;
const LATER_POLL_MS = 5_000;
const SLOW_MS = 20_000;

/** Reads the gift until it has ended. A lost connection only delays the next look. */
export function useMadeGift(api: Api, id: string): Followed {
  const [followed, setFollowed] = useState<Followed>({ gift: undefined, isSlow: false });
  useEffect(() => {
    const controller = new AbortController();
    void follow(api, id, controller.signal, (gift, isSlow) =>
      setFollowed((before) => ({ gift: gift ?? before.gift, isSlow })),
    );
    return () => controller.abort();
  }, [api, id]);
  return followed;
}

async function follow(
  api: Api,
  id: string,
  signal: AbortSignal,
  tell: (gift: Donation | undefined, isSlow: boolean) => void,
): Promise<void> {
  const startedAt = Date.now();
  while (!signal.aborted) {
    const gift = await api.client.donations.get(id, { signal, maxRetries: 0 }).catch(() => undefined);
    if (signal.aborted) return;
    const isSlow = Date.now() - startedAt > SLOW_MS;
    tell(gift, isSlow);
    if (gift !== undefined && gift.status !== 'pending') return;
    await wait(isSlow ? LATER_POLL_MS : POLL_MS);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
