/** Chooses the day of a gift. Its receipt and its year follow from it. See docs/rules/gifts.md. */
import { type Day } from '../days';
import { dayIn } from '../time-zones';

export interface GivingZones {
  /** The time zone that the donor named with the gift; null if none. */
  said: string | null;
  /** The time zone of the charity. */
  place: string;
  /** The time zones of the donor's gifts so far, by year. */
  ofYears: ReadonlyMap<number, string>;
}

export interface GiftDay {
  day: Day;
  timeZone: string;
  /** True if the donor named the time zone, with this gift or an earlier one. */
  isDonors: boolean;
}

/**
 * Returns the day of a gift that is charged at a moment, and its time zone. A donor's first time zone of a year stays for
 * that year, so that another device cannot move a gift into another year.
 */
export function chooseGiftDay(at: Date, { said, place, ofYears }: GivingZones): GiftDay {
  const kept = [...ofYears].sort(([one], [other]) => one - other);
  for (const [year, timeZone] of kept) {
    const day = dayIn(timeZone, at);
    if (yearOf(day) === year) return { day, timeZone, isDonors: true };
  }
  const timeZone = said ?? place;
  const day = dayIn(timeZone, at);
  const zoneOfYear = ofYears.get(yearOf(day));
  if (zoneOfYear === undefined) return { day, timeZone, isDonors: said !== null };
  // The year has already ended, or has not begun, in the time zone that it keeps.
  return { day: dayIn(zoneOfYear, at), timeZone: zoneOfYear, isDonors: true };
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4));
}
