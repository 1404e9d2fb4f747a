import { type RegisteredCharity } from '../../../domain/imports/charity';
import { type RegisterEntry } from '../../../domain/imports/entry';
import { skeletonOf } from '../../../domain/names';
import { type Database, inTransaction, runStatement, selectRows } from '../../database';
import { type RegisterImportRow } from '../../tables/charities';

/** One row of a register file, ready to be stored. */
export interface RegisterRow {
  entry: RegisterEntry;
  charity: RegisteredCharity;
  /** The id that the charity gets if the row is new. */
  charityId: string;
  /** True if an earlier row of the same file has the same EIN. Only the earlier row is counted. */
  isRepeated: boolean;
}

export type RegisterImport = Pick<RegisterImportRow, 'rowsDone' | 'rowsRefused' | 'finishedAt'>;

/**
 * Returns the progress of the import of a file. The file's digest identifies the import. Starts a new import.
 */
export async function beginImport(db: Database, digest: string): Promise<RegisterImport> {
  const [row] = await selectRows<RegisterImport>(
    db,
    `INSERT INTO register_imports (file_digest) VALUES ($1)
     ON CONFLICT (file_digest) DO UPDATE SET file_digest = EXCLUDED.file_digest
     RETURNING rows_done, rows_refused, finished_at`,
    [digest],
  );
  if (row === undefined) throw new Error('INSERT … RETURNING returned no row');
  return row;
}

/** Returns the NTEE codes of the register, by EIN. */
export async function findNteeCodes(
  db: Database,
  eins: (string | null)[],
): Promise<Map<string | null, string>> {
  const rows = await selectRows<{ ein: string; ntee: string }>(
    db,
    'SELECT ein, ntee FROM register_entries WHERE ein = ANY($1) AND ntee IS NOT NULL',
    [eins.filter((ein) => ein !== null)],
  );
  return new Map(rows.map(({ ein, ntee }) => [ein, ntee]));
}

/** Returns the name that the register has for an EIN. */
export async function findRegisteredName(db: Database, ein: string): Promise<string | undefined> {
  const [entry] = await selectRows<{ name: string }>(db, 'SELECT name FROM register_entries WHERE ein = $1', [
    ein,
  ]);
  return entry?.name;
}

/** Marks an import as done. */
export async function finishImport(db: Database, digest: string): Promise<void> {
  const sql = 'UPDATE register_imports SET finished_at = now() WHERE file_digest = $1';
  await runStatement(db, sql, [digest]);
}

/** The advisory lock that allows one import at a time. No other lock uses this number. */
const IMPORT_LOCK = 7_203;

/**
 * Runs `work` while this connection holds the lock. `work` uses other connections. Returns false if another
 * import holds the lock.
 */
export async function withImportLock(db: Database, work: () => Promise<void>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [lock] = await selectRows<{ isTaken: boolean }>(
      tx,
      `SELECT set_config('idle_in_transaction_session_timeout', '0', true), pg_try_advisory_xact_lock($1) AS is_taken`,
      [IMPORT_LOCK],
    );
    if (lock?.isTaken !== true) return false;
    await work();
    return true;
  });
}

/** Returns true if an import has stored at least one entry. */
export async function hasRegister(db: Database): Promise<boolean> {
  const rows = await selectRows(db, 'SELECT 1 FROM register_entries LIMIT 1');
  return rows.length > 0;
}

/** The progress of an import after one batch. */
export interface ImportStep {
  digest: string;
  /** Records processed so far, including refused records. */
  rowsDone: number;
  rowsRefused: number;
  /**
   * True if the file has no coordinates, categories and missions. The values of earlier files are then kept.
   */
  keepsExtras: boolean;
}

/**
 * Stores each row as a register entry and as a charity. Stores the import's progress in the same transaction.
 * The EINs must be distinct. Does not write unchanged rows and their charities. Never overwrites a charity
 * that does not come from the register.
 */
export async function storeBatch(
  db: Database,
  step: ImportStep,
  rows: RegisterRow[],
): Promise<{ inserted: number; updated: number }> {
  const [counts] = await selectRows<{ inserted: number; updated: number }>(db, STORE_BATCH, [
    step.digest,
    step.rowsDone,
    step.rowsRefused,
    step.keepsExtras,
    ...PARAMETERS.map(([, , read]) => rows.map(read)),
  ]);
  return counts ?? { inserted: 0, updated: 0 };
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

const PARAMETERS: Parameter[] = [
  ...ENTRY_PARAMETERS,
  ['charity_id', 'text', ({ charityId }) => charityId],
  ['charity_name', 'text', ({ charity }) => charity.name],
  ['name_skeleton', 'text', ({ charity }) => skeletonOf(charity.name)],
  ['charity_city', 'text', ({ charity }) => charity.city],
  ['country', 'text', ({ charity }) => charity.country],
  ['founded', 'integer', ({ charity }) => charity.founded],
  ['listed', 'boolean', ({ charity }) => charity.listed],
  ['is_repeated', 'boolean', ({ isRepeated }) => isRepeated],
];

/**
 * The columns that an import may change on a charity from the register. An import never changes other
 * columns.
 */
const CHARITY_COLUMNS: [column: string, source: string][] = [
  ['name', 'charity_name'],
  ['name_skeleton', 'name_skeleton'],
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

/**
 * If `keepsExtras` is true, a missing value in one of these columns keeps its stored value under this SQL
 * condition.
 */
const KEPT_WHILE: Record<string, string> = {
  latitude: 'given.postal_code = entry.postal_code',
  longitude: 'given.postal_code = entry.postal_code',
  ntee: 'true',
  category: 'true',
  mission: 'true',
};

const entryColumns = ENTRY_PARAMETERS.map(([name]) => name);
const entryFacts = entryColumns.filter((name) => name !== 'ein');
const charityColumns = CHARITY_COLUMNS.map(([column]) => column);
const prefixed = (prefix: string, columns: string[]) =>
  columns.map((column) => `${prefix}.${column}`).join(', ');
const replaced = (columns: string[]) => columns.map((column) => `${column} = excluded.${column}`).join(', ');

/** Returns SQL for the value to store in a column. */
function merged(column: string): string {
  const condition = KEPT_WHILE[column];
  if (condition === undefined) return `given.${column}`;
  return `coalesce(given.${column}, CASE WHEN $4 AND ${condition} THEN entry.${column} END)`;
}

/**
 * Uses one statement, because that is one transaction in one round trip. The statement first filters out
 * unchanged rows. Without the filter, ON CONFLICT would lock these rows, and locking a row writes to it.
 */
const STORE_BATCH = `
  WITH moved AS (
    UPDATE register_imports SET rows_done = $2, rows_refused = $3 WHERE file_digest = $1
  ), given AS (
    SELECT * FROM unnest(${PARAMETERS.map(([, type], index) => `$${index + 5}::${type}[]`).join(', ')})
      AS given (${PARAMETERS.map(([name]) => name).join(', ')})
  ), changed AS MATERIALIZED (
    SELECT ${PARAMETERS.map(([name]) => `${merged(name)} AS ${name}`).join(', ')}, entry.ein IS NULL AS is_new
    FROM given LEFT JOIN register_entries entry ON entry.ein = given.ein
    WHERE entry.ein IS NULL
      OR (${prefixed('entry', entryFacts)}) IS DISTINCT FROM (${entryFacts.map(merged).join(', ')})
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
