/** A statement has each currency's opening balance, its lines and its closing balance, however the rows come. */
import fc from 'fast-check';
import { type Currency } from '../../../domain/money';
import { type StatementEntry } from '../../../domain/statements/line';
import { type StatementPart, type StatementRow, toParts } from '../../../domain/statements/parts';
import { entry } from './entry';

const open = (currency: Currency, openingMinor: bigint) => ({ currency, openingMinor });

const line = (currency: Currency, minor: bigint): StatementEntry => ({
  ...entry,
  currency,
  minor,
  leafIndex: null,
  availableAt: null,
});

async function partsOf(batches: StatementRow[][]): Promise<StatementPart[]> {
  async function* feed() {
    for (const batch of batches) yield batch;
  }
  const parts: StatementPart[] = [];
  // A part keeps its values of the moment when it was yielded.
  for await (const part of toParts(feed())) {
    parts.push(part.part === 'lines' ? { ...part, entries: [...part.entries] } : { ...part });
  }
  return parts;
}

it('without rows there are no parts', async () => {
  expect(await partsOf([])).toEqual([]);
  expect(await partsOf([[]])).toEqual([]);
});

it('a currency without lines closes as it opened', async () => {
  expect(await partsOf([[open('USD', 500n)], []])).toEqual([
    { part: 'opening', currency: 'USD', minor: 500n },
    { part: 'closing', currency: 'USD', minor: 500n },
  ]);
  expect(await partsOf([[open('USD', 500n), open('EUR', 0n)]])).toEqual([
    { part: 'opening', currency: 'USD', minor: 500n },
    { part: 'closing', currency: 'USD', minor: 500n },
    { part: 'opening', currency: 'EUR', minor: 0n },
    { part: 'closing', currency: 'EUR', minor: 0n },
  ]);
});

it('each currency closes after its lines, and before the next one opens', async () => {
  const [first, second, third] = [line('USD', 2_500n), line('USD', -700n), line('EUR', 1n)];
  expect(
    await partsOf([[open('USD', 500n), first, second, open('EUR', -3n), third, open('JPY', 0n)]]),
  ).toEqual([
    { part: 'opening', currency: 'USD', minor: 500n },
    { part: 'lines', currency: 'USD', entries: [first, second] },
    { part: 'closing', currency: 'USD', minor: 2_300n },
    { part: 'opening', currency: 'EUR', minor: -3n },
    { part: 'lines', currency: 'EUR', entries: [third] },
    { part: 'closing', currency: 'EUR', minor: -2n },
    { part: 'opening', currency: 'JPY', minor: 0n },
    { part: 'closing', currency: 'JPY', minor: 0n },
  ]);
});

it('the lines of each batch are a part, so that a long statement is never held whole', async () => {
  const [first, second] = [line('USD', 1n), line('USD', 2n)];
  expect(await partsOf([[open('USD', 0n)], [first], [], [second, open('EUR', 0n)]])).toEqual([
    { part: 'opening', currency: 'USD', minor: 0n },
    { part: 'lines', currency: 'USD', entries: [first] },
    { part: 'lines', currency: 'USD', entries: [second] },
    { part: 'closing', currency: 'USD', minor: 3n },
    { part: 'opening', currency: 'EUR', minor: 0n },
    { part: 'closing', currency: 'EUR', minor: 0n },
  ]);
});

it('a line before any opening balance belongs to no currency', async () => {
  expect(await partsOf([[line('USD', 5n)], [open('USD', 1n)]])).toEqual([
    { part: 'opening', currency: 'USD', minor: 1n },
    { part: 'closing', currency: 'USD', minor: 1n },
  ]);
});

it('in any batches, the opening balance and all lines add up to the closing balance', async () => {
  const amount = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  const currencies = fc.subarray<Currency>(['USD', 'EUR', 'JPY', 'ETH']);
  const sizes = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(currencies, fc.array(amount, { maxLength: 9 }), sizes, async (codes, amounts, cuts) => {
      const rows = codes.flatMap((code): StatementRow[] => [
        open(code, 7n),
        ...amounts.map((minor) => line(code, minor)),
      ]);
      const batches: StatementRow[][] = [];
      let rest = rows;
      for (const size of [...cuts, rows.length]) {
        batches.push(rest.slice(0, size));
        rest = rest.slice(size);
      }
      const parts = await partsOf(batches);
      const total = amounts.reduce((sum, minor) => sum + minor, 7n);
      expect(parts.filter(({ part }) => part === 'closing')).toEqual(
        codes.map((currency) => ({ part: 'closing', currency, minor: total })),
      );
      const lines = parts.flatMap((part) => (part.part === 'lines' ? [part.entries] : []));
      expect(lines.flat()).toEqual(rows.filter((row) => 'posting' in row));
      expect(lines.every((entries) => entries.length > 0)).toBe(true);
    }),
  );
});
