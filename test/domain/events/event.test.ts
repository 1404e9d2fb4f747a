/** What is announced is checked against the event's schema, and a fault names fields and no value. */
import {
  type DomainEvent,
  checkEvent,
  EVENT_NAMES,
  EVENT_SCHEMAS,
  EventDataError,
  envelopeSchema,
} from '../../../domain/events/event';
import { EXAMPLES } from './examples';

const submitted = {
  submission_id: 'hours_1',
  charity_id: 'charity_1',
  volunteer_id: 'user_1',
  hours: 1.5,
  date: '2026-11-20',
  submitted_at: '2026-11-21T10:30:00.000Z',
};
const eventOf = (data: object) => ({ name: 'volunteer.hours.submitted', data }) as unknown as DomainEvent;
const faultOf = (data: object): string => {
  try {
    checkEvent(eventOf(data));
    return 'fits';
  } catch (error) {
    if (error instanceof EventDataError) return error.message;
    throw error;
  }
};

it('data that fits passes', () => {
  expect(faultOf(submitted)).toBe('fits');
});

it.each([
  [{ hours: 0 }, 'hours'],
  [{ hours: -1 }, 'hours'],
  [{ submission_id: '' }, 'submission_id'],
  [{ submission_id: 'x'.repeat(65) }, 'submission_id'],
  [{ date: '2026-13-01' }, 'date'],
  [{ submitted_at: 'yesterday' }, 'submitted_at'],
  [{ hours: 'secret', date: 'secret' }, 'hours, date'],
])('%j does not: the message names %s and no value', (change, fields) => {
  const message = faultOf({ ...submitted, ...change });
  expect(message).toBe(`The data of volunteer.hours.submitted does not fit its schema: ${fields}`);
});

it('a field too many does not fit either', () => {
  expect(faultOf({ ...submitted, password: 'secret' })).toBe(
    'The data of volunteer.hours.submitted does not fit its schema: unrecognized_keys',
  );
});

it('names are of thirteen families', () => {
  const families = new Set(EVENT_NAMES.map((name) => name.split('.')[0]));
  expect([...families].sort()).toEqual(
    [
      'charity',
      'donation',
      'exchange_rates',
      'fee',
      'matching',
      'payout',
      'payout_account',
      'reconciliation',
      'recurring',
      'subscription',
      'verification',
      'volunteer',
      'webhook',
    ].sort(),
  );
});

it.each<[string, object, boolean]>([
  ['as it is sent', {}, true],
  ['of another event', { event: 'donation.created' }, false],
  ['with a place before the first', { sequence: 0 }, false],
  ['with a place that is no whole number', { sequence: 1.5 }, false],
  ['without a moment', { timestamp: 'now' }, false],
  ['with a field too many', { more: 1 }, false],
])('the body of a webhook %s fits: %j %s', (_case, change, fits) => {
  const body = {
    event: 'volunteer.hours.submitted',
    data: submitted,
    timestamp: '2026-11-21T10:30:00.000Z',
    webhook_id: 'event_1',
    sequence: 1,
    ...change,
  };
  expect(envelopeSchema('volunteer.hours.submitted').safeParse(body).success).toBe(fits);
});

describe('amounts and currencies', () => {
  const fits = (change: object) => {
    try {
      checkEvent({ name: 'donation.created', data: { ...EXAMPLES['donation.created'], ...change } });
      return true;
    } catch {
      return false;
    }
  };

  it.each(['25.00', '0', '0.5', '10', '123456789012.000000000000000001'])('the amount %s fits', (amount) => {
    expect(fits({ amount })).toBe(true);
  });

  it.each(['', '01', '-1', '1.', '.5', '1,5', '1e3', ' 1', '1 ', '25.00x'])(
    'the amount %j does not',
    (amount) => {
      expect(fits({ amount })).toBe(false);
    },
  );

  it.each([
    ['USDC', true],
    ['ETH', true],
    ['US', false],
    ['USDCOIN', false],
    ['usd', false],
    ['USD ', false],
    [' USD', false],
  ])('the currency %j fits: %s', (currency, isGood) => {
    expect(fits({ currency })).toBe(isGood);
  });
});

it('every event and every body has a description for the OpenAPI document', () => {
  for (const name of EVENT_NAMES) {
    expect([name, EVENT_SCHEMAS[name].meta()?.description]).toEqual([name, expect.stringMatching(/\.$/)]);
  }
  const { timestamp, webhook_id, sequence } = envelopeSchema('donation.created').shape;
  for (const field of [timestamp, webhook_id, sequence]) expect(field.meta()?.description).toMatch(/\w/);
});

it.each([
  ['gone', true],
  ['failing', true],
  ['bored', false],
])('an endpoint is disabled because it is %s: %s', (reason, fits) => {
  const data = {
    endpoint_id: 'endpoint_1',
    url: 'https://example.org',
    reason,
    failing_since: null,
    disabled_at: '2026-11-21T10:30:00.000Z',
  };
  const schema = EVENT_SCHEMAS['webhook.endpoint.disabled'];
  expect(schema.safeParse(data).success).toBe(fits);
  expect(schema.shape.reason.meta()?.description).toMatch(/410/);
});
