/**
 * Limits the rate of requests to an endpoint with a token bucket. The bucket is stored in the endpoint's row,
 * so all workers share it. It holds the tokens of a tenth of a second, but at least one. So in any second,
 * the number of requests exceeds the rate by at most one full bucket.
 */
import { type Database, selectRows } from '../../database';

/**
 * A worker leases at most the deliveries that it can send in this time. The others stay in Postgres until the worker
 * that holds the lane claims them.
 */
export const AHEAD_SECONDS = 2;

/** Returns the number of deliveries of an endpoint that a worker may lease. */
export function placesWithinRate(ratePerSecond: number | null): number {
  return ratePerSecond === null ? Infinity : ratePerSecond * AHEAD_SECONDS;
}

export interface GrantedSends {
  granted: number;
  /** The time to wait before sending the granted requests. It is zero unless tokens were borrowed. */
  dueInMs: number;
  /** The time until the next token is available, at least SHORTEST_PAUSE_MS. */
  askAgainInMs: number;
}

export interface WantedSends {
  endpointId: string;
  wanted: number;
  /** If true, also takes up to one second of future tokens. */
  borrow: boolean;
}

/** The minimum pause. Asking more often would cost more than it gains. */
const SHORTEST_PAUSE_MS = 50;

/** Takes up to `wanted` tokens of an endpoint. Takes fewer if the rate limit does not allow more now. */
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
     SELECT granted::int, (tokens - granted)::float8 AS tokens_left, rate AS rate_per_second FROM taken`,
    [endpointId, wanted, borrow],
  );
  if (taken === undefined || taken.tokensLeft === null || taken.ratePerSecond === null) {
    return { granted: taken?.granted ?? 0, dueInMs: 0, askAgainInMs: SHORTEST_PAUSE_MS };
  }
  const { granted, tokensLeft, ratePerSecond } = taken;
  const untilMs = (tokens: number) => Math.ceil(Math.max(0, ((tokens - tokensLeft) / ratePerSecond) * 1_000));
  return { granted, dueInMs: untilMs(0), askAgainInMs: Math.max(SHORTEST_PAUSE_MS, untilMs(1)) };
}
