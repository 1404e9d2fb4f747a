/** The day of a moment is that of the clocks on the wall of its time zone, and each place has one time zone. */
import { getAllCountries } from 'countries-and-timezones';
import fc from 'fast-check';
import { addDays, DAY_MS, dayOf, startOfDay } from '../../domain/days';
import {
  dayIn,
  hasMainZone,
  offsetMs,
  readTimeZone,
  secondOfSharedDay,
  zoneOfPlace,
} from '../../domain/time-zones';

const ZONES = Intl.supportedValuesOf('timeZone');
const zone = fc.constantFrom(...ZONES, 'UTC');
const moment = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
});

it.each([
  ['America/New_York', '2026-11-29T02:22:00Z', '2026-11-28'],
  ['America/New_York', '2027-01-01T02:22:00Z', '2026-12-31'],
  ['America/New_York', '2027-01-01T05:00:00Z', '2027-01-01'],
  // Clocks go back on 1 November 2026: midnight is at 04:00 UTC before, and at 05:00 UTC after.
  ['America/New_York', '2026-11-01T03:59:59Z', '2026-10-31'],
  ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
  ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
  // Clocks go forward at midnight on 5 September 2027.
  ['America/Santiago', '2027-09-05T03:59:59Z', '2027-09-04'],
  ['America/Santiago', '2027-09-05T04:00:00Z', '2027-09-05'],
  ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
  // Samoa skipped 30 December 2011.
  ['Pacific/Apia', '2011-12-30T09:59:59Z', '2011-12-29'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-31'],
  ['UTC', '2026-11-28T23:59:59.999Z', '2026-11-28'],
])('in %s, %s is %s', (timeZone, at, day) => {
  expect(dayIn(timeZone, new Date(at))).toBe(day);
});

it('the day is the one that Intl writes, in every zone', () => {
  fc.assert(
    fc.property(zone, moment, (timeZone, at) => {
      const written = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
      expect(dayIn(timeZone, at)).toBe(written);
    }),
  );
});

it('a plan is due when its date is the same in UTC and in the zone, near the time of its first gift', () => {
  fc.assert(
    fc.property(zone, moment, fc.integer({ min: 0, max: 366 }), (timeZone, at, days) => {
      const second = secondOfSharedDay(timeZone, at);
      expect(second).toBeGreaterThanOrEqual(0);
      expect(second).toBeLessThan(DAY_MS / 1_000);
      const day = addDays(dayOf(at), days);
      const due = new Date(startOfDay(day).getTime() + second * 1_000);
      expect(dayIn(timeZone, due)).toBe(day);
    }),
  );
});

it.each([
  ['UTC', '2026-11-28T23:30:00.500Z', '23:30:00'],
  ['America/New_York', '2026-11-28T15:00:00Z', '15:00:00'],
  // 9:22 PM: the nearest time of the same UTC day is 6:59:59 PM.
  ['America/New_York', '2026-11-29T02:22:00Z', '23:59:59'],
  ['America/New_York', '2026-11-29T04:30:00Z', '07:00:00'],
  ['Asia/Tokyo', '2026-11-28T23:00:00Z', '00:00:00'],
])('in %s, a plan that begins at %s is due at %s UTC', (timeZone, at, time) => {
  const due = new Date(secondOfSharedDay(timeZone, new Date(at)) * 1_000);
  expect(due.toISOString().slice(11, 19)).toBe(time);
});

it.each([
  ['NY', 'US', 'America/New_York'],
  [' ny ', 'US', 'America/New_York'],
  ['TN', 'US', 'America/Chicago'],
  ['AZ', 'US', 'America/Phoenix'],
  ['HI', 'US', 'Pacific/Honolulu'],
  ['PR', 'US', 'America/Puerto_Rico'],
  ['AP', 'US', 'America/New_York'],
  [null, 'US', 'America/New_York'],
  ['WA', 'AU', 'Australia/Perth'],
  ['WA', 'US', 'America/Los_Angeles'],
  ['BC', 'CA', 'America/Vancouver'],
  ['California', 'US', 'America/Los_Angeles'],
  [' new  mexico', 'US', 'America/Denver'],
  ['D.C.', 'US', 'America/New_York'],
  ['Québec', 'CA', 'America/Toronto'],
  ['Alberta', 'CA', 'America/Edmonton'],
  ['N.S.W.', 'AU', 'Australia/Sydney'],
  ['Western Australia', 'AU', 'Australia/Perth'],
  ['Georgia', 'GE', 'Asia/Tbilisi'],
  [null, 'ES', 'Europe/Madrid'],
  ['BE', 'DE', 'Europe/Berlin'],
  [null, 'SV', 'America/El_Salvador'],
  [null, 'AQ', 'UTC'],
  [null, 'ZZ', 'UTC'],
  ['NY', null, 'UTC'],
])('a charity in state %s of %s has the time zone %s', (state, country, expected) => {
  expect(zoneOfPlace({ state, country })).toBe(expected);
});

it('each country with several times has a main time zone, so the order of a list never chooses one', () => {
  const seasons = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((at) => new Date(at));
  const timesOf = (timeZone: string) => seasons.map((at) => offsetMs(timeZone, at)).join();
  const unclear = Object.values(getAllCountries()).filter(({ id, timezones }) => {
    const times = new Set(timezones.filter((name) => readTimeZone(name) !== undefined).map(timesOf));
    return times.size > 1 && !hasMainZone(id);
  });
  expect(unclear).toEqual([]);
});

it.each([
  ['America/New_York', 'America/New_York'],
  ['america/new_york', 'America/New_York'],
  ['US/Eastern', 'America/New_York'],
  ['GMT', 'UTC'],
  ['+05:00', undefined],
  ['Etc/Unknown', undefined],
  ['Mars/Olympus', undefined],
  ['', undefined],
])('"%s" is read as %s', (text, expected) => {
  expect(readTimeZone(text)).toBe(expected);
});
