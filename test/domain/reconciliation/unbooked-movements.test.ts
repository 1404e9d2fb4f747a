/** A listed movement that the ledger did not book is a difference, unless the booking may only be late. */
import { DAY_MS } from '../../../domain/days';
import { MOVEMENTS, type Movement } from '../../../domain/reconciliation/item';
import {
  compareMovements,
  type OurMovement,
  type Subject,
  type TheirMovement,
} from '../../../domain/reconciliation/movements';
import { listedMovement } from './samples';

const at = new Date('2026-12-20T12:00:00Z');
const ended: Subject = { reference: 'donation_1', isKnown: true, isOpen: false };
const open: Subject = { ...ended, isOpen: true };
const unknown: Subject = { ...ended, isKnown: false };

/** The ledger did not book it. */
const listed = (changes: Partial<TheirMovement> = {}) =>
  listedMovement({ feeMinor: null, movedAt: new Date('2026-11-01T12:00:00Z'), ...changes });

function compare(subject: Subject, theirs: TheirMovement[], ours: OurMovement[] = []) {
  return compareMovements({ subject, ours, theirs, coverage: new Map(), at });
}

const kindsOf = (...call: Parameters<typeof compare>) => compare(...call).map(({ kind }) => kind);

it.each([
  ['of something of ours', ended, 'missing_here'],
  ['that names nothing of ours', unknown, 'unknown_reference'],
] as const)('one %s has only their side', (_, subject, kind) => {
  expect(compare(subject, [listed({ amountMinor: -2_500n })])).toEqual([
    {
      kind,
      movement: 'charge',
      reference: 'donation_1',
      ourReference: null,
      theirReference: 'txn_1',
      ours: null,
      theirs: '-25.00 USD',
      currency: 'USD',
      amountMinor: 2_500n,
    },
  ]);
});

describe('how long an unbooked movement may wait', () => {
  const WAIT: Record<Movement, [whileOpen: number, afterEnd: number]> = {
    charge: [3, 1],
    refund: [21, 1],
    refund_failure: [3, 1],
    dispute: [3, 1],
    dispute_reversal: [3, 1],
    payout: [10, 1],
    payout_return: [3, 1],
    transfer: [3, 1],
    transfer_return: [3, 1],
    fee: [0, 0],
    other: [0, 0],
  };
  const ago = (movement: Movement, ms: number) => listed({ movement, movedAt: new Date(at.getTime() - ms) });

  it.each(MOVEMENTS)('a %s', (movement) => {
    const [whileOpen, afterEnd] = WAIT[movement];
    expect(kindsOf(open, [ago(movement, whileOpen * DAY_MS)])).toEqual(['missing_here']);
    expect(kindsOf(ended, [ago(movement, afterEnd * DAY_MS)])).toEqual(['missing_here']);
    if (whileOpen > 0) expect(compare(open, [ago(movement, whileOpen * DAY_MS - 1)])).toEqual([]);
    if (afterEnd > 0) expect(compare(ended, [ago(movement, afterEnd * DAY_MS - 1)])).toEqual([]);
  });

  it('its parts wait until the last one has waited', () => {
    expect(compare(open, [ago('charge', 4 * DAY_MS), ago('charge', 2 * DAY_MS)])).toEqual([]);
  });

  it('another kind of movement does not wait with it', () => {
    expect(kindsOf(open, [ago('charge', 0), ago('fee', 0)])).toEqual(['missing_here']);
  });

  it('one that names nothing of ours does not wait', () => {
    expect(kindsOf({ ...unknown, isOpen: true }, [ago('charge', 0)])).toEqual(['unknown_reference']);
  });
});

describe('movements that add up to zero', () => {
  const back = listed({ movement: 'refund', amountMinor: -2_500n, reference: 'txn_2' });

  it('are no difference: a charge that was taken and given back', () => {
    expect(compare(ended, [listed(), back])).toEqual([]);
  });

  it.each([
    ['with another sum', ended, { amountMinor: -2_499n }, ['missing_here', 'missing_here']],
    ['in two currencies', ended, { currency: 'EUR' }, ['missing_here', 'missing_here']],
    ['that name nothing of ours', unknown, {}, ['unknown_reference', 'unknown_reference']],
  ] as const)('are differences %s', (_, subject, changes, kinds) => {
    expect(kindsOf(subject, [listed(), { ...back, ...changes }])).toEqual(kinds);
  });

  it('must be more than one', () => {
    expect(compare(ended, [listed({ amountMinor: 0n })])).toMatchObject([
      { kind: 'missing_here', theirs: '0.00 USD', amountMinor: 0n },
    ]);
  });

  it('must all be unbooked', () => {
    const ours: OurMovement = {
      reference: 'posting_1',
      channel: 'stripe',
      movement: 'charge',
      currency: 'USD',
      amountMinor: 2_500n,
      feeMinor: null,
      since: new Date('2026-11-01T00:00:00Z'),
      until: new Date('2026-11-02T00:00:00Z'),
      dueAt: null,
      isOnlyAfterPayout: false,
    };
    expect(compare(ended, [listed(), back], [ours])).toMatchObject([
      { kind: 'missing_here', movement: 'refund', ourReference: null, theirReference: 'txn_2' },
    ]);
    const differing = compare(ended, [listed({ amountMinor: 2_600n }), back], [ours]);
    expect(differing.map(({ kind, movement }) => [kind, movement])).toEqual([
      ['other_amount', 'charge'],
      ['missing_here', 'refund'],
    ]);
  });
});

describe('several movements of one kind', () => {
  it('are one difference about their sum', () => {
    const parts = [listed(), listed({ amountMinor: 1_000n, reference: 'txn_2' })];
    expect(compare(ended, parts)).toMatchObject([
      { kind: 'missing_here', theirReference: 'txn_1', theirs: '35.00 USD', amountMinor: 3_500n },
    ]);
  });

  it('in two currencies are named by the first, because their sum means nothing', () => {
    const parts = [listed(), listed({ currency: 'EUR', amountMinor: 1_000n })];
    expect(compare(ended, parts)).toMatchObject([
      { kind: 'missing_here', theirs: '25.00 USD', currency: 'USD', amountMinor: 2_500n },
    ]);
  });
});
