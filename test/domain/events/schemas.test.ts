/** The data of every event has exactly the fields of its schema (docs/rules/events.md). */
import { EVENT_NAMES, EVENT_SCHEMAS, type EventName } from '../../../domain/events/event';
import { amount, currency, donor, time } from '../../../domain/events/fields';
import { EXAMPLES } from './examples';

const fits = (name: EventName, data: unknown) => EVENT_SCHEMAS[name].safeParse(data).success;

describe.each(EVENT_NAMES)('%s', (name) => {
  const example: Record<string, unknown> = { ...EXAMPLES[name] };

  it('takes its own data', () => {
    expect(EVENT_SCHEMAS[name].parse(example)).toEqual(example);
  });

  it.each(Object.keys(example))('needs its field %s, with a value of the right type', (field) => {
    const rest = Object.fromEntries(Object.entries(example).filter(([key]) => key !== field));
    expect(fits(name, rest)).toBe(false);
    expect(fits(name, { ...example, [field]: { of: 'another type' } })).toBe(false);
    expect(fits(name, { ...example, [field]: undefined })).toBe(false);
  });

  it('takes no other field', () => {
    expect(fits(name, { ...example, account_number: '000123456789' })).toBe(false);
  });
});

it.each<[EventName, object]>([
  ['fee.calculated', { fees: { platform: 1, processing: 1 } }],
  ['fee.calculated', { fees: { platform: 1, processing: 1, total: 2, more: 1 } }],
  ['payout.failed', { failure: { code: 'A' } }],
  ['payout.returned', { failure: { code: 'A', message: 'a', iban: 'DE89370400440532013000' } }],
  ['exchange_rates.stale', { rates: [{ currency: 'EUR' }] }],
  ['exchange_rates.stale', { rates: [{ currency: 'XXX', date: '2026-11-20' }] }],
  ['exchange_rates.stale', { rates: [{ currency: 'EUR', date: 'Friday' }] }],
  ['verification.failed', { required_actions: [5] }],
  ['matching.charged', { matches: 0 }],
  ['matching.charged', { matches: 1.5 }],
  ['matching.charged', { donation_id: null }],
  ['payout.paid', { status: 'failed' }],
  ['payout.created', { status: 'paid' }],
  ['verification.reminder', { days_left: 0.5 }],
])('%s does not take %j', (name, change) => {
  expect(fits(name, { ...EXAMPLES[name], ...change })).toBe(false);
});

it.each<[EventName, object]>([
  ['donation.created', { donor_id: null }],
  ['matching.charged', { matches: 1 }],
  ['matching.failed', { donation_id: null }],
  ['recurring.updated', { next_date: null }],
  ['volunteer.qualification.updated', { reason: 'It has expired.', expires_on: null }],
  ['charity.verification.updated', { previous_status: null, level: null }],
  ['charity.claim.updated', { objections_until: null }],
  ['exchange_rates.stale', { rates: [] }],
  ['reconciliation.difference_found', { ours: null, theirs: null }],
])('%s takes %j', (name, change) => {
  expect(fits(name, { ...EXAMPLES[name], ...change })).toBe(true);
});

it('the OpenAPI document explains fields that a reader could misread', () => {
  expect(amount.meta()).toMatchObject({ description: 'Decimal string', example: '25.00' });
  expect(currency.meta()).toMatchObject({ example: 'USD' });
  expect(time.meta()).toMatchObject({ description: 'ISO 8601, UTC' });
  expect(donor.meta()).toMatchObject({
    description: 'null when the gift is anonymous, or `contact_consent` is false',
  });
  const { 'donation.disputed': disputed, 'donation.refunded': refunded } = EVENT_SCHEMAS;
  expect(disputed.shape.return_code.meta()?.description).toMatch(/return, such as R01/);
  expect(refunded.shape.refunded_amount.meta()?.description).toMatch(/sum of all refunds/);
  const failed = EVENT_SCHEMAS['donation.refund_failed'].shape.refunded_amount;
  expect(failed.meta()?.description).toMatch(/without the failed one/);
  expect(EVENT_SCHEMAS['exchange_rates.stale'].shape.rates.meta()?.description).toMatch(/newest rate/);
});
