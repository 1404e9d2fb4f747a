/** A movement that the ledger booked must be in the external list, with the same money and a date that fits. */
import fc from 'fast-check';
import { DAY_MS } from '../../../domain/days';
import {
  type Comparison,
  compareMovements,
  moneyText,
  type OurMovement,
  type TheirMovement,
} from '../../../domain/reconciliation/movements';
import { chargeDifference, listedMovement } from './samples';

const since = new Date('2026-12-01T10:00:00Z');
const until = new Date('2026-12-03T10:00:00Z');
const subject = { reference: 'donation_1', isKnown: true, isOpen: false };

function booked(changes: Partial<OurMovement> = {}): OurMovement {
  return {
    reference: 'posting_1',
    channel: 'stripe',
    movement: 'charge',
    currency: 'USD',
    amountMinor: 2_500n,
    feeMinor: 103n,
    since,
    until,
    dueAt: until,
    isOnlyAfterPayout: false,
    ...changes,
  };
}

function compare(ours: OurMovement[], theirs: TheirMovement[], changes: Partial<Comparison> = {}) {
  const coverage = new Map([
    ['stripe', { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-20T00:00:00Z') }],
  ]);
  const at = new Date('2026-12-20T00:00:00Z');
  return compareMovements({ subject, ours, theirs, coverage, at, ...changes });
}

it('the same movement on both sides is no difference', () => {
  expect(compare([booked()], [listedMovement()])).toEqual([]);
});

it('each movement of a gift is compared with its own kind', () => {
  const refund = { movement: 'refund', amountMinor: -500n, feeMinor: null } as const;
  expect(compare([booked(), booked(refund)], [listedMovement(), listedMovement(refund)])).toEqual([]);
  expect(
    compare(
      [booked(), booked(refund)],
      [listedMovement(), listedMovement({ ...refund, amountMinor: -400n })],
    ),
  ).toEqual([
    chargeDifference({ movement: 'refund', ours: '-5.00 USD', theirs: '-4.00 USD', amountMinor: 100n }),
  ]);
});

describe('the amount', () => {
  it.each([
    ['less', 2_400n, '24.00 USD', 100n],
    ['more', 2_650n, '26.50 USD', 150n],
  ])('with %s money differs by the distance', (_, amountMinor, theirs, distance) => {
    expect(compare([booked()], [listedMovement({ amountMinor })])).toEqual([
      chargeDifference({ kind: 'other_amount', theirs, amountMinor: distance }),
    ]);
  });

  it.each([
    [2, '2 times 25.00 USD', 2_500n],
    [3, '3 times 25.00 USD', 5_000n],
  ])('listed %i times is a duplicate', (times, theirs, amountMinor) => {
    const lines = Array.from({ length: times }, () => listedMovement());
    expect(compare([booked()], lines)).toEqual([
      chargeDifference({ kind: 'duplicate', theirs, amountMinor }),
    ]);
  });

  it('of several parts is their sum', () => {
    const parts = [
      listedMovement({ amountMinor: 2_500n }),
      listedMovement({ amountMinor: 100n, reference: 'txn_2' }),
    ];
    expect(compare([booked({ feeMinor: null })], parts)).toEqual([
      chargeDifference({ kind: 'other_amount', theirs: '26.00 USD', amountMinor: 100n }),
    ]);
  });

  it('may come in any parts that add up to it', () => {
    const parts = fc.array(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(parts, (amounts) => {
        const total = amounts.reduce((sum, each) => sum + each, 0n);
        const lines = amounts.map((amountMinor) => listedMovement({ amountMinor, feeMinor: null }));
        expect(compare([booked({ amountMinor: total })], lines)).toEqual([]);
      }),
    );
  });
});

describe('the fee', () => {
  it.each([
    [110n, '1.10 USD', 7n],
    [100n, '1.00 USD', 3n],
  ])('of %s instead of 103 differs by the distance', (feeMinor, theirs, amountMinor) => {
    expect(compare([booked()], [listedMovement({ feeMinor })])).toEqual([
      chargeDifference({ kind: 'other_fee', ours: '1.03 USD', theirs, amountMinor }),
    ]);
  });

  it('of nothing is a fee too', () => {
    expect(compare([booked({ feeMinor: 0n })], [listedMovement()])).toEqual([
      chargeDifference({ kind: 'other_fee', ours: '0.00 USD', theirs: '1.03 USD', amountMinor: 103n }),
    ]);
  });

  it('of several parts is their sum', () => {
    const half = { amountMinor: 1_250n, feeMinor: 51n };
    expect(compare([booked()], [listedMovement(half), listedMovement({ ...half, feeMinor: 52n })])).toEqual(
      [],
    );
    expect(compare([booked()], [listedMovement(half), listedMovement(half)])).toEqual([
      chargeDifference({ kind: 'other_fee', ours: '1.03 USD', theirs: '1.02 USD', amountMinor: 1n }),
    ]);
  });

  it('is compared only when both sides know all of it', () => {
    expect(compare([booked({ feeMinor: null })], [listedMovement()])).toEqual([]);
    expect(compare([booked()], [listedMovement({ feeMinor: null })])).toEqual([]);
    const half = { amountMinor: 1_250n };
    expect(
      compare(
        [booked()],
        [listedMovement({ ...half, feeMinor: 1n }), listedMovement({ ...half, feeMinor: null })],
      ),
    ).toEqual([]);
  });

  it('of a duplicate is compared once', () => {
    const kinds = (feeMinor: bigint) =>
      compare([booked({ feeMinor })], [listedMovement(), listedMovement()]).map(({ kind }) => kind);
    expect(kinds(103n)).toEqual(['duplicate']);
    expect(kinds(206n)).toEqual(['duplicate', 'other_fee']);
  });

  it('can differ beside the amount and the date', () => {
    const strange = listedMovement({
      amountMinor: 1n,
      feeMinor: 1n,
      movedAt: new Date('2027-01-01T00:00:00Z'),
    });
    expect(compare([booked()], [strange]).map(({ kind }) => kind)).toEqual([
      'other_amount',
      'other_fee',
      'other_date',
    ]);
  });
});

describe('the currency', () => {
  it('that differs is the only difference', () => {
    const euro = listedMovement({ currency: 'EUR', amountMinor: 1n, movedAt: new Date(0) });
    expect(compare([booked()], [euro])).toEqual([
      chargeDifference({ kind: 'other_currency', theirs: '0.01 EUR', amountMinor: 2_500n }),
    ]);
  });

  it('is compared in every part', () => {
    const half = { amountMinor: 1_250n, feeMinor: null };
    const parts = [listedMovement(half), listedMovement({ ...half, currency: 'EUR' })];
    expect(compare([booked()], parts)).toEqual([
      chargeDifference({ kind: 'other_currency', theirs: '12.50 EUR', amountMinor: 2_500n }),
    ]);
  });

  it.each([
    ['USD', 2_500n, '25.00 USD'],
    ['JPY', -500n, '-500 JPY'],
    ['XAU', 2_500n, '2500 minor units of XAU'],
    ['toString', 1n, '1 minor units of toString'],
  ])('%s is printed even if we do not take it', (currency, amountMinor, text) => {
    expect(moneyText({ currency, amountMinor })).toBe(text);
  });
});

describe('the date', () => {
  const from = since.getTime() - DAY_MS;
  const to = until.getTime() + DAY_MS;

  it.each([from, since.getTime(), until.getTime(), to])('may be a day outside the booking: %i', (ms) => {
    expect(compare([booked()], [listedMovement({ movedAt: new Date(ms) })])).toEqual([]);
  });

  it.each([
    [from - 1, '2026-11-30'],
    [to + 1, '2026-12-04'],
  ])('may not be further away: %i', (ms, theirs) => {
    expect(compare([booked()], [listedMovement({ movedAt: new Date(ms) })])).toEqual([
      chargeDifference({ kind: 'other_date', ours: '2026-12-01 to 2026-12-03', theirs, amountMinor: null }),
    ]);
  });

  it('of a movement of one day names that day, and the first part that does not fit', () => {
    const half = { amountMinor: 1_250n, feeMinor: null };
    const late = (day: string) => listedMovement({ ...half, movedAt: new Date(day) });
    expect(
      compare([booked({ until: since })], [listedMovement({ ...half, movedAt: since }), late('2026-12-09')]),
    ).toEqual([
      chargeDifference({ kind: 'other_date', ours: '2026-12-01', theirs: '2026-12-09', amountMinor: null }),
    ]);
  });
});

describe('a movement that is on no list', () => {
  const read = (from: string, to: string) =>
    new Map([['stripe', { from: new Date(from), to: new Date(to) }]]);

  it.each([
    ['2026-12-01T10:00:00.000Z', '2026-12-03T10:00:00.001Z', ['missing_there']],
    // The first day was read too late, or the last one too early.
    ['2026-12-01T10:00:00.001Z', '2026-12-20T00:00:00.000Z', []],
    ['2026-11-01T00:00:00.000Z', '2026-12-03T10:00:00.000Z', []],
  ])('is missing there only if the days were read: %s to %s', (from, to, kinds) => {
    const found = compare([booked()], [], { coverage: read(from, to) });
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is named with our amount and without theirs', () => {
    expect(compare([booked({ movement: 'refund', amountMinor: -700n })], [])).toEqual([
      chargeDifference({
        kind: 'missing_there',
        movement: 'refund',
        theirReference: null,
        ours: '-7.00 USD',
        amountMinor: 700n,
      }),
    ]);
  });

  it('is not missing if it need not be there, or if nobody read that list', () => {
    expect(compare([booked({ dueAt: null })], [])).toEqual([]);
    expect(compare([booked({ channel: 'camt.053' })], [])).toEqual([]);
  });

  it('that follows a payout is missing only if the list has the payout', () => {
    const payout = { movement: 'payout', amountMinor: -2_500n, feeMinor: null } as const;
    const back = booked({ movement: 'payout_return', isOnlyAfterPayout: true, reference: 'posting_2' });
    expect(compare([booked(payout), back], [listedMovement(payout)])).toEqual([
      chargeDifference({
        kind: 'missing_there',
        movement: 'payout_return',
        ourReference: 'posting_2',
        theirReference: null,
      }),
    ]);
    expect(compare([booked(), back], [listedMovement()])).toEqual([]);
    expect(compare([back], [])).toEqual([]);
  });
});
