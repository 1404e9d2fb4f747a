/**
 * Stores requested changes of a charity's name, EIN, location or wallet. A second person must confirm each
 * one.
 */
import { type GuardedField, type GuardedValue } from '../../../domain/charities/changes';
import { type Database } from '../../database';
import { find, insert, list, update } from '../../rows';
import { type CharityChangeRow, charityChanges } from '../../tables/charities';

/** A requested change, with the new value of its field. */
export type CharityChange = Omit<CharityChangeRow, 'field' | 'newValue'> & GuardedValue;

type Progress = Partial<
  Pick<CharityChange, 'status' | 'confirmedBy' | 'effectiveAt' | 'approvedAt' | 'endedAt'>
>;

export async function insertChange(tx: Database, { value, ...change }: CharityChange): Promise<void> {
  await insert(tx, charityChanges, { ...change, newValue: value });
}

/** Stores the progress of a change. Lock the charity first. */
export async function updateChange(tx: Database, id: string, progress: Progress): Promise<void> {
  await update(tx, charityChanges, { id }, progress);
}

/** Returns the open changes of a charity, oldest first. */
export async function listOpenChanges(db: Database, charityId: string): Promise<CharityChange[]> {
  const rows = await list(db, charityChanges, { charityId, endedAt: null }, { order: ['id'] });
  return rows.map((row) => toChange(row));
}

/** Returns the open change of a field. */
export async function findOpenChange(
  db: Database,
  charityId: string,
  field: GuardedField,
): Promise<CharityChange | undefined> {
  return (await listOpenChanges(db, charityId)).find((change) => change.field === field);
}

export async function findChange(db: Database, id: string): Promise<CharityChange | undefined> {
  const row = await find(db, charityChanges, { id });
  return row === undefined ? undefined : toChange(row);
}

/** Builds a change from its row. The database keeps a location as an object and other values as text. */
function toChange({ newValue, ...row }: CharityChangeRow): CharityChange {
  return { ...row, value: newValue } as CharityChange;
}
