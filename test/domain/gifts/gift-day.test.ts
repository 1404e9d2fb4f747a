/** The day of a gift is that of its donor, and a donor's days of one year are all counted in one time zone. */
import fc from 'fast-check';
import { HOUR_MS } from '../../../domain/days';
import { chooseGiftDay, yearOf } from '../../../domain/gifts/gift-day';
import { dayIn } from '../../../domain/time-zones';

const NEW_YORK = 'America/New_York';
const TOKYO = 'Asia/Tokyo';
const LATE = new Date('2027-01-01T02:22:00Z');

it.each([
  ['named by the donor', { said: NEW_YORK, place: TOKYO }, NEW_YORK, '2026-12-31'],
  ['of the charity', { said: null, place: NEW_YORK }, NEW_YORK, '2026-12-31'],
  ['of UTC', { said: null, place: 'UTC' }, 'UTC', '2027-01-01'],
])('counts in the time zone %s', (_, zones, timeZone, day) => {
  expect(chooseGiftDay(LATE, { ...zones, ofYears: new Map() })).toEqual({
    day,
    timeZone,
    isDonors: zones.said !== null,
  });
});

it.each([
  // The year lasts in its own zone, although another device says that the next one has begun.
  [[[2026, NEW_YORK]], TOKYO, LATE, NEW_YORK, '2026-12-31'],
  [[[2026, NEW_YORK]], null, LATE, NEW_YORK, '2026-12-31'],
  // The year is over in its own zone, so the gift is of the next one, whatever the device says.
  [[[2026, TOKYO]], NEW_YORK, LATE, TOKYO, '2027-01-01'],
  [[[2026, TOKYO]], NEW_YORK, new Date('2027-02-01T02:22:00Z'), NEW_YORK, '2027-01-31'],
  [
    [
      [2026, TOKYO],
      [2027, NEW_YORK],
    ],
    TOKYO,
    new Date('2027-02-01T02:22:00Z'),
    NEW_YORK,
    '2027-01-31',
  ],
] as const)('after %j, a gift from %s at %s counts in %s, on %s', (kept, said, at, timeZone, day) => {
  const chosen = chooseGiftDay(at, { said, place: 'UTC', ofYears: new Map(kept) });
  expect(chosen).toMatchObject({ day, timeZone });
});

it('all gifts of a donor in one year count in one time zone, and never go back by a year', () => {
  const said = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const gift = fc.record({ said, hours: fc.integer({ min: 0, max: 30 }) });
  fc.assert(
    fc.property(fc.array(gift, { minLength: 2, maxLength: 12 }), (gifts) => {
      const ofYears = new Map<number, string>();
      let at = new Date('2026-12-30T00:00:00Z');
      let last = 0;
      for (const each of gifts) {
        at = new Date(at.getTime() + each.hours * HOUR_MS);
        const { day, timeZone, isDonors } = chooseGiftDay(at, { said: each.said, place: 'UTC', ofYears });
        const year = yearOf(day);
        expect(isDonors).toBe(true);
        expect(day).toBe(dayIn(timeZone, at));
        expect(ofYears.get(year) ?? timeZone).toBe(timeZone);
        expect(year).toBeGreaterThanOrEqual(last);
        ofYears.set(year, timeZone);
        last = year;
      }
    }),
  );
});
