/** Reads records of the sanctions files SDN.CSV and ALT.CSV of OFAC. The files have no header line. */
import { wordsOfName } from '../names';

/** A name of a sanctioned party. A party is a person, an organization, a ship or an aircraft. */
export interface SanctionedName {
  /** The number of the party. The aliases of a party have the same number. */
  uid: string;
  name: string;
  /** Sanctions programs, such as "SDGT". Empty for an alias. */
  programs: string[];
  isAlias: boolean;
}

const PARTY_COLUMNS = 12;
const ALIAS_COLUMNS = 5;
const NOTHING = '-0-';
/** The files end with the end-of-file character of CP/M. */
const END_OF_FILE = '\u001A';

/** Returns true if the record is only the end-of-file character. */
export function isEndMark(fields: string[]): boolean {
  // A mutant survives: the array has one element there
  return fields.length === 1 && fields[0]?.trim() === END_OF_FILE;
}

/** Returns the name in one record, or the reason why the record has no name. */
export function readSanctionedName(fields: string[]): SanctionedName | string {
  const values = fields.map((field) => field.trim()).map((field) => (field === NOTHING ? '' : field));
  const [uid = ''] = values;
  if (fields.length !== PARTY_COLUMNS && fields.length !== ALIAS_COLUMNS) {
    return `${String(fields.length)} columns instead of 12 (SDN.CSV) or 5 (ALT.CSV)`;
  }
  if (!/^[0-9]{1,9}$/.test(uid)) return 'the first column is not a party number';
  const isAlias = fields.length === ALIAS_COLUMNS;
  const name = (isAlias ? values[3] : values[1]) ?? '';
  if (wordsOfName(name).length === 0) return 'there is no name';
  return { uid, name, programs: isAlias ? [] : programsOf(values[3] ?? ''), isAlias };
}

/** Splits a list of programs, such as "SDGT] [IRGC" or "SDGT; IRGC". */
function programsOf(value: string): string[] {
  return value.split(/[;[\]]+/).flatMap((program) => (program.trim() === '' ? [] : [program.trim()]));
}
