/** Computes the months and years of statements, in UTC. See docs/rules/statements.md. */
import { addMonths, type Day, shiftByDays, startOfDay } from '../days';

/** A month is closed this many days after its end. By then, no process can book into it any more. */
const CLOSE_AFTER_DAYS = 3;

/** The first year for which statements exist. */
export const FIRST_STATEMENT_YEAR = 2000;

/** A month, represented by its first day. */
export type Month = Day;

export interface Period {
  /** As the caller names it: `2026-11` or `2026`. */
  name: string;
  firstMonth: Month;
  lastMonth: Month;
  from: Date;
  /** The end, exclusive. */
  to: Date;
}

/** Reads `YYYY-MM` or `YYYY`. Returns undefined for any other text and for a period that has not begun. */
export function readPeriod(name: string, now: Date): Period | undefined {
  // A mutant survives: only the first element is set, and nothing reads it
  const [, year, month] = /^([0-9]{4})(?:-(0[1-9]|1[0-2]))?$/.exec(name) ?? [];
  if (year === undefined || Number(year) < FIRST_STATEMENT_YEAR) return undefined;
  const firstMonth = `${year}-${month ?? '01'}-01`;
  const next = addMonths(firstMonth, month === undefined ? 12 : 1);
  const period = { name, firstMonth, lastMonth: addMonths(next, -1), from: startOfDay(firstMonth) };
  return period.from > now ? undefined : { ...period, to: startOfDay(next) };
}

/** Returns the period of one month. */
export function periodOf(month: Month): Period {
  const to = startOfDay(addMonths(month, 1));
  return { name: month.slice(0, 7), firstMonth: month, lastMonth: month, from: startOfDay(month), to };
}

/** Returns true if a month may be closed. */
export function isOver(month: Month, at: Date): boolean {
  return shiftByDays(periodOf(month).to, CLOSE_AFTER_DAYS) <= at;
}
