/** Reads and compares as the daily workflow does, at a clock of the test. */
import { createActivities } from '../../activities';
import { type Database, inTransaction, selectRows } from '../../db/database';
import { type NewItem } from '../../db/queries/reconciliation/items';
import { type Day, dayOf, shiftByDays } from '../../domain/days';
import { type Gateways } from '../../gateways';
import { type ComparedSource, compareGroup } from '../../operations/reconciliation/compare';
import { gatewaysOf } from './payouts';

/** Reads the processor's movements of these days. */
export async function readDays(
  db: Database,
  days: Day[],
  gateways: Gateways = gatewaysOf(db),
): Promise<number> {
  const activities = createActivities({ db, gateways });
  let fresh = 0;
  for (const day of days) {
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof activities.readMovements>> = await activities.readMovements({
        day,
        nowMs: Date.now(),
        after,
      });
      fresh += page.fresh;
      after = page.after;
    } while (after !== null);
  }
  return fresh;
}

/** The days around a moment. A test may run about midnight. */
export function daysAround(at: Date): Day[] {
  return [-1, 0, 1].map((shift) => dayOf(shiftByDays(at, shift)));
}

/** Compares everything with the ledger. Returns what is new in the queue. */
export async function compareAll(
  db: Database,
  source: ComparedSource,
  { at = new Date(), processor = 'sandbox' }: { at?: Date; processor?: 'sandbox' | 'stripe' } = {},
): Promise<NewItem[]> {
  const news: NewItem[] = [];
  let after: string | null = '';
  while (after !== null) {
    const group = { source, processor, since: new Date(0), after };
    const done: Awaited<ReturnType<typeof compareGroup>> = await inTransaction(db, (tx) =>
      compareGroup({ tx, at }, group),
    );
    news.push(...done.news);
    after = done.after;
  }
  return news;
}

export interface StoredItem {
  kind: string;
  movement: string;
  reference: string;
  status: string;
  resolution: string | null;
}

/** The queue of a source, in the order of the references. */
export async function listQueue(db: Database, source: string): Promise<StoredItem[]> {
  return selectRows(
    db,
    `SELECT kind, movement, reference, status, resolution FROM reconciliation_items WHERE source = $1
     ORDER BY reference, kind, movement`,
    [source],
  );
}

/** The kinds and references of differences, in order. */
export function namesOf(items: Pick<NewItem, 'kind' | 'movement' | 'reference'>[]): string[] {
  return items.map(({ kind, movement, reference }) => `${kind} ${movement} ${reference}`).sort();
}
