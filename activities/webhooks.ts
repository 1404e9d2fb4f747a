import { isUtf8 } from 'node:buffer';
import { setTimeout as rest } from 'node:timers/promises';
import { type Database, inTransaction } from '../db/database';
import {
  type DeliveryJob,
  findRetryJob,
  findStateOfRound,
  type JobEndpoint,
} from '../db/queries/webhooks/claims';
import { type AttemptOutcome, type MovedDelivery, storeSuccesses } from '../db/queries/webhooks/outcomes';
import { takeSends } from '../db/queries/webhooks/pace';
import { leaveRetryPlace, takeRetryPlace } from '../db/queries/webhooks/retry-places';
import { writeEnvelope } from '../domain/webhooks/envelope';
import { disposition, nextAttempt, parseRetryAfter } from '../domain/webhooks/retry';
import { signatureHeaders } from '../domain/webhooks/signature';
import { type Gateways, type SecretBox } from '../gateways';
import { type OutboundAnswer, OutboundError } from '../gateways/outbound';
import { SealedSecretError } from '../gateways/secrets/seal';
import { giveUpDelivery } from '../operations/webhooks/deliveries';
import { recordFailures } from '../operations/webhooks/failures';
import { type ActivityDependencies } from '.';

/** A receiver must send its whole response within this time. */
const ATTEMPT_TIMEOUT_MS = 15_000;
/** We store this many bytes of each response. */
const KEPT_RESPONSE_BYTES = 1_024;
/**
 * All workers together run at most this many retries of one endpoint at once. Otherwise, a slow endpoint could block
 * the others.
 */
const RETRIES_AT_ONCE = 5;
/** A dead worker's retry counts this long. It is longer than the wait for the rate limit and the longest attempt. */
const RETRY_LEASE_SECONDS = 30;
const BUSY_DELAY_MS = 15_000;

/**
 * `outdated` means that this run has nothing left to retry. `held` means that the endpoint is paused or
 * disabled.
 */
export type RetryOutcome =
  { state: 'retrying'; nextAttemptAtMs: number } | { state: 'delivered' | 'failed' | 'held' | 'outdated' };

export function createWebhookActivities({ db, gateways }: ActivityDependencies) {
  return {
    /** Makes one attempt if the delivery is still retrying. */
    async attemptDelivery(retry: { deliveryId: string; round: number }): Promise<RetryOutcome> {
      const job = await findRetryJob(db, retry.deliveryId, retry.round);
      if (job === undefined) return readEnd(db, retry);
      const place = { ...retry, endpointId: job.endpoint.id };
      const limit = Math.min(RETRIES_AT_ONCE, job.endpoint.maxConcurrency);
      if (!(await takeRetryPlace(db, place, { limit, seconds: RETRY_LEASE_SECONDS }))) return tryAgainSoon();
      if (!(await waitForRate(db, job.endpoint))) {
        await leaveRetryPlace(db, place);
        return tryAgainSoon();
      }
      return toRetryOutcome(await recordRetry(db, await sendDelivery(gateways, job)));
    },

    /** Marks a delivery as failed, so that no retry follows. Returns the outcome of the delivery. */
    async giveUpDelivery(retry: { deliveryId: string; round: number }): Promise<RetryOutcome> {
      await inTransaction(db, (tx) => giveUpDelivery(tx, retry));
      return readEnd(db, retry);
    },
  };
}

/** Stores the outcome of a retry. Returns undefined if a redelivery has replaced this retry. */
async function recordRetry(db: Database, outcome: AttemptOutcome): Promise<MovedDelivery | undefined> {
  const outcomes = [outcome];
  const [moved] =
    outcome.state === 'delivered'
      ? await storeSuccesses(db, outcomes)
      : await inTransaction(db, (tx) =>
          recordFailures({ tx, at: new Date() }, { outcomes, areFirst: false }),
        );
  return moved;
}

/** Postpones a retry whose endpoint is busy. */
function tryAgainSoon(): RetryOutcome {
  return {
    state: 'retrying',
    nextAttemptAtMs: Date.now() + Math.round(BUSY_DELAY_MS * (1 + Math.random())),
  };
}

/** Waits up to a second for the endpoint's rate limit. Returns true if the limit allows one request. */
async function waitForRate(db: Database, { id, ratePerSecond }: JobEndpoint): Promise<boolean> {
  if (ratePerSecond === null) return true;
  // First attempts may use up the endpoint's rate limit. So a retry may borrow a send that the limit allows
  // within the next second.
  const { granted, dueInMs } = await takeSends(db, { endpointId: id, wanted: 1, borrow: true });
  if (granted > 0) await rest(dueInMs);
  return granted > 0;
}

