import { skeletonOf } from '../../../domain/names';
import { changeRows, type Database, inTransaction } from '../../database';
import { isDuplicate } from '../../failures';
import { countListedCharities } from './counts';
import { count, find, insert, list, lock, update } from '../../rows';
import { charities, type CharityRow } from '../../tables/charities';

/** A charity without its name skeleton. Each write computes the skeleton from the name. */
export type Charity = Omit<CharityRow, 'nameSkeleton' | 'trustFactors' | 'trustScoredAt' | 'claimedAt'>;

export interface CharityFilter {
  category?: string | undefined;
  verified?: boolean | undefined;
  ein?: string | undefined;
  limit: number;
  offset: number;
}

/** Returns the names of charities by id, also of unlisted ones. */
export async function listNamesOfCharities(db: Database, ids: string[]): Promise<Map<string, string>> {
  const rows = await list(db, charities, { id: ids });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Finds a charity, even an unlisted one. */
export async function findCharity(db: Database, id: string): Promise<Charity | undefined> {
  return find(db, charities, { id });
}

/** Returns a page of the listed charities, oldest first, and the total of all matches. */
export async function listCharities(
  db: Database,
  filter: CharityFilter,
): Promise<{ charities: Charity[]; total: number }> {
  const where = {
    listed: true,
    ...(filter.category === undefined ? {} : { category: filter.category }),
    ...(filter.verified === undefined ? {} : { verified: filter.verified }),
    ...(filter.ein === undefined ? {} : { ein: filter.ein }),
  };
  const [rows, total] = await Promise.all([
    list(db, charities, where, { order: ['id'], limit: filter.limit, offset: filter.offset }),
    // The stored counts know no EIN.
    filter.ein === undefined ? countListedCharities(db, filter) : count(db, charities, where),
  ]);
  return { charities: rows, total };
}

export async function insertCharity(db: Database, charity: Charity): Promise<void> {
  await insert(db, charities, { ...charity, nameSkeleton: skeletonOf(charity.name) });
}

export async function findCharityIdByEin(db: Database, ein: string): Promise<string | undefined> {
  return (await find(db, charities, { ein }))?.id;
}

/** Stores a new charity. Returns false if another charity has its EIN. */
export async function tryInsertCharity(tx: Database, charity: Charity): Promise<boolean> {
  if (charity.ein === null) {
    await insertCharity(tx, charity);
    return true;
  }
  // ON CONFLICT waits for a concurrent insert of the same EIN. An import may be inserting it.
  const inserted = await changeRows(
    tx,
    `INSERT INTO charities (id, ein, name, name_skeleton, wallet_address, source, listed)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (ein) DO NOTHING`,
    [
      charity.id,
      charity.ein,
      charity.name,
      skeletonOf(charity.name),
      charity.walletAddress,
      charity.source,
      charity.listed,
    ],
  );
  if (inserted === 0) return false;
  await updateCharity(tx, charity.id, charity);
  return true;
}

/** Reads one charity and locks it until the transaction ends. */
export async function lockCharity(tx: Database, id: string): Promise<Charity | undefined> {
  return lock(tx, charities, { id });
}

/** Changes fields of a charity. */
export async function updateCharity(tx: Database, id: string, changes: Partial<Charity>): Promise<void> {
  const { name } = changes;
  const row = name === undefined ? changes : { ...changes, nameSkeleton: skeletonOf(name) };
  await update(tx, charities, { id }, row);
}

/** Changes fields of a charity. Returns false if another charity has the new EIN. */
export async function tryUpdateCharity(
  tx: Database,
  id: string,
  changes: Partial<Charity>,
): Promise<boolean> {
  try {
    await inTransaction(tx, (savepoint) => updateCharity(savepoint, id, changes));
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
