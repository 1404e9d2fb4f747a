/** A statement has one line for each posting that changed the charity's balance. No line names a donor. */
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { formatMoney } from '../../../domain/money';
import {
  canonicalPieces,
  LINE_KINDS,
  LINES_OF_POSTINGS,
  type StatementEntry,
  toLine,
} from '../../../domain/statements/line';
import { entry } from './entry';

it('a gift has its id, its receipt, its leaf and the time when it becomes available', () => {
  expect(toLine(entry)).toEqual({
    kind: 'gift',
    id: 'donation_1',
    donation_id: 'donation_1',
    posting: 'completed',
    posting_id: 'posting_1',
    at: '2026-11-21T10:30:00.000Z',
    amount: '25.00',
    leaf_index: 7,
    available_at: '2026-11-25T00:00:00.000Z',
    receipt: '/v1/donations/donation_1/receipt',
  });
});

it('a payout belongs to no gift', () => {
  const payout: StatementEntry = {
    ...entry,
    posting: 'payout_left',
    cause: 'payout_1',
    donationId: null,
    minor: -2_500n,
    leafIndex: null,
    availableAt: null,
  };
  expect(toLine(payout)).toEqual({
    kind: 'payout',
    id: 'payout_1',
    donation_id: null,
    posting: 'payout_left',
    posting_id: 'posting_1',
    at: '2026-11-21T10:30:00.000Z',
    amount: '-25.00',
    leaf_index: null,
    available_at: null,
    receipt: null,
  });
});

it.each([
  ['refund_1', 'donation_1', 'refund_1'],
  ['', 'donation_1', 'donation_1'],
  ['', null, ''],
])('with the cause "%s" and the gift %s the id is "%s"', (cause, donationId, id) => {
  expect(toLine({ ...entry, posting: 'refunded', cause, donationId })).toMatchObject({
    kind: 'refund',
    id,
    donation_id: donationId,
  });
});

it.each([
  ['completed', 'gift'],
  ['refunded', 'refund'],
  ['refund_failed', 'refund'],
  ['disputed', 'dispute'],
  ['dispute_joined', 'dispute'],
  ['dispute_won', 'dispute'],
  ['dispute_lost', 'dispute'],
  ['dispute_reversed', 'dispute'],
  ['redirected', 'redirect'],
  ['written_off', 'write_off'],
  ['payout_left', 'payout'],
  ['payout_paid', 'payout'],
  ['payout_failed', 'payout'],
  ['payout_returned', 'payout'],
  ['subscription_billed', 'subscription'],
])('the posting %s is a line of the kind %s, and the fee in it another one', (posting, kind) => {
  expect(toLine({ ...entry, posting }).kind).toBe(kind);
  expect(toLine({ ...entry, posting, isFee: true }).kind).toBe('fee');
});

it('every kind of line but the fee comes from a posting', () => {
  expect(new Set([...Object.values(LINES_OF_POSTINGS), 'fee'])).toEqual(new Set(LINE_KINDS));
});

it.each(['processing_cost', 'cash_moved', 'unheard_of'])('a posting %s changes no balance', (posting) => {
  expect(() => toLine({ ...entry, posting })).toThrow(`kind ${posting}`);
});

it('the pieces are the RFC 8785 text of the statement, with as many lines as it has', () => {
  const minor = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  const lines = fc.array(minor.map((amount) => toLine({ ...entry, minor: amount })));
  const currency = fc.constantFrom('USD' as const, 'JPY' as const, 'ETH' as const);
  fc.assert(
    fc.property(currency, lines, minor, minor, (code, all, openingMinor, closingMinor) => {
      const { head, line, tail } = canonicalPieces;
      const text = `${head(code, closingMinor)}${all.map(line).join(',')}${tail(code, openingMinor)}`;
      const statement = {
        currency: code,
        opening_balance: formatMoney({ currency: code, minor: openingMinor }),
        lines: all,
        closing_balance: formatMoney({ currency: code, minor: closingMinor }),
      };
      expect(text).toBe(canonicalize(statement));
    }),
  );
});
