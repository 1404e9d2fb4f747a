/** Recognises the two formats of a register file by the column names in the first line. */

const IRS_COLUMNS = {
  ein: 'EIN',
  name: 'NAME',
  city: 'CITY',
  state: 'STATE',
  zip: 'ZIP',
  subsection: 'SUBSECTION',
  ruling: 'RULING',
  deductibility: 'DEDUCTIBILITY',
  foundation: 'FOUNDATION',
  assets: 'ASSET_AMT',
  income: 'INCOME_AMT',
  revenue: 'REVENUE_AMT',
  ntee: 'NTEE_CD',
} as const;

const PREPARED_COLUMNS = {
  ein: 'ein',
  name: 'name',
  city: 'city',
  state: 'state',
  zip: 'zip',
  latitude: 'lat',
  longitude: 'lon',
  ntee: 'ntee',
  category: 'category',
  ruling: 'ruling_date',
  assets: 'asset_amount',
  income: 'income_amount',
  revenue: 'revenue_amount',
  deductibility: 'deductible',
  subsection: 'subsection',
  mission: 'mission',
} as const;

export type ColumnName = keyof typeof IRS_COLUMNS | keyof typeof PREPARED_COLUMNS;

/** The format of a file, and the position of each column in a record. */
export interface Columns {
  shape: 'irs' | 'prepared';
  count: number;
  position: Partial<Record<ColumnName, number>>;
}

/** Recognises the format of a file by its header. If neither format fits, lists the missing columns. */
export function recogniseColumns(header: string[]): Columns | { fault: string } {
  const names = header.map((name) => name.trim().toLowerCase());
  const repeated = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  if (repeated !== undefined) return { fault: `the column ${repeated} appears twice` };
  const irs = locate(IRS_COLUMNS, names);
  if (irs.missing.length === 0) return { shape: 'irs', count: names.length, position: irs.position };
  const prepared = locate(PREPARED_COLUMNS, names);
  if (prepared.missing.length === 0) {
    return { shape: 'prepared', count: names.length, position: prepared.position };
  }
  return {
    fault: [
      'the first line has the columns of neither register format',
      `as an IRS Business Master File it lacks ${irs.missing.join(', ')}`,
      `as a prepared register file it lacks ${prepared.missing.join(', ')}`,
    ].join('; '),
  };
}

function locate(wanted: Partial<Record<ColumnName, string>>, names: string[]) {
  const found = Object.entries(wanted).map(([column, name]) => ({
    column,
    name,
    index: names.indexOf(name.toLowerCase()),
  }));
  return {
    missing: found.filter(({ index }) => index < 0).map(({ name }) => name),
    position: Object.fromEntries(found.map(({ column, index }) => [column, index])) as Columns['position'],
  };
}
