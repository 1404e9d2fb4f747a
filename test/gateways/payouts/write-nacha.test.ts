/** NACHA files: each field in its columns, exact sums, and nothing that a bank would refuse. */
import { BankFileError } from '../../../domain/payouts/bank-file-error';
import { type NachaBatch, writeNacha } from '../../../gateways/payouts/nacha/write-nacha';
import { buildNachaBatch } from './bank-files/batches';

const linesOf = (batch: NachaBatch) => writeNacha(batch).content.replace(/\n$/, '').split('\n');

const FIRST = 'payout_01m7zrgjwgyegj6d5ybm1zw3h1';
const SECOND = 'payout_01m7zrgjwgyegj6d5ybm1zw3h2';

const RECEIVER = {
  kind: 'bank_us' as const,
  holderName: 'Müller & Söhne Foundation',
  routingNumber: '021000021',
  accountNumber: '12345678',
  accountType: 'checking' as const,
};
const TO_PERSON = {
  payoutId: FIRST,
  net: { currency: 'USD' as const, minor: 100n },
  receiver: RECEIVER,
  entryClass: 'PPD' as const,
};
const TO_COMPANY = {
  payoutId: SECOND,
  net: { currency: 'USD' as const, minor: 250_099n },
  receiver: { ...RECEIVER, holderName: 'Zoo', routingNumber: '322271627', accountType: 'savings' as const },
  entryClass: 'CCD' as const,
};

const buildTwo = (changes: Partial<NachaBatch> = {}): NachaBatch =>
  buildNachaBatch(1, 0, { firstSequence: 41, transfers: [TO_PERSON, TO_COMPANY], ...changes });
const repeat = (transfer: NachaBatch['transfers'][number], count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...transfer,
    payoutId: `payout_${String(index).padStart(26, '0')}`,
  }));

it('puts each field into its columns', () => {
  expect(linesOf(buildTwo())).toEqual([
    '101 99999999212345678902611250304A094101FIRST EXAMPLE BANK     GIVING PLATFORM        01M7ZRGJ',
    '5220GIVING PLATFORM                     1234567890CCDPAYOUT    261125261127   1999999990000001',
    '63232227162712345678         0000250099EGJ6D5YBM1ZW3H2ZOO                     0999999990000042',
    '82200000010032227162000000000000000000250099'.padEnd(44) +
      '1234567890                         999999990000001',
    '5220GIVING PLATFORM                     1234567890PPDPAYOUT    261125261127   1999999990000002',
    '62202100002112345678         0000000100EGJ6D5YBM1ZW3H1MULLER & SOHNE FOUNDAT  0999999990000041',
    '82200000010002100002000000000000000000000100'.padEnd(44) +
      '1234567890                         999999990000002',
    '9000002000001000000020034327164000000000000000000250199'.padEnd(94),
    '9'.repeat(94),
    '9'.repeat(94),
  ]);
});

it('tells which trace each payout has, and where the next file goes on', () => {
  const { traces, nextSequence, totalMinor } = writeNacha(buildTwo());
  expect(traces).toEqual([
    { payoutId: FIRST, trace: '999999990000041' },
    { payoutId: SECOND, trace: '999999990000042' },
  ]);
  expect(nextSequence).toBe(43);
  expect(totalMinor).toBe(250_199n);
});

it('adds the whole reference where the bank takes addenda', () => {
  const { sender } = buildTwo();
  const lines = linesOf(buildTwo({ sender: { ...sender, hasAddenda: true } }));
  expect(lines[2]?.slice(78)).toBe('1999999990000042');
  expect(lines[3]).toBe(`705${'REF*TN*01M7ZRGJWGYEGJ6D5YBM1ZW3H2\\'.padEnd(80)}00010000042`);
  expect(lines[4]?.slice(4, 10)).toBe('000002');
});

it('is the same file for the same batch', () => {
  expect(writeNacha(buildTwo())).toEqual(writeNacha(buildTwo()));
});

