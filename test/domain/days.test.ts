/** Days are whole days in UTC, and a month that is too short gives its last day. */
import {
  addDays,
  addMonths,
  DAY_MS,
  dayOf,
  HOUR_MS,
  isDay,
  isWeekend,
  MINUTE_MS,
  SECOND_MS,
  shiftByDays,
  startOfDay,
  startOfMonth,
} from '../../domain/days';

it('a day begins at midnight UTC and ends a millisecond before the next one', () => {
  expect(startOfDay('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00.000Z'));
  expect(dayOf(new Date('2028-02-29T23:59:59.999Z'))).toBe('2028-02-29');
  expect(dayOf(new Date('2028-03-01T00:00:00.000Z'))).toBe('2028-03-01');
});

it.each([
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

it('a shift by days keeps the time of day', () => {
  expect(shiftByDays(new Date('2026-11-21T10:30:15.250Z'), 40)).toEqual(new Date('2026-12-31T10:30:15.250Z'));
});

it.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2027-01-15', 1, '2027-02-15'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2027-03-31', -1, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

it('a month begins on its first day, also one that is months later', () => {
  const moment = new Date('2026-11-30T23:00:00Z');
  expect(startOfMonth(moment)).toBe('2026-11-01');
  expect(startOfMonth(moment, 3)).toBe('2027-02-01');
  expect(startOfMonth(moment, -11)).toBe('2025-12-01');
});

it.each(['2026-11-21', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

it.each([
  ['a month that does not exist', '2026-13-01'],
  ['a day that no month has', '2026-01-32'],
  ['a day that this month does not have', '2026-06-31'],
  ['a day that only leap years have', '2027-02-29'],
  ['no leading zeros', '2026-1-1'],
  ['a time', '2026-11-21T00:00:00Z'],
  ['a space', ' 2026-11-21'],
  ['a sign', '+2026-11-21'],
  ['a year of six digits', '+012026-11-21'],
  ['slashes', '2026/11/21'],
  ['words', 'tomorrow'],
  ['nothing', ''],
])('a text with %s is no day: %j', (_case, text) => {
  expect(isDay(text)).toBe(false);
});

it('a weekend is a Saturday or Sunday in UTC', () => {
  const week = Array.from({ length: 7 }, (_, index) => addDays('2026-11-16', index));
  expect(week.filter((day) => isWeekend(startOfDay(day)))).toEqual(['2026-11-21', '2026-11-22']);
  expect(isWeekend(new Date('2026-11-20T23:59:59.999Z'))).toBe(false);
  expect(isWeekend(new Date('2026-11-22T23:59:59.999Z'))).toBe(true);
});

it('a day has 24 hours of 60 minutes of 60 seconds', () => {
  expect([MINUTE_MS / SECOND_MS, HOUR_MS / MINUTE_MS, DAY_MS / HOUR_MS]).toEqual([60, 60, 24]);
  expect(SECOND_MS).toBe(1_000);
});
