/** An event of the processor is used if we know its type, and applied again after growing delays. */
import { retryDelayMs } from '../../../domain/charges/processor-event';
import {
  CONNECT_EVENTS,
  IDENTITY_EVENTS,
  isUsedEvent,
  listMissingEvents,
  STRIPE_EVENTS,
} from '../../../domain/charges/webhook';

it('the first retry is after two seconds, and the delay doubles up to an hour', () => {
  const seconds = Array.from({ length: 13 }, (_, index) => retryDelayMs(index + 1) / 1_000);
  expect(seconds).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600]);
  expect(retryDelayMs(60)).toBe(3_600_000);
});

it.each([...STRIPE_EVENTS, ...CONNECT_EVENTS, ...IDENTITY_EVENTS])('%s is used', (type) => {
  expect(isUsedEvent(type)).toBe(true);
});

it.each(['', 'charge', 'charge.succeeded', 'payment_intent.succeeded ', 'PAYOUT.PAID', '*'])(
  '%j is not used',
  (type) => {
    expect(isUsedEvent(type)).toBe(false);
  },
);

describe('the events that an endpoint does not send', () => {
  it('are those that we use', () => {
    expect(listMissingEvents([])).toEqual([...STRIPE_EVENTS]);
    expect(listMissingEvents(STRIPE_EVENTS.slice(2))).toEqual(STRIPE_EVENTS.slice(0, 2));
    expect(listMissingEvents([...STRIPE_EVENTS, 'charge.succeeded'])).toEqual([]);
  });

  it('depend on what the endpoint is for', () => {
    expect(listMissingEvents(['payout.paid'], CONNECT_EVENTS)).toEqual(
      CONNECT_EVENTS.filter((event) => event !== 'payout.paid'),
    );
  });

  it('are none if it sends all', () => {
    expect(listMissingEvents(['*'])).toEqual([]);
    expect(listMissingEvents(['refund.updated', '*'], CONNECT_EVENTS)).toEqual([]);
  });
});
