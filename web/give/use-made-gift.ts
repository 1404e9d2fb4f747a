import { useEffect, useState } from 'react';
import { NotFoundError } from '../../client/index';
import { type Api } from './api';
import { type Followed, hasEnded } from './outcome';
import { wait } from './wait';

const POLL_MS = 1_000;
const LATER_POLL_MS = 5_000;
const SLOW_MS = 20_000;

/** Reads the gift until it has ended. A lost connection only delays the next look. */
export function useMadeGift(api: Api, id: string): Followed {
  const [followed, setFollowed] = useState<Followed>({ gift: undefined, isSlow: false, isGone: false });
  useEffect(() => {
    const controller = new AbortController();
    void follow(api, id, controller.signal, (news) => setFollowed((before) => ({ ...before, ...news })));
    return () => controller.abort();
  }, [api, id]);
  return followed;
}

async function follow(
  api: Api,
  id: string,
  signal: AbortSignal,
  tell: (news: Partial<Followed>) => void,
): Promise<void> {
  const startedAt = Date.now();
  while (!signal.aborted) {
    const isSlow = Date.now() - startedAt > SLOW_MS;
    const news = await look(api, id, signal);
    if (signal.aborted) return;
    tell({ ...news, isSlow });
    if (hasEnded(news)) return;
    await wait(isSlow ? LATER_POLL_MS : POLL_MS);
  }
}

async function look(api: Api, id: string, signal: AbortSignal): Promise<Partial<Followed>> {
  try {
    return { gift: await api.client.donations.get(id, { signal, maxRetries: 0 }) };
  } catch (error) {
    return error instanceof NotFoundError ? { isGone: true } : {};
  }
}
