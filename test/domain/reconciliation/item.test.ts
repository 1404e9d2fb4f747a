/** A difference is described in a sentence, grows older by the day, and is announced when it begins and ends. */
import fc from 'fast-check';
import { DAY_MS } from '../../../domain/days';
import { checkEvent } from '../../../domain/events/event';
import { differenceFound, differenceResolved } from '../../../domain/reconciliation/events';
import {
  AGE_BUCKETS,
  ageDays,
  boundsOf,
  bucketOf,
  describeDifference,
  type DifferenceKind,
  RESOLUTIONS,
} from '../../../domain/reconciliation/item';

const firstSeenAt = new Date('2026-12-01T12:00:00Z');
const after = (ms: number) => new Date(firstSeenAt.getTime() + ms);

describe('the age', () => {
  it.each([
    [0, 0],
    [DAY_MS - 1, 0],
    [DAY_MS, 1],
    [31 * DAY_MS, 31],
    // A clock that runs behind makes no negative age.
    [-DAY_MS, 0],
  ])('after %i ms is %i whole days', (ms, days) => {
    expect(ageDays({ firstSeenAt, resolvedAt: null }, after(ms))).toBe(days);
  });

  it('of a resolved item no longer grows', () => {
    expect(ageDays({ firstSeenAt, resolvedAt: after(2 * DAY_MS) }, after(50 * DAY_MS))).toBe(2);
  });
});

describe('the buckets of ages', () => {
  it.each([
    [0, '0-1'],
    [1, '0-1'],
    [2, '2-7'],
    [7, '2-7'],
    [8, '8-30'],
    [30, '8-30'],
    [31, '31+'],
    [400, '31+'],
  ])('%i days are in %s', (days, bucket) => {
    expect(bucketOf(days)).toBe(bucket);
  });

  it('cover all ages without gap or overlap', () => {
    expect(AGE_BUCKETS.map(boundsOf)).toEqual([
      { least: 0, before: 2 },
      { least: 2, before: 8 },
      { least: 8, before: 31 },
      { least: 31, before: null },
    ]);
    fc.assert(
      fc.property(fc.nat({ max: 60 }), (days) => {
        const holding = AGE_BUCKETS.filter((bucket) => {
          const { least, before } = boundsOf(bucket);
          return days >= least && (before === null || days < before);
        });
        expect(holding).toEqual([bucketOf(days)]);
      }),
    );
  });
});

it.each<[DifferenceKind, string]>([
  ['missing_here', 'The bank has this payout return, and the ledger does not.'],
  ['missing_there', 'The ledger has this payout return. The bank does not.'],
  [
    'unknown_reference',
    'The bank has a movement of money (payout return) without a reference to a record of ours.',
  ],
  ['duplicate', 'The bank has this payout return more than once.'],
  ['other_amount', 'The bank has this payout return with another amount.'],
  ['other_currency', 'The bank has this payout return with another currency.'],
  ['other_fee', 'The bank has this payout return with another fee.'],
  ['other_date', 'The bank has this payout return with another date.'],
  ['other_state', 'The bank has this payout return with another state.'],
  ['other_content', 'The bank has this payout return with another content.'],
])('%s says what differs', (kind, sentence) => {
  expect(describeDifference('bank', { kind, movement: 'payout_return' })).toBe(sentence);
});

it.each([
  ['charges', 'The processor'],
  ['processor', 'The processor'],
  ['bank', 'The bank'],
  ['receipt_log', 'The receipt log'],
] as const)('the outside of %s is named', (source, name) => {
  expect(describeDifference(source, { kind: 'duplicate', movement: 'dispute_lost' })).toBe(
    `${name} has this dispute lost more than once.`,
  );
});

describe('the events', () => {
  const item = { id: 'item_1', source: 'bank', kind: 'other_amount', reference: 'payout_1' } as const;
  const common = { item_id: 'item_1', source: 'bank', kind: 'other_amount', reference: 'payout_1' };

  it('of a new difference has both sides', () => {
    const event = differenceFound({ ...item, ours: '25.00 USD', theirs: null });
    checkEvent(event);
    expect(event).toEqual({
      name: 'reconciliation.difference_found',
      data: { ...common, ours: '25.00 USD', theirs: null },
    });
  });

  it.each(RESOLUTIONS)('of an end says why: %s', (resolution) => {
    const event = differenceResolved(item, resolution);
    checkEvent(event);
    expect(event).toEqual({ name: 'reconciliation.difference_resolved', data: { ...common, resolution } });
  });
});
