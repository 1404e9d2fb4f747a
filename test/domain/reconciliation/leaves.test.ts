/** What the ledger booked has one leaf in the receipt log, and the leaf, its hash and its tile fit together. */
import { DAY_MS } from '../../../domain/days';
import { hashLeaf, type Leaf, printLeaf } from '../../../domain/receipt-log/leaf';
import { type Difference } from '../../../domain/reconciliation/item';
import { compareLeaves, type LoggedFact, type LoggedLeaf } from '../../../domain/reconciliation/leaves';
import { type Subject } from '../../../domain/reconciliation/movements';

const at = new Date('2026-12-20T12:00:00Z');
const ago = (ms: number) => new Date(at.getTime() - ms);
const long = ago(30 * DAY_MS);
const salt = '0123456789abcdef0123456789abcdef';
const known: Subject = { reference: 'donation_1', isKnown: true, isOpen: false };

const giftLeaf: Leaf = {
  kind: 'gift',
  donationId: 'donation_1',
  charityId: 'charity_1',
  charityName: 'Harbor Light',
  charityRegistration: '',
  amountMinor: 2_500n,
  netAmountMinor: 2_400n,
  currency: 'USD',
  acceptedAt: long,
  salt,
};
const refundLeaf: Leaf = {
  kind: 'refund',
  donationId: 'donation_1',
  reference: 'refund_1',
  amountMinor: 500n,
  returnedAmountMinor: 470n,
  currency: 'USD',
  at: long,
  salt,
};
const statementLeaf: Leaf = {
  kind: 'statement',
  charityId: 'charity_1',
  month: '2026-11',
  currency: 'USD',
  sha256: 'ab'.repeat(32),
  salt,
};

const gift: LoggedFact = {
  reference: 'posting_1',
  kind: 'gift',
  currency: 'USD',
  amountMinor: 2_500n,
  secondMinor: 2_400n,
  sha256: null,
  since: long,
};
const refund: LoggedFact = { ...gift, kind: 'refund', amountMinor: 500n, secondMinor: 470n };
const statement: LoggedFact = {
  ...gift,
  kind: 'statement',
  currency: null,
  amountMinor: null,
  secondMinor: null,
  sha256: 'ab'.repeat(32),
};

/** A leaf whose hash and tile fit its text. */
function logged(text: string, changes: Partial<LoggedLeaf> = {}): LoggedLeaf {
  const leafHash = hashLeaf(text).toString('hex');
  return { leafHash, kind: 'gift', text, tileHash: leafHash, isPlaced: true, queuedAt: long, ...changes };
}

const giftText = printLeaf(giftLeaf);
const giftHash = `0x${hashLeaf(giftText).toString('hex')}`;

const compare = (facts: LoggedFact[], leaves: LoggedLeaf[], subject = known) =>
  compareLeaves({ subject, facts, leaves, at });

const differs = (fields: Partial<Difference>): Difference => ({
  kind: 'missing_there',
  movement: 'gift',
  reference: 'donation_1',
  ourReference: 'posting_1',
  theirReference: giftHash,
  ours: null,
  theirs: null,
  currency: 'USD',
  amountMinor: 2_500n,
  ...fields,
});

it('leaves that say what the ledger says are no difference, whatever their order', () => {
  const leaves = [
    logged(printLeaf(statementLeaf), { kind: 'statement' }),
    logged(printLeaf(refundLeaf), { kind: 'refund' }),
    logged(giftText),
  ];
  expect(compare([gift, refund, statement], leaves)).toEqual([]);
});

describe('a fact without a leaf', () => {
  it('is missing in the log after a day', () => {
    expect(compare([{ ...gift, since: ago(DAY_MS - 1) }], [])).toEqual([]);
    expect(compare([{ ...gift, since: ago(DAY_MS) }], [])).toEqual([
      differs({ kind: 'missing_there', theirReference: null, ours: 'booked' }),
    ]);
  });

  it('is missing in the log if the leaf waits for its place longer than a day', () => {
    const waiting = { isPlaced: false, tileHash: null };
    expect(compare([gift], [logged(giftText, { ...waiting, queuedAt: ago(DAY_MS - 1) })])).toEqual([]);
    expect(compare([gift], [logged(giftText, { ...waiting, queuedAt: ago(DAY_MS) })])).toEqual([
      differs({ kind: 'missing_there', ours: 'booked', theirs: 'is not in the log yet' }),
    ]);
  });

  it('is not covered by the leaf of another kind', () => {
    const kinds = compare([gift, refund], [logged(giftText)]).map(({ kind, movement }) => [kind, movement]);
    expect(kinds).toEqual([['missing_there', 'refund']]);
  });
});

it('a second leaf of a fact is a duplicate', () => {
  expect(compare([gift], [logged(giftText), logged('another')])).toEqual([
    differs({ kind: 'duplicate', ours: '1 leaf', theirs: '2 leaves' }),
  ]);
});

