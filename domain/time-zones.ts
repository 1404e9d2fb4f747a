/** Finds the day that a moment has in a time zone, and the time zone of a place. */
import { getCountry } from 'countries-and-timezones';
import { DAY_MS, type Day, dayOf, HOUR_MS } from './days';
import { codeOfState } from './states';
import { remember } from './text/remember';

const UTC = 'UTC';

/** Returns the IANA name of a time zone as this process writes it. Returns undefined for any other text. */
export function readTimeZone(text: string): string | undefined {
  // An offset such as "+05:00" is no IANA zone: it has no daylight saving time.
  if (!/^[A-Za-z]/.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** Returns the day that a moment has in a time zone. */
export function dayIn(timeZone: string, moment: Date): Day {
  return timeZone === UTC ? dayOf(moment) : dayOf(new Date(moment.getTime() + offsetMs(timeZone, moment)));
}

/** Returns how far the clocks of a time zone are ahead of UTC at a moment. It is negative in the west. */
export function offsetMs(timeZone: string, moment: Date): number {
  const wholeSecond = Math.floor(moment.getTime() / 1_000) * 1_000;
  const parts = clockOf(timeZone).formatToParts(wholeSecond);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  const local = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return local - wholeSecond;
}

const clockOf = remember(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** The local hours between which the time of day of a plan stays. Two hours are more than a change of clocks. */
const SAFE_FROM_MS = 2 * HOUR_MS;
const SAFE_UNTIL_MS = 22 * HOUR_MS;

/**
 * Returns the time of day, in seconds after midnight UTC, at which a day has the same date in UTC and in the time zone,
 * all year. It is the time of day of `moment`, or else the nearest such time.
 */
export function secondOfSharedDay(timeZone: string, moment: Date): number {
  const time = moment.getTime() % DAY_MS;
  if (timeZone === UTC) return Math.floor(time / 1_000);
  const offset = offsetMs(timeZone, moment);
  const from = Math.max(0, SAFE_FROM_MS - offset);
  const last = Math.min(DAY_MS, SAFE_UNTIL_MS - offset) - 1_000;
  if (from <= time && time <= last) return Math.floor(time / 1_000);
  const distance = (to: number) => Math.min(Math.abs(to - time), DAY_MS - Math.abs(to - time));
  return (distance(from) <= distance(last) ? from : last) / 1_000;
}

/**
 * The main time zones of countries with several: that of the capital, or where most people live. Uninhabited territories
 * have none.
 */
const MAIN_ZONES: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
};
const UNINHABITED = ['AQ', 'HM', 'TF', 'UM'];

/** The states of the United States, Canada and Australia by time zone. A split state has that of most of its people. */
const STATES: Record<string, Record<string, string>> = {
  US: {
    'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
    'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
    'America/Denver': 'CO ID MT NM UT WY',
    'America/Phoenix': 'AZ',
    'America/Los_Angeles': 'CA NV OR WA',
    'America/Anchorage': 'AK',
    'Pacific/Honolulu': 'HI',
    'America/Puerto_Rico': 'PR VI',
    'Pacific/Guam': 'GU MP',
    'Pacific/Pago_Pago': 'AS',
  },
  CA: {
    'America/Toronto': 'ON QC NU',
    'America/Vancouver': 'BC',
    'America/Edmonton': 'AB NT',
    'America/Winnipeg': 'MB',
    'America/Regina': 'SK',
    'America/Halifax': 'NB NS PE',
    'America/St_Johns': 'NL',
    'America/Whitehorse': 'YT',
  },
  AU: {
    'Australia/Sydney': 'ACT NSW VIC',
    'Australia/Hobart': 'TAS',
    'Australia/Brisbane': 'QLD',
    'Australia/Adelaide': 'SA',
    'Australia/Darwin': 'NT',
    'Australia/Perth': 'WA',
  },
};

/** Returns true if a country has one time zone that stands for all of it, or no people whose time could count. */
export function hasMainZone(country: string): boolean {
  return country in MAIN_ZONES || UNINHABITED.includes(country);
}

/** Returns the time zone of a place by its state, or else by its country, or else UTC. */
export function zoneOfPlace({ state, country }: { state: string | null; country: string | null }): string {
  if (country === null || UNINHABITED.includes(country)) return UTC;
  const code = codeOfState(country, state ?? '') ?? '';
  const ofState = Object.entries(STATES[country] ?? {}).find(([, codes]) => codes.split(' ').includes(code));
  const zone = ofState?.[0] ?? MAIN_ZONES[country] ?? getCountry(country)?.timezones[0];
  return zone === undefined ? UTC : zoneOfTable(zone);
}

const zoneOfTable = remember((name: string) => readTimeZone(name) ?? UTC);