it.each([1, 2, 5, 6, 7, 99, 400])('fills %i entries to blocks of ten lines of 94 characters', (count) => {
  for (const seed of [1, 2]) {
    const lines = linesOf(buildNachaBatch(seed, count));
    expect(lines.length % 10).toBe(0);
    expect(new Set(lines.map((line) => line.length))).toEqual(new Set([94]));
    expect(lines.findLastIndex((line) => !/^9{94}$/.test(line))).toBeGreaterThanOrEqual(lines.length - 10);
  }
});

it.each([
  [40, '1289086480'],
  [400, '2890864800'],
])('keeps ten digits of the entry hash of %i entries', (count, hash) => {
  const control = linesOf(buildTwo({ transfers: repeat(TO_COMPANY, count) })).find((line) =>
    line.startsWith('8'),
  );
  expect(control?.slice(10, 20)).toBe(hash);
});

describe('refuses', () => {
  const change = (changes: object, receiver: object = {}): NachaBatch =>
    buildTwo({ transfers: [{ ...TO_PERSON, ...changes, receiver: { ...RECEIVER, ...receiver } }] });
  const { sender } = buildTwo();

  it.each<[string, NachaBatch, string]>([
    ['no transfer', buildTwo({ transfers: [] }), 'there is no transfer'],
    ['a payout twice', buildTwo({ transfers: [TO_PERSON, TO_COMPANY, TO_PERSON] }), 'twice'],
    [
      'an id of something else',
      change({ payoutId: 'donation_01m7zrgjwgyegj6d5ybm1zw3h1' }),
      'no id of a payout',
    ],
    ['an amount of zero', change({ net: { currency: 'USD', minor: 0n } }), 'not positive'],
    ['a negative amount', change({ net: { currency: 'USD', minor: -1n } }), 'not positive'],
    ['eleven digits', change({ net: { currency: 'USD', minor: 10_000_000_000n } }), 'ten digits'],
    ['another currency', change({ net: { currency: 'EUR', minor: 1n } }), 'not USD'],
    ['an account abroad', change({}, { kind: 'bank_other' }), 'not at an American bank'],
    ['a wrong check digit', change({}, { routingNumber: '021000022' }), 'check digit'],
    ['an account number of 18 digits', change({}, { accountNumber: '1'.repeat(18) }), 'account number'],
    ['an account number with a line break', change({}, { accountNumber: '1\n2' }), 'account number'],
    ['an empty account number', change({}, { accountNumber: '' }), 'account number'],
    ['a name in other letters', change({}, { holderName: '赤十字' }), 'no form'],
    [
      'a bank without check digit',
      buildTwo({ sender: { ...sender, bankRoutingNumber: '999999999' } }),
      'routing',
    ],
    ['a short company id', buildTwo({ sender: { ...sender, companyId: '12' } }), 'companyId'],
    ['a long modifier', buildTwo({ modifier: 'AA' }), 'modifier'],
    ['a short id of the file', buildTwo({ fileId: '01M7' }), 'id'],
    ['Thanksgiving', buildTwo({ effectiveDate: '2026-11-26' }), 'holiday'],
    ['a Saturday', buildTwo({ effectiveDate: '2026-11-28' }), 'weekend'],
    ['a past day', buildTwo({ effectiveDate: '2026-11-24' }), 'past'],
    ['the 30th of February', buildTwo({ effectiveDate: '2027-02-30' }), 'not a valid date'],
    ['the sequence 0', buildTwo({ firstSequence: 0 }), 'sequence'],
    ['a sequence of eight digits', buildTwo({ firstSequence: 9_999_999 }), 'used up'],
  ])('%s', (_, batch, message) => {
    expect(() => writeNacha(batch)).toThrow(BankFileError);
    expect(() => writeNacha(batch)).toThrow(message);
  });

  it('a sum of more than twelve digits', () => {
    const transfers = repeat({ ...TO_PERSON, net: { currency: 'USD', minor: 9_999_999_999n } }, 101);
    expect(writeNacha(buildTwo({ transfers: transfers.slice(0, 100) })).totalMinor).toBe(999_999_999_900n);
    expect(() => writeNacha(buildTwo({ transfers }))).toThrow('twelve digits');
  });

  it('without naming an account number', () => {
    const batch = change({}, { accountNumber: '9'.repeat(18) });
    expect(() => writeNacha(batch)).toThrow(/^(?!.*999)/);
  });
});
