/** Reference rates become exact prices in US dollars, or the file is refused as a whole. */
import fc from 'fast-check';
import { divideRates, isStale, multiplyRates, printRate } from '../../../domain/exchange-rates/rate';
import { RateFileError, readReferenceRates } from '../../../domain/exchange-rates/reference-rates';
import { scaleRate } from '../../../domain/money';

const records = (...lines: string[]) =>
  lines.map((text, index) => ({ line: index + 1, fields: text.split(',') }));
const HEAD = 'Date, USD, JPY, BGN, GBP, ';

describe('a file of reference rates', () => {
  it('gives the price of each known currency, whose rates are for one euro', () => {
    expect(readReferenceRates(records(HEAD, '24 November 2026, 1.0512, 162.85, 1.9558, 0.8407, '))).toEqual([
      { currency: 'EUR', date: '2026-11-24', usdPerUnit: '1.0512' },
      { currency: 'GBP', date: '2026-11-24', usdPerUnit: '1.25038658261' },
      { currency: 'JPY', date: '2026-11-24', usdPerUnit: '0.006455019957' },
    ]);
  });

  it('has no price for a currency that had none that day', () => {
    expect(readReferenceRates(records(HEAD, '2026-11-24,1.05,N/A,1.9558,,'))).toHaveLength(1);
  });

  it.each([
    ['another head', ['Day,USD', '2026-11-24,1.05'], 'line 1: expected'],
    ['no column for dollars', ['Date,JPY', '2026-11-24,162'], 'line 1: expected'],
    ['no rows', [HEAD], 'no rates'],
    [
      'a price of nothing',
      [HEAD, '2026-11-24,0.000001,999999999,,,'],
      'line 2: JPY has a rate that rounds to zero',
    ],
    ['a day that does not exist', [HEAD, '31 June 2026,1.05,162,,,'], 'line 2: "31 June 2026" is not a date'],
    [
      'words after the day',
      [HEAD, '24 November 2026 (late),1.05,162,,,'],
      '"24 November 2026 (late)" is not',
    ],
    ['a day of six digits', [HEAD, '24 November 202612,1.05,162,,,'], 'line 2: "24 November 202612" is not'],
    [
      'words before the day',
      [HEAD, 'on 24 November 2026,1.05,162,,,'],
      'line 2: "on 24 November 2026" is not',
    ],
    [
      'a month of another language',
      [HEAD, '24 Oktober 2026,1.05,162,,,'],
      'line 2: "24 Oktober 2026" is not',
    ],
    ['a rate of zero', [HEAD, '2026-11-24,1.05,0.000,,,'], 'line 2: JPY'],
    ['a negative rate', [HEAD, '2026-11-24,1.05,-162,,,'], 'line 2: JPY'],
    ['a decimal comma', [HEAD, '2026-11-24,1.05,"162;85",,,'], 'line 2: JPY'],
    ['a day without dollars', [HEAD, '2026-11-24,N/A,162,,,'], 'line 2: the rate of USD is missing'],
  ])('is refused with %s', (_, lines, message) => {
    expect(() => readReferenceRates(records(...lines))).toThrow(RateFileError);
    expect(() => readReferenceRates(records(...lines))).toThrow(message);
  });
});

describe('the arithmetic of rates', () => {
  const rate = fc.bigInt({ min: 1n, max: 10n ** 18n }).map(printRate);

  it('prints what it reads', () => {
    fc.assert(fc.property(rate, (text) => printRate(scaleRate(text)) === text));
  });

  it('is exact to half of the last decimal', () => {
    fc.assert(
      fc.property(rate, rate, (a, b) => {
        const product = multiplyRates(a, b);
        const exact = scaleRate(a) * scaleRate(b);
        const off = exact - scaleRate(product ?? '0') * 10n ** 12n;
        return 2n * (off < 0n ? -off : off) <= 10n ** 12n;
      }),
    );
    expect(divideRates('1', '3')).toBe('0.333333333333');
    expect(divideRates('0.000000000001', '3')).toBeUndefined();
  });
});

it('a rate is stale when the euro had more than three business days since', () => {
  // Friday 2 April 2027 is after Easter Monday, 29 March, and Good Friday, 26 March.
  expect(isStale('2027-03-25', '2027-04-01')).toBe(false);
  expect(isStale('2027-03-25', '2027-04-02')).toBe(true);
  expect(isStale('2026-11-20', '2026-11-25')).toBe(false);
  expect(isStale('2026-11-20', '2026-11-26')).toBe(true);
});
