/** Failures that come together must not start their workflows together, nor any of them later than its first retry. */
import { startOfRetries } from '../../activities/webhooks';
import { RETRY_DELAYS_MS } from '../../domain/webhooks/retry';

const FIRST_RETRY_MS = RETRY_DELAYS_MS[0] * 0.9;

it('the starts of a burst are spread over the time before its first retries', () => {
  const nextAttemptAt = new Date(Date.now() + FIRST_RETRY_MS);
  const delays = Array.from({ length: 1_000 }, (_, index) => {
    const delivery = { id: `delivery_${index}`, round: 1, endpointId: 'endpoint_1' };
    return startOfRetries({ ...delivery, state: 'retrying', nextAttemptAt }).delayMs ?? 0;
  });
  expect(Math.max(...delays)).toBeLessThan(FIRST_RETRY_MS - 400);
  const eachSecond = [0, 1, 2, 3].map(
    (second) => delays.filter((delayMs) => Math.floor(delayMs / 1_000) === second).length,
  );
  for (const starts of eachSecond) expect(starts).toBeLessThan(350);
});
