/** Which errors of activities end a workflow, which are retried and when, and what the history says of them. */
import { randomUUID } from 'node:crypto';
import { ActivityFailure, ApplicationFailure } from '@temporalio/common';
import { WorkflowFailedError } from '@temporalio/client';
import { msToNumber } from '@temporalio/common/lib/time';
import { type TestWorkflowEnvironment } from '@temporalio/testing';
import { type Activities } from '../../activities';
import { MISSING_ROW, toFailure } from '../../activities/map-errors';
import { GivingError, MissingRowError, requireRow } from '../../domain/errors';
import { ProcessorFault } from '../../gateways/processors/payment-processor';
import { TASK_QUEUE } from '../../workflows/messages';
import { createTestWorker, startTimeSkipping } from '../support/temporal';

let env: TestWorkflowEnvironment;

beforeAll(async () => {
  env = await startTimeSkipping();
});
afterAll(() => env.teardown());
afterEach(() => jest.restoreAllMocks());

const refusal = new GivingError('INSUFFICIENT_FUNDS', 'The source cannot pay.', { available: '1.00' });
const unavailable = new GivingError('SERVICE_UNAVAILABLE', 'Search is away.', {}, 5);
const missingRow = new MissingRowError('refund_1');
const secretive = new Error('duplicate key: ada@example.org, sk_live_1');

describe('an error becomes a failure', () => {
  const policy = {
    attempt: 3,
    retryPolicy: { initialInterval: 1_000, backoffCoefficient: 2, maximumInterval: 60_000 },
  };
  const map = (error: unknown, attempt = 3) => toFailure(error, { ...policy, attempt });
  const delay = (attempt: number) => msToNumber(map(secretive, attempt).nextRetryDelay ?? 0);

  it.each([
    ['a refusal', refusal, 'INSUFFICIENT_FUNDS', 'The source cannot pay.'],
    ['a missing row', missingRow, MISSING_ROW, 'refund_1 is not in the database'],
  ])('%s is final, under a stable type', (_, error, type, message) => {
    expect(map(error)).toMatchObject({ nonRetryable: true, type, message });
    expect(map(error).details ?? []).toEqual([]);
  });

  it.each([
    ['a service that is away', unavailable, 'GivingError'],
    ['any other error', secretive, 'Error'],
    ['what is no error', 'text', 'Error'],
  ])('%s is retried, and its message stays out', (_, error, type) => {
    const failure = map(error);
    expect(failure).toMatchObject({ nonRetryable: false, type });
    expect(failure.message).toBe(`${type}: see the log of the worker.`);
    expect(failure.cause).toBeUndefined();
  });

  it('the delay grows to a limit, and differs from one failure to the next', () => {
    for (const [attempt, longestMs] of [
      [1, 1_000],
      [3, 4_000],
      [30, 60_000],
    ] as const) {
      const delays = Array.from({ length: 100 }, () => delay(attempt));
      expect(Math.min(...delays)).toBeGreaterThanOrEqual(longestMs / 2);
      expect(Math.max(...delays)).toBeLessThanOrEqual(longestMs);
      expect(new Set(delays).size).toBeGreaterThan(20);
    }
  });

  it('a busy processor is asked again no sooner than it says', () => {
    const busy = (retryAfterMs?: number) => map(new ProcessorFault('busy', 'Busy.', retryAfterMs), 1);
    expect(busy(90_000).nextRetryDelay).toBe(90_000);
    expect(msToNumber(busy(1).nextRetryDelay ?? 0)).toBeGreaterThanOrEqual(500);
    expect(msToNumber(busy().nextRetryDelay ?? 0)).toBeLessThanOrEqual(1_000);
  });

  it('returns the row that it reads, and names a missing one', () => {
    const row = { id: 'refund_1' };
    expect(requireRow(row, 'refund_1')).toBe(row);
    expect(() => requireRow(undefined, 'refund_1')).toThrow(missingRow);
  });
});

/** Runs a workflow whose step throws the errors, one an attempt, and then answers; `tookMs` is until the last attempt. */
async function run(type: string, step: keyof Activities, errors: Error[], answer: unknown) {
  let attempts = 0;
  let tookMs = 0;
  const worker = await createTestWorker(env, {
    [step]: async () => {
      attempts += 1;
      tookMs = (await env.currentTimeMs()) - started;
      const error = errors[attempts - 1];
      if (error === undefined) return answer;
      throw error;
    },
  });
  const started = await env.currentTimeMs();
  const id = randomUUID();
  const args = [{ refundId: id, disputeId: id, donationId: id, giveUpAfterMs: 1_000, evidenceDueAtMs: 0 }];
  const end = await worker.runUntil(
    env.client.workflow
      .execute(type, { workflowId: id, taskQueue: TASK_QUEUE, args, workflowExecutionTimeout: '1 day' })
      .then(
        (result: unknown) => result,
        (error: unknown) => error,
      ),
  );
  return { end, attempts, tookMs };
}

describe.each([
  ['a remote step', 'refund', 'settleRefund', { status: 'completed' }, 'completed'],
  ['a local step', 'dispute', 'readDispute', 'won', 'won'],
] as const)('%s', (_, type, step, answer, result) => {
  it.each([
    [refusal, 'INSUFFICIENT_FUNDS'],
    [missingRow, MISSING_ROW],
    [ApplicationFailure.nonRetryable('mapped already', 'OTHER'), 'OTHER'],
  ])('that fails for good fails its workflow at once, under the type: %s', async (error, failureType) => {
    const { end, attempts } = await run(type, step, [error], answer);
    expect(end).toBeInstanceOf(WorkflowFailedError);
    const { cause } = end as WorkflowFailedError;
    // The failure of a remote step is wrapped in one of its activity.
    const failure = cause instanceof ActivityFailure ? cause.cause : cause;
    expect(failure).toMatchObject({ type: failureType, nonRetryable: true });
    expect(attempts).toBe(1);
  });

  it('that fails otherwise is retried after the delay that its failure names', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const errors = Array.from({ length: 10 }, () => secretive);
    const { end, attempts, tookMs } = await run(type, step, errors, answer);
    expect({ end, attempts }).toEqual({ end: result, attempts: 11 });
    // Half of the policy's own delays.
    const policyMs = type === 'refund' ? 303_000 : 111_000;
    expect(tookMs).toBeGreaterThan(policyMs / 2);
    expect(tookMs).toBeLessThan(policyMs * 0.9);
  });
});
