/** Failures that come together must not start their workflows together, nor any of them later than its first retry. */
import { RETRY_DELAYS_MS } from '../../../domain/webhooks/retry';
import { startOfRetries } from '../../../operations/webhooks/retries';

const FIRST_RETRY_MS = RETRY_DELAYS_MS[0] * 0.9;

function startAfter(waitMs: number) {
  const at = new Date();
  const nextAttemptAt = new Date(at.getTime() + waitMs);
  const delivery = { id: 'delivery_1', round: 1, endpointId: 'endpoint_1' };
  return startOfRetries({ ...delivery, state: 'retrying', nextAttemptAt }, { goesFirst: false, at });
}

it('a workflow begins when its first retry is due, unless an operator would have long to wait for its answer', () => {
  const soon = startAfter(FIRST_RETRY_MS);
  expect(soon.input).toMatchObject({ beginsWhenDue: true, nextAttemptAtMs: soon.beginsAt?.getTime() });
  const late = startAfter(3_600_000);
  expect(late.beginsAt).toBeUndefined();
  expect(late.input).toMatchObject({ beginsWhenDue: false });
});

it('the starts of a burst are spread over the time before its first retries', () => {
  const delays = Array.from({ length: 1_000 }, () => startAfter(FIRST_RETRY_MS).delayMs ?? 0);
  expect(Math.max(...delays)).toBeLessThan(FIRST_RETRY_MS - 400);
  const eachSecond = [0, 1, 2, 3].map(
    (second) => delays.filter((delayMs) => Math.floor(delayMs / 1_000) === second).length,
  );
  for (const starts of eachSecond) expect(starts).toBeLessThan(350);
});
