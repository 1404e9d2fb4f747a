/** A statement is of a month or a year in UTC that has begun, and a month closes three days after its end. */
import fc from 'fast-check';
import { isOver, periodOf, readPeriod } from '../../../domain/statements/period';

const now = new Date('2026-11-27T12:00:00Z');

it.each([
  ['2026-11', '2026-11-01', '2026-11-01', '2026-12-01'],
  ['2025-12', '2025-12-01', '2025-12-01', '2026-01-01'],
  ['2024-02', '2024-02-01', '2024-02-01', '2024-03-01'],
  ['2025', '2025-01-01', '2025-12-01', '2026-01-01'],
  ['2026', '2026-01-01', '2026-12-01', '2027-01-01'],
  ['2000', '2000-01-01', '2000-12-01', '2001-01-01'],
])('%s goes from the month %s to the month %s', (name, firstMonth, lastMonth, end) => {
  expect(readPeriod(name, now)).toEqual({
    name,
    firstMonth,
    lastMonth,
    from: new Date(`${firstMonth}T00:00:00.000Z`),
    to: new Date(`${end}T00:00:00.000Z`),
  });
});

it('the months of a year follow each other without gap, and their period is the same however it is asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2025 }), (number) => {
      const year = String(number);
      const months = Array.from(
        { length: 12 },
        (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`,
      );
      const periods = months.map((month) => readPeriod(month, now));
      expect(periods).toEqual(months.map((month) => periodOf(`${month}-01`)));
      expect(periods.map((period) => period?.name)).toEqual(months);
      expect(periods.slice(1).map((period) => period?.from)).toEqual(
        periods.slice(0, -1).map((period) => period?.to),
      );
      const whole = readPeriod(year, now);
      expect([whole?.from, whole?.to]).toEqual([periods[0]?.from, periods[11]?.to]);
    }),
  );
});

it.each([
  ...['', '1999', '1999-12', '0000', '20', '202', '20266', 'x2026', '2026x', ' 2026', '2026\n'],
  ...['2026-', '2026-0', '2026-1', '2026-00', '2026-13', '2026-20', '2026-011', '2026-11-01', '2026/11'],
])('%j is no period', (name) => {
  expect(readPeriod(name, now)).toBeUndefined();
});

it('a period that has not begun has no statement', () => {
  const begins = new Date('2026-12-01T00:00:00.000Z');
  expect(readPeriod('2026-12', new Date(begins.getTime() - 1))).toBeUndefined();
  expect(readPeriod('2026-12', begins)?.from).toEqual(begins);
  expect(readPeriod('2027', now)).toBeUndefined();
});

it.each([
  ['2026-10-01', '2026-11-03T23:59:59.999Z', false],
  ['2026-10-01', '2026-11-04T00:00:00.000Z', true],
  ['2026-10-01', '2027-01-01T00:00:00.000Z', true],
  ['2026-12-01', '2026-12-15T00:00:00.000Z', false],
  ['2026-12-01', '2027-01-04T00:00:00.000Z', true],
])('the month %s may be closed at %s: %s', (month, at, expected) => {
  expect(isOver(month, new Date(at))).toBe(expected);
});
