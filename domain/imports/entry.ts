/** Converts one record of a register file to a register entry, or lists all errors of the record. */
import { type Category, categoryOf, isCategory } from './categories';
import { type ColumnName, type Columns } from './columns';

export type Deductibility = 'yes' | 'no' | 'treaty';

/** The register's facts about one organization. Null means that the register does not have the fact. */
export interface RegisterEntry {
  /** Nine digits. */
  ein: string;
  /** The name as the register writes it. */
  name: string;
  city: string | null;
  state: string | null;
  postalCode: string | null;
  latitude: string | null;
  longitude: string | null;
  ntee: string | null;
  category: Category | null;
  /** The month of the IRS ruling that recognized the organization, as YYYY-MM. */
  rulingMonth: string | null;
  /** Whole dollars, as text. */
  assetDollars: string | null;
  incomeDollars: string | null;
  revenueDollars: string | null;
  deductibility: Deductibility | null;
  /** Two digits. 03 means 501(c)(3). */
  subsection: string | null;
  mission: string | null;
}

const MAX_NAME_LENGTH = 255;
const MAX_CITY_LENGTH = 100;
const MAX_MISSION_LENGTH = 10_000;

const CONTROL_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/; // oxlint-disable-line no-control-regex
const IRS_RULING = /^((?:1[89]|20)\d\d)(0[1-9]|1[0-2])$/;
const PREPARED_RULING = /^((?:1[89]|20)\d\d)-(0[1-9]|1[0-2])$/;
const ZIP = /^(\d{3,5})(?:-?\d{4})?$/;
const WHOLE_DOLLARS = /^-?\d{1,15}$/;
const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

const IRS_DEDUCTIBILITY: Readonly<Record<string, Deductibility>> = { '1': 'yes', '2': 'no', '4': 'treaty' };
const PREPARED_DEDUCTIBILITY: Readonly<Record<string, Deductibility>> = {
  yes: 'yes',
  no: 'no',
  treaty: 'treaty',
};

export function readEntry(
  columns: Columns,
  fields: string[],
): { entry: RegisterEntry } | { faults: string[] } {
  if (fields.length !== columns.count) {
    return { faults: [`the row has more or fewer than ${String(columns.count)} fields`] };
  }
  const faults: string[] = [];
  if (fields.some((field) => CONTROL_CHARACTER.test(field))) faults.push('a control character, such as NUL');
  const cell = (column: ColumnName) => fields[columns.position[column] ?? -1]?.trim() ?? '';
  const isIrs = columns.shape === 'irs';
  const ntee = matching(cell('ntee').toUpperCase(), /^[A-Z0-9]{1,4}$/, 'ntee: not a code', faults);
  const entry: RegisterEntry = {
    ein: readEin(cell('ein'), faults),
    name: readName(cell('name'), faults),
    city: atMost(collapse(cell('city')), MAX_CITY_LENGTH, 'city', faults),
    state: matching(cell('state').toUpperCase(), /^[A-Z]{2}$/, 'state: not two letters', faults),
    postalCode: readPostalCode(cell('zip'), faults),
    latitude: readDegrees(cell('latitude'), 90, 'latitude', faults),
    longitude: readDegrees(cell('longitude'), 180, 'longitude', faults),
    ntee,
    category: isIrs ? categoryOf(ntee, cell('foundation')) : readCategory(cell('category'), ntee, faults),
    rulingMonth: isIrs
      ? readRuling(cell('ruling').replace(/^0{6}$/, ''), IRS_RULING, 'YYYYMM', faults)
      : readRuling(cell('ruling'), PREPARED_RULING, 'YYYY-MM', faults),
    assetDollars: matching(cell('assets'), WHOLE_DOLLARS, 'assets: not whole dollars', faults),
    incomeDollars: matching(cell('income'), WHOLE_DOLLARS, 'income: not whole dollars', faults),
    revenueDollars: matching(cell('revenue'), WHOLE_DOLLARS, 'revenue: not whole dollars', faults),
    deductibility: isIrs
      ? readDeductibility(cell('deductibility').replace(/^0$/, ''), IRS_DEDUCTIBILITY, faults)
      : readDeductibility(cell('deductibility').toLowerCase(), PREPARED_DEDUCTIBILITY, faults),
    subsection: readSubsection(cell('subsection'), faults),
    mission: atMost(cell('mission'), MAX_MISSION_LENGTH, 'mission', faults),
  };
  return faults.length === 0 ? { entry } : { faults };
}

/** Accepts nine digits with or without the dash. Restores a leading zero that a spreadsheet dropped. */
function readEin(text: string, faults: string[]): string {
  // A mutant survives: a longer text is not nine digits
  const digits = text.replace(/^(\d\d)-(?=\d{7}$)/, '$1').replace(/^\d{8}$/, '0$&');
  if (!/^\d{9}$/.test(digits) || digits === '000000000') faults.push('ein: not nine digits');
  return digits;
}

function readName(text: string, faults: string[]): string {
  const name = collapse(text);
  if (!/[\p{L}\p{N}]/u.test(name)) faults.push('name: empty');
  if (name.length > MAX_NAME_LENGTH) faults.push(`name: over ${String(MAX_NAME_LENGTH)} characters`);
  return name;
}

/** Returns the first five digits of a ZIP or ZIP+4 code. The register writes 00000 for a foreign address. */
function readPostalCode(text: string, faults: string[]): string | null {
  const zip = matching(text, ZIP, 'zip: not a ZIP code', faults)?.replace(ZIP, '$1').padStart(5, '0');
  return zip === undefined || zip === '00000' ? null : zip;
}

function readDegrees(text: string, limit: number, what: string, faults: string[]): string | null {
  const degrees = matching(text, DEGREES, `${what}: not degrees`, faults);
  // A mutant survives: null counts as 0, which is within the limit
  if (degrees !== null && Math.abs(Number(degrees)) > limit) faults.push(`${what}: not degrees`);
  return degrees;
}

function readCategory(text: string, ntee: string | null, faults: string[]): Category | null {
  if (text === '') return categoryOf(ntee, null);
  if (isCategory(text)) return text;
  faults.push('category: not one of the ten');
  return null;
}

function readRuling(text: string, pattern: RegExp, format: string, faults: string[]): string | null {
  return matching(text, pattern, `ruling: not ${format}`, faults)?.replace(pattern, '$1-$2') ?? null;
}

function readDeductibility(
  text: string,
  meanings: Readonly<Record<string, Deductibility>>,
  faults: string[],
): Deductibility | null {
  const meaning = Object.hasOwn(meanings, text) ? meanings[text] : undefined;
  if (meaning === undefined && text !== '') faults.push('deductibility: not a known value');
  return meaning ?? null;
}

/** Returns two digits, and restores a dropped leading zero. 00 means unknown. */
function readSubsection(text: string, faults: string[]): string | null {
  const digits = matching(text, /^\d{1,2}$/, 'subsection: not two digits', faults)?.padStart(2, '0');
  return digits === undefined || digits === '00' ? null : digits;
}

function matching(text: string, pattern: RegExp, fault: string, faults: string[]): string | null {
  if (text === '') return null;
  if (!pattern.test(text)) faults.push(fault);
  return text;
}

function atMost(text: string, length: number, what: string, faults: string[]): string | null {
  if (text === '') return null;
  if (text.length > length) faults.push(`${what}: over ${String(length)} characters`);
  return text;
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ');
}