describe('a leaf without a fact', () => {
  const subjectOf = (isKnown: boolean, isOpen: boolean) => ({ ...known, isKnown, isOpen });
  const leaf = (ms: number) => logged(giftText, { queuedAt: ago(ms) });
  const unbooked = { ourReference: null, theirs: 'logged', currency: null, amountMinor: null };

  it.each([
    [false, 1],
    [true, 3],
  ])('of ours, open: %s, is missing here after %i days', (isOpen, days) => {
    expect(compare([], [leaf(days * DAY_MS - 1)], subjectOf(true, isOpen))).toEqual([]);
    expect(compare([], [leaf(days * DAY_MS)], subjectOf(true, isOpen))).toEqual([
      differs({ kind: 'missing_here', ...unbooked }),
    ]);
  });

  it('is missing here as soon as one of several is old', () => {
    const found = compare([], [leaf(0), leaf(DAY_MS)]);
    expect(found.map(({ kind }) => kind)).toEqual(['missing_here']);
  });

  it('that names nothing of ours is unknown at once', () => {
    expect(compare([], [leaf(0)], subjectOf(false, true))).toEqual([
      differs({ kind: 'unknown_reference', ...unbooked }),
    ]);
  });

  it('of an unknown kind belongs to no fact', () => {
    const found = compare([gift], [logged(giftText), logged('?', { kind: 'unknown' })]);
    expect(found.map(({ kind, movement }) => [kind, movement])).toEqual([['missing_here', 'unknown']]);
  });
});

describe('the content of a leaf', () => {
  it('must be what the published tile has', () => {
    const tileHash = 'cd'.repeat(32);
    expect(compare([gift], [logged(giftText, { tileHash })])).toEqual([
      differs({ kind: 'other_content', ours: giftHash, theirs: `0x${tileHash}` }),
    ]);
    expect(compare([gift], [logged(giftText, { tileHash: null })])).toEqual([
      differs({ kind: 'other_content', ours: giftHash, theirs: null }),
    ]);
  });

  it('must have the hash of the leaf', () => {
    const other = 'ef'.repeat(32);
    const leaf = logged(giftText, { leafHash: other, tileHash: other });
    expect(compare([gift], [leaf])).toEqual([
      differs({ kind: 'other_content', theirReference: `0x${other}`, ours: giftHash, theirs: `0x${other}` }),
    ]);
  });

  it('is not compared if only its hash is known', () => {
    expect(compare([{ ...gift, amountMinor: 1n }], [logged(giftText, { text: null })])).toEqual([]);
  });

  it.each<[string, Partial<LoggedFact>, Partial<Difference>]>([
    ['amount', { amountMinor: 2_501n }, { kind: 'other_amount', ours: '25.01 USD', theirs: '25.00 USD' }],
    ['net amount', { secondMinor: 2_399n }, { kind: 'other_amount', ours: '23.99 USD', theirs: '24.00 USD' }],
    ['currency', { currency: 'EUR' }, { kind: 'other_currency', ours: 'EUR', theirs: 'USD' }],
  ])('of a gift must have its %s', (_, changes, difference) => {
    const { currency, amountMinor } = { ...gift, ...changes };
    expect(compare([{ ...gift, ...changes }], [logged(giftText)])).toEqual([
      differs({ currency, amountMinor, ...difference }),
    ]);
  });

  it('of a refund must have the returned amount', () => {
    const leaf = logged(printLeaf(refundLeaf), { kind: 'refund' });
    expect(compare([{ ...refund, secondMinor: 471n }], [leaf])).toMatchObject([
      { kind: 'other_amount', movement: 'refund', ours: '4.71 USD', theirs: '4.70 USD' },
    ]);
  });

  it('may have amounts that the ledger does not know', () => {
    expect(compare([{ ...gift, amountMinor: null, secondMinor: null }], [logged(giftText)])).toEqual([]);
  });

  it('without money is not compared', () => {
    const redirect: LoggedFact = { ...gift, kind: 'redirect', currency: null, amountMinor: null };
    expect(compare([redirect], [logged('{"currency":"USD"}', { kind: 'redirect' })])).toEqual([]);
  });

  it('of a statement must have its hash', () => {
    const said = (text: string) =>
      compare([statement], [logged(text, { kind: 'statement' })]).map(({ kind, ours, theirs }) => ({
        kind,
        ours,
        theirs,
      }));
    const ours = 'ab'.repeat(32);
    const other = 'cd'.repeat(32);
    expect(said(printLeaf(statementLeaf))).toEqual([]);
    expect(said(printLeaf({ ...statementLeaf, sha256: other }))).toEqual([
      { kind: 'other_content', ours, theirs: other },
    ]);
    expect(said('{"sha256":5}')).toEqual([{ kind: 'other_content', ours, theirs: null }]);
  });

  it.each(['no JSON', 'null', '5', '[]', '{}', '{"currency":5,"amount":"25.00"}'])(
    'that is malformed has no currency: %s',
    (text) => {
      const leaf = logged(text);
      expect(compare([gift], [leaf])).toEqual([
        differs({ kind: 'other_currency', theirReference: `0x${leaf.leafHash}`, ours: 'USD', theirs: null }),
      ]);
    },
  );

  it.each(['{"currency":"USD"}', '{"currency":"USD","amount":25}'])('needs an amount: %s', (text) => {
    expect(compare([gift], [logged(text)])).toMatchObject([
      { kind: 'other_amount', ours: '25.00 USD', theirs: null },
    ]);
  });
});
