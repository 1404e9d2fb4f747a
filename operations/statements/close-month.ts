import { type Database } from '../../db/database';
import {
  findFirstMonth,
  findLastClosedMonth,
  hasUncoveredLeaf,
  insertClosedMonth,
  lockMonth,
} from '../../db/queries/statements/months';
import { addMonths } from '../../domain/days';
import { isOver, type Month, periodOf } from '../../domain/statements/period';

/**
 * Closes the oldest open month if it may be closed, so that the database refuses postings into it. Waits until signed
 * checkpoints cover the month's leaves, because statement lines contain the leaves' indexes. Returns the month, or
 * undefined if none was closed.
 */
export async function closeMonth(tx: Database, { at }: { at: Date }): Promise<Month | undefined> {
  const last = await findLastClosedMonth(tx);
  const month = last === undefined ? await findFirstMonth(tx) : addMonths(last, 1);
  if (month === undefined || !isOver(month, at)) return undefined;
  await lockMonth(tx, month);
  if (await hasUncoveredLeaf(tx, periodOf(month).to)) return undefined;
  await insertClosedMonth(tx, month, at);
  return month;
}
