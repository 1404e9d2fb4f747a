/** Stores reconciliation items. An item is a difference between the ledger and an outside source. */
import { Op } from 'sequelize';
import {
  type AgeBucket,
  AGE_BUCKETS,
  boundsOf,
  bucketOf,
  type Difference,
  type DifferenceKind,
  type ItemStatus,
  type ReconciliationSource,
} from '../../../domain/reconciliation/item';
import { DAY_MS } from '../../../domain/days';
import { type KnownItem } from '../../../domain/reconciliation/lifecycle';
import { newId } from '../../../new-id';
import { type Database, runStatement, selectRows } from '../../database';
import { find, list, lock, update } from '../../rows';
import { columnsOf } from '../../tables/columns';
import { type ReconciliationItemRow, reconciliationItems } from '../../tables/ledger';

export type ReconciliationItem = ReconciliationItemRow;

const ITEM = columnsOf(reconciliationItems);

/** Locks a source until the transaction ends, so that other comparisons with it wait. */
export async function lockSource(tx: Database, source: ReconciliationSource): Promise<void> {
  await selectRows(tx, `SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`reconciliation ${source}`]);
}

/** Returns and locks the items with these references, including resolved items. */
export async function lockItems(
  tx: Database,
  source: ReconciliationSource,
  references: string[],
): Promise<KnownItem[]> {
  return list(tx, reconciliationItems, { source, reference: references }, { order: ['id'], lock: true });
}

export interface NewItem extends Difference {
  id: string;
}

export function withId(difference: Difference): NewItem {
  return { ...difference, id: newId('item') };
}

const GIVEN = `json_to_recordset($1::json) AS g(id text, kind text, movement text, reference text, our_reference text,
    their_reference text, ours text, theirs text, currency text, amount_minor numeric)`;

function toJson(items: NewItem[]): string {
  return JSON.stringify(
    items.map((item) => ({
      ...item,
      our_reference: item.ourReference,
      their_reference: item.theirReference,
      amount_minor: item.amountMinor === null ? null : String(item.amountMinor),
      amountMinor: undefined,
    })),
  );
}

export async function insertItems(
  tx: Database,
  source: ReconciliationSource,
  items: NewItem[],
  at: Date,
): Promise<void> {
  await runStatement(
    tx,
    `INSERT INTO reconciliation_items (id, source, kind, movement, reference, our_reference, their_reference, ours, theirs,
       currency, amount_minor, status, first_seen_at, last_seen_at)
     SELECT id, $2, kind, movement, reference, our_reference, their_reference, ours, theirs, currency, amount_minor, 'open', $3, $3
     FROM ${GIVEN}`,
    [toJson(items), source, at],
  );
}

/** Reopens items, and stores the current values of both sides. */
export async function reopenItems(tx: Database, items: NewItem[], at: Date): Promise<void> {
  await runStatement(
    tx,
    `UPDATE reconciliation_items i SET status = 'open', our_reference = g.our_reference, their_reference = g.their_reference,
       ours = g.ours, theirs = g.theirs, currency = g.currency, amount_minor = g.amount_minor, last_seen_at = $2,
       explained_by = NULL, explaining_persons = '{}', explanation = NULL, explained_at = NULL,
       resolution = NULL, resolved_by = NULL, resolution_reason = NULL, resolved_at = NULL
     FROM ${GIVEN} WHERE i.id = g.id`,
    [toJson(items), at],
  );
}

export async function noteSeen(tx: Database, ids: string[], at: Date): Promise<void> {
  await runStatement(
    tx,
    `UPDATE reconciliation_items SET last_seen_at = greatest(last_seen_at, $2) WHERE id = ANY($1::text[])`,
    [ids, at],
  );
}

/** Resolves items whose difference a comparison no longer finds. */
export async function closeItems(tx: Database, ids: string[], at: Date): Promise<void> {
  await update(
    tx,
    reconciliationItems,
    { id: ids, status: { [Op.ne]: 'resolved' } },
    { status: 'resolved', resolution: 'disappeared', resolvedAt: at },
  );
}

/** Lists the unresolved items about charges whose state has changed since the item was stored. */
export async function listSettledCharges(db: Database): Promise<ReconciliationItem[]> {
  return selectRows(
    db,
    `SELECT ${ITEM} FROM reconciliation_items i
     WHERE source = 'charges' AND status <> 'resolved' AND kind IN ('other_state', 'missing_there')
       AND (SELECT c.state FROM charges c WHERE c.donation_id = split_part(i.reference, '/', 1)) IS DISTINCT FROM ours`,
  );
}

export async function findItem(db: Database, id: string): Promise<ReconciliationItem | undefined> {
  return find(db, reconciliationItems, { id });
}

/** Reads an item and locks it until the transaction ends. */
export async function lockItem(tx: Database, id: string): Promise<ReconciliationItem | undefined> {
  return lock(tx, reconciliationItems, { id });
}

export async function saveExplanation(
  tx: Database,
  id: string,
  { by, persons, reason, at }: { by: string; persons: string[]; reason: string; at: Date },
): Promise<void> {
  await update(
    tx,
    reconciliationItems,
    { id },
    {
      status: 'explained',
      explainedBy: by,
      explainingPersons: persons,
      explanation: reason,
      explainedAt: at,
    },
  );
}

export async function saveResolution(
  tx: Database,
  id: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<void> {
  await update(
    tx,
    reconciliationItems,
    { id },
    { status: 'resolved', resolution: 'decided', resolvedBy: by, resolutionReason: reason, resolvedAt: at },
  );
}

export interface ItemFilter {
  status?: ItemStatus | undefined;
  source?: ReconciliationSource | undefined;
  kind?: DifferenceKind | undefined;
  age?: AgeBucket | undefined;
  reference?: string | undefined;
}

/** Numbers the SQL parameters at run time, because each filter may be absent. */
function conditionsOf({ status, source, kind, age, reference }: ItemFilter, at: Date) {
  const bind: unknown[] = [at];
  const parts: string[] = ['true'];
  const add = (sql: string, value: unknown) => {
    bind.push(value);
    parts.push(sql.replace('?', `$${bind.length}`));
  };
  const AGE = `(coalesce(resolved_at, $1::timestamptz) - first_seen_at)`;
  if (status !== undefined) add('status = ?', status);
  if (source !== undefined) add('source = ?', source);
  if (kind !== undefined) add('kind = ?', kind);
  if (reference !== undefined) add('reference = ?', reference);
  if (age !== undefined) {
    const { least, before } = boundsOf(age);
    if (least > 0) add(`${AGE} >= ?::integer * interval '1 day'`, least);
    if (before !== null) add(`${AGE} < ?::integer * interval '1 day'`, before);
  }
  return { where: parts.join(' AND '), bind };
}

/** Returns a page of items and the total. Unresolved items come first, then the oldest. */
export async function listItems(
  db: Database,
  { limit, offset, ...filter }: ItemFilter & { limit: number; offset: number },
  at: Date,
): Promise<{ items: ReconciliationItem[]; total: number }> {
  const { where, bind } = conditionsOf(filter, at);
  const items = await selectRows<ReconciliationItem>(
    db,
    `SELECT ${ITEM} FROM reconciliation_items WHERE ${where} AND $1::timestamptz IS NOT NULL
     ORDER BY status = 'resolved', first_seen_at, id LIMIT ${limit} OFFSET ${offset}`,
    bind,
  );
  const [counted] = await selectRows<{ total: number }>(
    db,
    `SELECT count(*) AS total FROM reconciliation_items WHERE ${where} AND $1::timestamptz IS NOT NULL`,
    bind,
  );
  return { items, total: counted?.total ?? 0 };
}

/** Counts the unresolved items by age. */
export async function countByAge(db: Database, at: Date): Promise<Record<AgeBucket, number>> {
  const rows = await selectRows<{ days: number; items: number }>(
    db,
    `SELECT days, count(*) AS items
     FROM (SELECT greatest(0, floor(extract(epoch FROM $1::timestamptz - first_seen_at) * 1000 / $2))::int AS days
           FROM reconciliation_items WHERE status <> 'resolved') AS aged GROUP BY days`,
    [at, DAY_MS],
  );
  const counts = Object.fromEntries(AGE_BUCKETS.map((bucket) => [bucket, 0])) as Record<AgeBucket, number>;
  for (const { days, items } of rows) counts[bucketOf(days)] += items;
  return counts;
}
