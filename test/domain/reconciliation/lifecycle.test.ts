/** The same difference is one item. A decision about it holds only for the amounts that the operators saw. */
import { type Difference, ITEM_STATUSES } from '../../../domain/reconciliation/item';
import { type KnownItem, computeQueueChanges } from '../../../domain/reconciliation/lifecycle';
import { chargeDifference } from './samples';

const difference = chargeDifference({ theirs: '24.00 USD', amountMinor: 100n });
const item: KnownItem = {
  id: 'item_1',
  kind: 'other_amount',
  movement: 'charge',
  reference: 'donation_1',
  ours: '25.00 USD',
  theirs: '24.00 USD',
  status: 'open',
  resolution: null,
};
const nothing = { fresh: [], reopened: [], seen: [], gone: [] };

it('without items and differences nothing changes', () => {
  expect(computeQueueChanges([], [])).toEqual(nothing);
});

it('a difference without an item is fresh, and counts once', () => {
  expect(computeQueueChanges([], [difference, { ...difference }])).toEqual({
    ...nothing,
    fresh: [difference],
  });
});

it.each<Partial<Difference>>([{ kind: 'other_fee' }, { movement: 'refund' }, { reference: 'donation_2' }])(
  'a difference with %o is another one than the item',
  (changes) => {
    const other = { ...difference, ...changes };
    expect(computeQueueChanges([item], [other])).toEqual({ ...nothing, fresh: [other], gone: ['item_1'] });
    expect(computeQueueChanges([item], [other, difference])).toEqual({
      ...nothing,
      fresh: [other],
      seen: ['item_1'],
    });
  },
);

it('a difference that is found again is seen, also after a decision about it', () => {
  const seen = { ...nothing, seen: ['item_1'] };
  expect(computeQueueChanges([item], [difference])).toEqual(seen);
  expect(computeQueueChanges([{ ...item, status: 'explained' }], [difference])).toEqual(seen);
  const decided = { ...item, status: 'resolved', resolution: 'decided' } as const;
  expect(computeQueueChanges([decided], [difference])).toEqual(seen);
});

it.each<Partial<KnownItem>>([
  { ours: '26.00 USD' },
  { ours: null },
  { theirs: '23.00 USD' },
  { status: 'resolved', resolution: 'decided', theirs: '23.00 USD' },
  { status: 'resolved', resolution: 'disappeared' },
])('an item with %o is open again', (changes) => {
  expect(computeQueueChanges([{ ...item, ...changes }], [difference])).toEqual({
    ...nothing,
    reopened: [{ id: 'item_1', difference }],
  });
});

it('an unresolved item that is not found again is gone', () => {
  const items = ITEM_STATUSES.map((status): KnownItem => ({
    ...item,
    id: status,
    reference: status,
    status,
  }));
  expect(computeQueueChanges(items, [])).toEqual({ ...nothing, gone: ['open', 'explained'] });
});
