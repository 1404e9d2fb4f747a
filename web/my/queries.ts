/** The queries of the pages, and what happens when the data of the person who asks are to be erased. */
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ConflictError, GivingApiError, type GivingClient } from '../../client/index';

const STALE_MS = 10_000;

/** Makes the cache of the pages. `onErasure` is called when the API answers that it only lets the person be restored. */
export function makeQueries(onErasure: () => void): QueryClient {
  const queryCache = new QueryCache({
    onError: (error) => {
      if (isErasureScheduled(error)) onErasure();
    },
  });
  // The SDK retries by itself.
  return new QueryClient({ queryCache, defaultOptions: { queries: { retry: false, staleTime: STALE_MS } } });
}

function isErasureScheduled(error: Error): boolean {
  return error instanceof GivingApiError && error.details.reason === 'erasure_scheduled';
}

/** Restores the person. A conflict means that nothing is scheduled: an earlier answer was lost, or the mailed link was used. */
export async function keepAccount({
  users,
}: {
  users: Pick<GivingClient['users'], 'restore'>;
}): Promise<void> {
  try {
    await users.restore();
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
  }
}
