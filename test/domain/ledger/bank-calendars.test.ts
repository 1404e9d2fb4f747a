/** The bank calendars, against the dates that the banks themselves published. */
import { addDays } from '../../../domain/days';
import { addBusinessDays, isBusinessDay } from '../../../domain/ledger/bank-calendars';
import { availableFrom } from '../../../domain/ledger/clearing';
import { type Currency } from '../../../domain/money';

/** Every weekday of a year on which banks are closed. */
function holidaysOf(currency: Currency, year: number): string[] {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) days.push(day);
  return days.filter((day) => isBusinessDay('CAD', day) && !isBusinessDay(currency, day));
}

describe('the holidays of a year', () => {
  it.each([
    // As federalreserve.gov lists them: a Saturday's holiday is not moved to Friday.
    ['USD', 2022, '01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26'],
    ['USD', 2023, '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
    ['USD', 2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
    ['USD', 2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
    // As ecb.europa.eu lists the closing days of TARGET, those on weekends left out.
    ['EUR', 2024, '01-01 03-29 04-01 05-01 12-25 12-26'],
    ['EUR', 2026, '01-01 04-03 04-06 05-01 12-25'],
    ['EUR', 2027, '01-01 03-26 03-29'],
    // As gov.uk lists the bank holidays of England.
    ['GBP', 2021, '01-01 04-02 04-05 05-03 05-31 08-30 12-27 12-28'],
    ['GBP', 2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    ['GBP', 2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    ['GBP', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    ['GBP', 2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
    ['JPY', 2026, ''],
  ] satisfies [Currency, number, string][])('%s %i', (currency, year, dates) => {
    const expected = dates.split(' ').filter(Boolean);
    expect(holidaysOf(currency, year)).toEqual(expected.map((date) => `${year}-${date}`));
  });

  it('puts Easter where the church does', () => {
    const goodFridays = [2000, 2008, 2011, 2038, 2049].map((year) =>
      holidaysOf('GBP', year).find((day) => new Date(day).getUTCDay() === 5 && !day.endsWith('01-01')),
    );
    expect(goodFridays).toEqual(['2000-04-21', '2008-03-21', '2011-04-22', '2038-04-23', '2049-04-16']);
  });
});

describe('business days', () => {
  it.each([
    // From the Wednesday before Thanksgiving: Friday, Monday, Tuesday.
    ['USD', '2026-11-25', 3, '2026-12-01'],
    ['EUR', '2026-11-25', 3, '2026-11-30'],
    // A gift that is completed on a weekend waits as if it had been completed on the Friday before.
    ['USD', '2026-11-14', 3, '2026-11-18'],
    ['USD', '2026-11-13', 3, '2026-11-18'],
    ['USD', '2026-12-24', 5, '2027-01-04'],
    ['GBP', '2026-12-24', 5, '2027-01-05'],
    ['CAD', '2026-12-24', 5, '2026-12-31'],
    ['USD', '2026-11-14', 0, '2026-11-14'],
  ] satisfies [Currency, string, number, string][])(
    '%s: %s and %i more are %s',
    (currency, day, count, reached) => {
      expect(addBusinessDays(currency, day, count)).toBe(reached);
    },
  );
});

describe('a completed gift', () => {
  const completedAt = new Date('2026-11-25T16:30:00.250Z');
  const gift = { currency: 'USD', completedAt } as const;

  it.each([
    ['card', '2026-12-01T00:00:00.000Z'],
    ['ach', '2026-12-03T00:00:00.000Z'],
    ['crypto', '2026-11-25T16:30:00.250Z'],
  ] as const)('by %s is available from %s', (paymentMethod, expected) => {
    const at = availableFrom({ ...gift, paymentMethod, environment: 'production' });
    expect(at.toISOString()).toBe(expected);
  });

  it.each([
    ['card', '2026-11-25T16:30:03.250Z'],
    ['ach', '2026-11-25T16:30:05.250Z'],
    ['crypto', '2026-11-25T16:30:00.250Z'],
  ] as const)('by %s is available seconds later in a sandbox', (paymentMethod, expected) => {
    const at = availableFrom({ ...gift, paymentMethod, environment: 'sandbox' });
    expect(at.toISOString()).toBe(expected);
  });
});
