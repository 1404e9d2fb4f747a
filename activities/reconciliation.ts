/** Compares the ledger with the processor's lists, with bank statements and with the receipt log. */
import { log } from '@temporalio/activity';
import { inTransaction } from '../db/database';
import { type NewItem } from '../db/queries/reconciliation/items';
import { DAY_MS, shiftByDays, startOfDay } from '../domain/days';
import { type ReconciliationSource } from '../domain/reconciliation/item';
import { bookListedTransfers } from '../operations/ledger/transfers';
import { closeSettledCharges, type ComparedSource, compareGroup } from '../operations/reconciliation/compare';
import { noteDay, takeLines } from '../operations/reconciliation/take-file';
import { type ActivityDependencies } from '.';

/** A daily run compares movements of this many past days. It compares unresolved differences of any age again. */
const LOOK_BACK_DAYS = 35;

export interface MovementStep {
  /** Such as "2026-12-14", in UTC. */
  day: string;
  nowMs: number;
  /** The cursor that the previous page returned, or null for the first page. */
  after: string | null;
}

export interface ReadMovements {
  read: number;
  fresh: number;
  /** Null after the last page. */
  after: string | null;
}

export interface GroupStep {
  source: ComparedSource;
  day: string;
  nowMs: number;
  after: string;
}

export interface ComparedReferences {
  compared: number;
  /** How many differences are new, reappeared or changed. */
  news: number;
  after: string | null;
}

export function createReconciliationActivities({ db, gateways }: ActivityDependencies) {
  const { processor } = gateways;
  return {
    /**
     * Stores one page of a day's movements. After the last page, marks the day as read and books the transfers that
     * have arrived at the bank.
     */
    async readMovements({ day, nowMs, after }: MovementStep): Promise<ReadMovements> {
      const [from, at] = [startOfDay(day), new Date(nowMs)];
      const range = { from, to: new Date(from.getTime() + DAY_MS), after: after ?? undefined };
      const { movements: lines, next = null } = await processor.listMovements(range);
      const fresh = await inTransaction(db, async (tx) => {
        const taken = await takeLines({ tx, at }, { source: 'processor', lines });
        if (next === null) {
          await noteDay({ tx, at }, { channel: processor.name, day });
          await bookListedTransfers({ tx, at }, processor.name);
        }
        return taken;
      });
      return { read: lines.length, fresh, after: next };
    },

    /** Closes the differences of charges whose state has changed. */
    async closeSettledCharges({ nowMs }: { nowMs: number }): Promise<number> {
      return inTransaction(db, (tx) => closeSettledCharges({ tx, at: new Date(nowMs) }));
    },

    /** Compares a group of references with the ledger. Logs each new difference once. */
    async compareReferences({ source, day, nowMs, after }: GroupStep): Promise<ComparedReferences> {
      const since = shiftByDays(startOfDay(day), -LOOK_BACK_DAYS);
      const at = new Date(nowMs);
      const group = { source, processor: processor.name, since, after };
      const {
        compared,
        news,
        after: next,
      } = await inTransaction(db, (tx) => compareGroup({ tx, at }, group));
      for (const item of news) logDifference(source, item);
      return { compared, news: news.length, after: next };
    },
  };
}

export function logDifference(
  source: ReconciliationSource,
  { id, kind, movement, reference, ours, theirs }: NewItem,
): void {
  const facts = { item: id, source, kind, movement, reference, ours, theirs };
  log.error('the ledger differs from an outside record', { code: 'RECONCILIATION_DIFFERENCE', ...facts });
}
