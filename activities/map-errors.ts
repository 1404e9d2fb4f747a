/**
 * Converts errors of activities to Temporal failures. A final failure ends the activity. After any other
 * failure, Temporal retries the activity.
 */
import { type Info } from '@temporalio/activity';
import { ApplicationFailure, TemporalFailure } from '@temporalio/common';
import { msToNumber } from '@temporalio/common/lib/time';
import { type ActivityInterceptorsFactory } from '@temporalio/worker';
import { isRefusal, MissingRowError } from '../domain/errors';
import { ProcessorFault } from '../gateways/processors/payment-processor';

/**
 * The type of the failure for a missing row. The failure for a refusal has the GivingError's code as its
 * type.
 */
export const MISSING_ROW = 'MISSING_ROW';

/** Converts all errors of a worker's activities. Logs the original error first. */
export const mapErrors: ActivityInterceptorsFactory = ({ info, log, cancellationSignal }) => ({
  inbound: {
    async execute(input, next) {
      try {
        return await next(input);
      } catch (error) {
        if (cancellationSignal.aborted || error instanceof TemporalFailure) throw error;
        log.warn('An activity failed.', { error });
        throw toFailure(error, info);
      }
    },
  },
});

/**
 * Returns the failure that Temporal stores in the workflow's history. A refusal or a missing row is final.
 * Temporal retries every other error. The history omits the message of a retried error, because it may contain
 * personal data or secrets.
 */
export function toFailure(
  error: unknown,
  attempt: Pick<Info, 'attempt' | 'retryPolicy'>,
): ApplicationFailure {
  if (error instanceof MissingRowError) return ApplicationFailure.nonRetryable(error.message, MISSING_ROW);
  if (isRefusal(error)) return ApplicationFailure.nonRetryable(error.message, error.code);
  const type = error instanceof Error ? error.name : 'Error';
  return ApplicationFailure.create({
    message: `${type}: see the log of the worker.`,
    type,
    nextRetryDelay: Math.max(jitteredDelayMs(attempt), askedDelayMs(error)),
  });
}

/** Returns how long a busy processor asks us to wait. */
function askedDelayMs(error: unknown): number {
  return error instanceof ProcessorFault ? (error.retryAfterMs ?? 0) : 0;
}

/**
 * Picks 50 to 100 % of the policy's interval at random. Otherwise, steps that failed together would also retry
 * together.
 */
function jitteredDelayMs({ attempt, retryPolicy = {} }: Pick<Info, 'attempt' | 'retryPolicy'>): number {
  const { initialInterval = '1 second', backoffCoefficient = 2, maximumInterval = '1 minute' } = retryPolicy;
  const intervalMs = msToNumber(initialInterval) * backoffCoefficient ** (attempt - 1);
  const longestMs = Math.min(intervalMs, msToNumber(maximumInterval));
  return Math.round(longestMs * (0.5 + Math.random() / 2));
}
