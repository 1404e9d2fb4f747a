import { type RegisteredCharity } from '../../domain/register/charity';
import { type RegisterEntry } from '../../domain/register/entry';
import { type Database, selectRows } from '../database';

/** One row of a register file, ready to be stored. */
export interface RegisterRow {
  entry: RegisterEntry;
  charity: RegisteredCharity;
  /** The charity's id, should the row be a new one. */
  charityId: string;
  /** Whether an earlier row of the same file had the same EIN; it is counted there. */
  isRepeated: boolean;
}

export interface RegisterImport {
  /** Records read and stored, refused ones included. */
  rowsDone: number;
  rowsRefused: number;
  finishedAt: Date | null;
}

/** How far the import of a file with this content has come; it is begun if it never was. */
export async function beginImport(db: Database, digest: string, fileName: string): Promise<RegisterImport> {
  const [row] = await selectRows<{ rows_done: string; rows_refused: string; finished_at: Date | null }>(
    db,
    `INSERT INTO register_imports (file_digest, file_name) VALUES ($1, $2)
     ON CONFLICT (file_digest) DO UPDATE SET file_name = register_imports.file_name
     RETURNING rows_done, rows_refused, finished_at`,
    [digest, fileName],
  );
  if (row === undefined) throw new Error('INSERT … RETURNING answered no row');
  return {
    rowsDone: Number(row.rows_done),
    rowsRefused: Number(row.rows_refused),
    finishedAt: row.finished_at,
  };
}

/** Moves an import on from where the caller left it; false when another process has moved it since. */
export async function advanceImport(
  tx: Database,
  digest: string,
  progress: { from: number; to: number; rowsRefused: number; isFinished: boolean },
): Promise<boolean> {
  const moved = await selectRows(
    tx,
    `UPDATE register_imports
     SET rows_done = $3, rows_refused = $4, finished_at = CASE WHEN $5 THEN now() END
     WHERE file_digest = $1 AND rows_done = $2 AND finished_at IS NULL RETURNING 1`,
    [digest, progress.from, progress.to, progress.rowsRefused, progress.isFinished],
  );
  return moved.length > 0;
}

/**
 * Stores rows with distinct EINs: each as register entry and as charity, new or brought up to date. A row the register
 * already has is not touched, nor is its charity; a charity that is not the register's keeps its own words.
 */
export async function storeRegisterRows(
  tx: Database,
  rows: RegisterRow[],
): Promise<{ inserted: number; updated: number }> {
  const sorted = rows.toSorted((a, b) => (a.entry.ein < b.entry.ein ? -1 : 1));
  const [counts] = await selectRows<{ inserted: string; updated: string }>(
    tx,
    STORE_ROWS,
    PARAMETERS.map(([, , read]) => sorted.map(read)),
  );
  return { inserted: Number(counts?.inserted), updated: Number(counts?.updated) };
}

type Parameter = [name: string, type: string, read: (row: RegisterRow) => unknown];

const ENTRY_PARAMETERS: Parameter[] = [
  ['ein', 'text', ({ entry }) => entry.ein],
  ['name', 'text', ({ entry }) => entry.name],
  ['city', 'text', ({ entry }) => entry.city],
  ['state', 'text', ({ entry }) => entry.state],
  ['postal_code', 'text', ({ entry }) => entry.postalCode],
  ['latitude', 'float8', ({ entry }) => entry.latitude],
  ['longitude', 'float8', ({ entry }) => entry.longitude],
  ['ntee', 'text', ({ entry }) => entry.ntee],
  ['category', 'text', ({ entry }) => entry.category],
  ['ruling_month', 'text', ({ entry }) => entry.rulingMonth],
  ['asset_dollars', 'bigint', ({ entry }) => entry.assetDollars],
  ['income_dollars', 'bigint', ({ entry }) => entry.incomeDollars],
  ['revenue_dollars', 'bigint', ({ entry }) => entry.revenueDollars],
  ['deductibility', 'text', ({ entry }) => entry.deductibility],
  ['subsection', 'text', ({ entry }) => entry.subsection],
  ['mission', 'text', ({ entry }) => entry.mission],
];

export const PARAMETERS: Parameter[] = [
  ...ENTRY_PARAMETERS,
  ['charity_id', 'text', ({ charityId }) => charityId],
  ['charity_name', 'text', ({ charity }) => charity.name],
  ['charity_city', 'text', ({ charity }) => charity.city],
  ['country', 'text', ({ charity }) => charity.country],
  ['founded', 'integer', ({ charity }) => charity.founded],
  ['listed', 'boolean', ({ charity }) => charity.listed],
  ['is_repeated', 'boolean', ({ isRepeated }) => isRepeated],
];

/** What the register says anew of a charity it made; all else on a charity is the platform's. */
const CHARITY_COLUMNS: [column: string, source: string][] = [
  ['name', 'charity_name'],
  ['category', 'category'],
  ['description', 'mission'],
  ['city', 'charity_city'],
  ['state', 'state'],
  ['postal_code', 'postal_code'],
  ['country', 'country'],
  ['latitude', 'latitude'],
  ['longitude', 'longitude'],
  ['founded', 'founded'],
  ['listed', 'listed'],
];

const entryColumns = ENTRY_PARAMETERS.map(([name]) => name);
const entryFacts = entryColumns.filter((name) => name !== 'ein');
const charityColumns = CHARITY_COLUMNS.map(([column]) => column);
const prefixed = (prefix: string, columns: string[]) =>
  columns.map((column) => `${prefix}.${column}`).join(', ');
const replaced = (columns: string[]) => columns.map((column) => `${column} = excluded.${column}`).join(', ');

/** A row that is already stored word for word is found by reading alone: ON CONFLICT would lock and so rewrite it. */
export const STORE_ROWS = `
  WITH given AS (
    SELECT * FROM unnest(${PARAMETERS.map(([, type], index) => `$${String(index + 1)}::${type}[]`).join(', ')})
      AS given (${PARAMETERS.map(([name]) => name).join(', ')})
  ), changed AS MATERIALIZED (
    SELECT given.*, entry.ein IS NULL AS is_new
    FROM given LEFT JOIN register_entries entry ON entry.ein = given.ein
    WHERE entry.ein IS NULL
      OR (${prefixed('entry', entryFacts)}) IS DISTINCT FROM (${prefixed('given', entryFacts)})
  ), entries AS (
    INSERT INTO register_entries (${entryColumns.join(', ')})
    SELECT ${entryColumns.join(', ')} FROM changed
    ON CONFLICT (ein) DO UPDATE SET ${replaced(entryFacts)}, imported_at = now()
  ), charities_made AS (
    INSERT INTO charities (id, ein, wallet_address, source, ${charityColumns.join(', ')})
    SELECT charity_id, ein, '0x' || left(encode(sha256(convert_to(charity_id, 'UTF8')), 'hex'), 40), 'register',
      ${CHARITY_COLUMNS.map(([, source]) => source).join(', ')}
    FROM changed
    ON CONFLICT (ein) DO UPDATE SET ${replaced(charityColumns)}, updated_at = now()
    WHERE charities.source = 'register'
      AND (${prefixed('charities', charityColumns)}) IS DISTINCT FROM (${prefixed('excluded', charityColumns)})
  )
  SELECT count(*) FILTER (WHERE is_new) AS inserted,
    count(*) FILTER (WHERE NOT is_new AND NOT is_repeated) AS updated
  FROM changed`;
