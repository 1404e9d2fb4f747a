/**
 * The rate that an endpoint's owner asked for, kept for all workers together: a token bucket in the endpoint's row.
 * It holds a tenth of a second's requests, one at least, so that a second never sees more than a tenth too many.
 */
import { type Database, selectRows } from '../../database';

/** How far ahead a worker takes deliveries on; what is beyond waits in Postgres, where every worker sees it. */
export const AHEAD_SECONDS = 2;

/** How many deliveries of an endpoint a worker may hold. */
export function placesWithinRate(ratePerSecond: number | null): number {
  return ratePerSecond === null ? Infinity : ratePerSecond * AHEAD_SECONDS;
}

export interface GrantedSends {
  granted: number;
  /** When what was granted is due; 0 but for those who borrow. */
  dueInMs: number;
  /** When it makes sense to ask for more. */
  askAgainInMs: number;
}

export interface WantedSends {
  endpointId: string;
  wanted: number;
  /** Whether to take, when the bucket is empty, up to a second's requests of what will gather. */
  borrow: boolean;
}

/** Asking more often would cost more than it brings. */
const SHORTEST_PAUSE_MS = 50;

/** Takes as many sends of an endpoint as its rate allows now, at most those wanted. */
export async function takeSends(
  db: Database,
  { endpointId, wanted, borrow }: WantedSends,
): Promise<GrantedSends> {
  const [taken] = await selectRows<{
    granted: number;
    tokensLeft: number | null;
    ratePerSecond: number | null;
  }>(
    db,
    `WITH bucket AS (
       SELECT e.id, e.rate_per_second AS rate, least(
         greatest(1, e.rate_per_second / 10.0),
         extract(epoch FROM clock_timestamp() - e.paced_from) * e.rate_per_second
       ) AS tokens
       FROM webhook_endpoints e, set_config('synchronous_commit', 'off', true)
       WHERE e.id = $1 FOR NO KEY UPDATE OF e
     ), taken AS (
       SELECT *, greatest(0, least($2::int, floor(tokens + CASE WHEN $3 THEN rate ELSE 0 END))) AS granted FROM bucket
     ), paced AS (
       UPDATE webhook_endpoints e
       SET paced_from = clock_timestamp() - (t.tokens - t.granted) / t.rate * interval '1 second'
       FROM taken t WHERE e.id = t.id AND t.granted > 0 AND t.rate IS NOT NULL
     )
     SELECT granted::int, (tokens - granted)::float8 AS "tokensLeft", rate AS "ratePerSecond" FROM taken`,
    [endpointId, wanted, borrow],
  );
  if (taken === undefined || taken.tokensLeft === null || taken.ratePerSecond === null) {
    return { granted: taken?.granted ?? 0, dueInMs: 0, askAgainInMs: SHORTEST_PAUSE_MS };
  }
  const { granted, tokensLeft, ratePerSecond } = taken;
  const untilMs = (tokens: number) => Math.ceil(Math.max(0, ((tokens - tokensLeft) / ratePerSecond) * 1_000));
  return { granted, dueInMs: untilMs(0), askAgainInMs: Math.max(SHORTEST_PAUSE_MS, untilMs(1)) };
}
