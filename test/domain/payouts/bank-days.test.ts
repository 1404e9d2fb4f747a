/** A file pays on days on which banks work, and silence counts from the day of payment. */
import { arrivesOn, nextPayDay, silentlyPaidAt } from '../../../domain/payouts/bank-days';

it('the next day of payment is one on which the banks of all currencies work', () => {
  expect(nextPayDay(['USD'], '2026-12-01')).toBe('2026-12-02');
  // Thanksgiving is a holiday of American banks only.
  expect(nextPayDay(['USD'], '2026-11-25')).toBe('2026-11-27');
  expect(nextPayDay(['EUR'], '2026-11-25')).toBe('2026-11-26');
  // Christmas, Boxing Day on a Saturday, and its substitute in England.
  expect(nextPayDay(['EUR'], '2026-12-24')).toBe('2026-12-28');
  expect(nextPayDay(['EUR', 'GBP'], '2026-12-24')).toBe('2026-12-29');
});

it('NACHA arrives on the day of payment, and others after their business days', () => {
  expect(arrivesOn('ach', 'USD', '2026-12-24')).toEqual(new Date('2026-12-24'));
  expect(arrivesOn('sepa', 'EUR', '2026-12-24')).toEqual(new Date('2026-12-28'));
  expect(arrivesOn('wire', 'GBP', '2026-12-24')).toEqual(new Date('2026-12-30'));
});

it('a payout without a return counts as paid at the end of the second business day', () => {
  const at = (payDay: string, fetched: string) =>
    silentlyPaidAt({ payDay, fetchedAt: new Date(fetched) }, 'production').toISOString();
  expect(at('2026-12-02', '2026-12-01T10:00:00Z')).toBe('2026-12-05T00:00:00.000Z');
  expect(at('2026-12-02', '2026-12-02T23:59:59Z')).toBe('2026-12-05T00:00:00.000Z');
  // Over a weekend and a holiday.
  expect(at('2026-12-24', '2026-12-23T10:00:00Z')).toBe('2026-12-30T00:00:00.000Z');
  // A file that comes to the bank after its day of payment settles on the next business day.
  expect(at('2026-12-02', '2026-12-04T10:00:00Z')).toBe('2026-12-10T00:00:00.000Z');
});

it('in the sandbox a business day lasts one second', () => {
  const fetchedAt = new Date('2026-12-25T10:00:00.000Z');
  expect(silentlyPaidAt({ payDay: '2026-12-28', fetchedAt }, 'sandbox')).toEqual(
    new Date('2026-12-25T10:00:02.000Z'),
  );
});
