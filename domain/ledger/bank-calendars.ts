/** Computes the days on which the banks of a currency are closed. See docs/rules/ledger.md. */
import { addDays, type Day, isWeekend, startOfDay } from '../days';
import { type Currency } from '../money';

/** Days of the week, as `Date` counts them. */
const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4] as const;

/** Returns true if the banks of a currency are open on a day. Currencies without a calendar have no holidays. */
export function isBusinessDay(currency: Currency, day: Day): boolean {
  if (isWeekend(startOfDay(day))) return false;
  return !(CALENDARS[currency]?.(Number(day.slice(0, 4))) ?? []).includes(day);
}

/** Returns the day that is `count` business days later. Skips the days on which the banks are closed. */
export function addBusinessDays(currency: Currency, day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1);
    if (isBusinessDay(currency, reached)) left -= 1;
  }
  return reached;
}

/** The holidays of a year in each calendar. Does not include holidays that a government proclaims for one year. */
const CALENDARS: Partial<Record<Currency, (year: number) => Day[]>> = {
  USD: listFederalReserveHolidays,
  EUR: listTargetHolidays,
  GBP: listEnglishBankHolidays,
};

/** The Federal Reserve moves a holiday from Sunday to Monday. It does not move a holiday on a Saturday. */
function listFederalReserveHolidays(year: number): Day[] {
  const fixed = ['01-01', '06-19', '07-04', '11-11', '12-25'].map((date) => `${year}-${date}`);
  return [
    ...fixed.map((day) => (weekdayOf(day) === SUNDAY ? addDays(day, 1) : day)),
    nthWeekday(year, 1, MONDAY, 3),
    nthWeekday(year, 2, MONDAY, 3),
    lastMonday(year, 5),
    nthWeekday(year, 9, MONDAY, 1),
    nthWeekday(year, 10, MONDAY, 2),
    nthWeekday(year, 11, THURSDAY, 4),
  ];
}

/** TARGET2 does not move a holiday that falls on a weekend. */
function listTargetHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const fixed = ['01-01', '05-01', '12-25', '12-26'].map((date) => `${year}-${date}`);
  return [...fixed, addDays(easter, -2), addDays(easter, 1)];
}

/** England moves a holiday that falls on a weekend to the next weekday that is no holiday. */
function listEnglishBankHolidays(year: number): Day[] {
  const easter = easterSunday(year);
  const holidays = [
    addDays(easter, -2),
    addDays(easter, 1),
    nthWeekday(year, 5, MONDAY, 1),
    lastMonday(year, 5),
    lastMonday(year, 8),
  ];
  // Keeps the holidays on weekdays first. So no holiday moves to the day of another one.
  const fixed = [`${year}-01-01`, `${year}-12-25`, `${year}-12-26`];
  const kept = fixed.filter((day) => !isWeekend(startOfDay(day)));
  for (const day of fixed.filter((each) => isWeekend(startOfDay(each)))) {
    let substitute = day;
    while (isWeekend(startOfDay(substitute)) || kept.includes(substitute))
      substitute = addDays(substitute, 1);
    kept.push(substitute);
  }
  return [...holidays, ...kept];
}

function weekdayOf(day: Day): number {
  return startOfDay(day).getUTCDay();
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = dayIn(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): Day {
  const last = dayIn(year, month, 31);
  return addDays(last, -((weekdayOf(last) - MONDAY + 7) % 7));
}

/** Computes Easter Sunday in the Gregorian calendar with the Meeus/Jones/Butcher algorithm. */
function easterSunday(year: number): Day {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100];
  const leap = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leap - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  return dayIn(year, Math.floor(days / 31), (days % 31) + 1);
}

function dayIn(year: number, month: number, date: number): Day {
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
}
