/** Turns every activity error into a Temporal failure: final, or retried after a jittered delay. */
import { type Info } from '@temporalio/activity';
import { ApplicationFailure, TemporalFailure } from '@temporalio/common';
import { msToNumber } from '@temporalio/common/lib/time';
import { type ActivityInterceptorsFactory } from '@temporalio/worker';
import { isRefusal, MissingRowError } from '../domain/errors';

/** The failure type for a missing row. A refusal uses the code of its GivingError. */
export const MISSING_ROW = 'MISSING_ROW';

/** Maps the errors of every activity of a worker; the log keeps the original error. */
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
 * The failure that Temporal stores in the workflow's history. A refusal and a missing row are final. Every other error
 * is retried. Its message is left out, because it may quote personal data or secrets.
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
    nextRetryDelay: jitteredDelayMs(attempt),
  });
}

/** Half to all of the retry policy's interval, at random, so that steps that failed together retry at different times. */
function jitteredDelayMs({ attempt, retryPolicy = {} }: Pick<Info, 'attempt' | 'retryPolicy'>): number {
  const { initialInterval = '1 second', backoffCoefficient = 2, maximumInterval = '1 minute' } = retryPolicy;
  const intervalMs = msToNumber(initialInterval) * backoffCoefficient ** (attempt - 1);
  const longestMs = Math.min(intervalMs, msToNumber(maximumInterval));
  return Math.round(longestMs * (0.5 + Math.random() / 2));
}