/**
 * Reads the outcome of a delivery whose retries have ended. So a repeated activity returns the same outcome.
 */
async function readEnd(db: Database, retry: { deliveryId: string; round: number }): Promise<RetryOutcome> {
  const state = await findStateOfRound(db, retry.deliveryId, retry.round);
  return { state: state === 'delivered' || state === 'failed' || state === 'held' ? state : 'outdated' };
}

/** Signs a delivery and sends it once. If the receiver fails, returns a failed outcome and does not throw. */
export async function sendDelivery(
  { outbound, secrets }: Pick<Gateways, 'outbound' | 'secrets'>,
  job: DeliveryJob,
): Promise<AttemptOutcome> {
  const at = new Date();
  const body = writeEnvelope(job.event);
  try {
    const signed = signatureHeaders({
      secrets: job.endpoint.sealedSecrets.map((sealed) => secrets.open(sealed)),
      eventId: job.event.id,
      event: job.event.name,
      timestampSeconds: Math.floor(at.getTime() / 1000),
      rawBody: body,
    });
    const answer = await outbound.post(job.endpoint.url, {
      headers: {
        ...openHeaders(secrets, job.endpoint),
        ...signed,
        'Content-Type': 'application/json',
        'User-Agent': 'giving-platform-webhooks',
      },
      body,
      timeoutMs: ATTEMPT_TIMEOUT_MS,
      maxResponseBytes: KEPT_RESPONSE_BYTES,
    });
    return judgeAnswer(job, at, answer);
  } catch (error) {
    return judgeFailure(job, at, error);
  }
}

/** Decrypts the custom headers that the endpoint's owner set. */
function openHeaders(secrets: SecretBox, { sealedHeaders }: JobEndpoint): Record<string, string> {
  return sealedHeaders === null ? {} : (JSON.parse(secrets.open(sealedHeaders)) as Record<string, string>);
}

function judgeAnswer(job: DeliveryJob, at: Date, answer: OutboundAnswer): AttemptOutcome {
  const meaning = disposition(answer.status);
  const attempt = {
    ...identify(job, at),
    status: answer.status,
    durationMs: answer.durationMs,
    response: readableText(answer.body),
    gone: meaning === 'gone',
  };
  if (meaning === 'delivered') {
    return { ...attempt, error: null, errorMessage: null, state: 'delivered', nextAttemptAt: null };
  }
  const retryAfterMs = parseRetryAfter(answer.headers['retry-after'], Date.now());
  return {
    ...attempt,
    error: 'status',
    errorMessage: `The endpoint answered with status ${answer.status}.`,
    ...scheduleRetry(job, {
      status: answer.status,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    }),
  };
}

function judgeFailure(job: DeliveryJob, at: Date, error: unknown): AttemptOutcome {
  const isKnown = error instanceof OutboundError || error instanceof SealedSecretError;
  if (!isKnown) throw error;
  return {
    ...identify(job, at),
    status: null,
    durationMs: Date.now() - at.getTime(),
    error: error instanceof OutboundError ? error.kind : 'secret',
    errorMessage: error.message,
    response: null,
    gone: false,
    ...scheduleRetry(job, {}),
  };
}

function identify(job: DeliveryJob, at: Date) {
  return { deliveryId: job.deliveryId, round: job.round, endpointId: job.endpoint.id, at };
}

function scheduleRetry(
  job: DeliveryJob,
  answer: { status?: number; retryAfterMs?: number },
): Pick<AttemptOutcome, 'state' | 'nextAttemptAt'> {
  const next = nextAttempt({ attemptsMade: job.attemptsMade + 1, random: Math.random(), ...answer });
  if (next === 'give_up') return { state: 'failed', nextAttemptAt: null };
  return { state: 'retrying', nextAttemptAt: new Date(Date.now() + next.delayMs) };
}

function toRetryOutcome(moved: MovedDelivery | undefined): RetryOutcome {
  if (moved === undefined || moved.state === 'pending') return { state: 'outdated' };
  if (moved.state !== 'retrying') return { state: moved.state };
  return { state: 'retrying', nextAttemptAtMs: moved.nextAttemptAt?.getTime() ?? Date.now() };
}

/** Converts a response to text that Postgres accepts. Drops a partial last character and replaces NUL. */
function readableText(body: Buffer): string {
  const text = isUtf8(body) ? body.toString('utf8') : new TextDecoder('utf-8').decode(body, { stream: true });
  return text.replaceAll('\u0000', '\uFFFD');
}
