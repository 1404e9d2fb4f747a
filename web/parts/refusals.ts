/** Says why the API refused a change. Chooses the words by code and field, because the messages of the API are English. */
import { type ErrorCode, type FieldFault, GivingApiError, ValidationError } from '../../client/index';
import { type Values } from '../common/words';

/** Describes the refusals that a form or a question expects. */
export interface RefusalWords<Key extends string> {
  /**
   * The fields that can show a fault, also by a whole path such as `documents.0.issued_on`. The faults of all other fields
   * belong to the whole form.
   */
  fields?: readonly string[];
  /** Words for faults that need more than the words of their code, by `<field> <code>`. `documents.*` is a line. */
  faults?: Partial<Record<string, Key>>;
  /** Words for errors that have no faults, by `details.reason`. */
  reasons?: Partial<Record<string, Key>>;
  /** Words for all other errors, by code. */
  errors?: Partial<Record<ErrorCode, Key>>;
}

export interface Refusal {
  /** What is wrong as a whole. */
  fault: string;
  /** The faults by field. */
  faults: Partial<Record<string, string>>;
}

/** Each catalog whose pages explain refusals has these sentences. */
type RefusalKey =
  | 'checkFields'
  | 'faultOfLine'
  | 'faultOther'
  | 'faultRequired'
  | 'faultTooLong'
  | 'refusedGone'
  | 'refusedOther'
  | 'unavailable';

interface Asked<Key extends string> {
  say: (key: NoInfer<Key> | RefusalKey, values?: Values) => string;
  error: Error;
  words: RefusalWords<Key>;
  /** What was sent for the fields that take one entry on each line. */
  lines?: Partial<Record<string, string[]>> | undefined;
}

/** Explains a refusal to the form or question that stays open. */
export function explainRefusal<Key extends string>(asked: Asked<Key>): Refusal {
  const { error, words } = asked;
  const faults: Refusal['faults'] = {};
  for (const fault of faultsOf(error)) {
    const [field] = fieldOf(words, fault.field);
    if (words.fields?.includes(field)) faults[field] ??= sayFault(asked, fault);
  }
  const isMarked = Object.keys(faults).length > 0;
  return { faults, fault: isMarked ? asked.say('checkFields') : sayError(asked) };
}

/** Treats the charity that an address names as a field, because people type it into one. */
function faultsOf(error: Error): FieldFault[] {
  if (error instanceof ValidationError) return error.fields;
  if (error instanceof GivingApiError && error.code === 'CHARITY_NOT_FOUND') {
    return [{ field: 'charity', code: 'not_found', message: error.message }];
  }
  return [];
}

/** Finds the field that shows a fault, and the line in it. */
function fieldOf<Key extends string>(
  { fields }: RefusalWords<Key>,
  path: string,
): [field: string, index?: string | undefined] {
  if (fields?.includes(path)) return [path];
  const [field = '', index] = path.split('.');
  return [field, index];
}

/** Quotes the wrong line of a list. */
function sayFault<Key extends string>(
  { say, words, lines = {} }: Asked<Key>,
  { field: path, code, limit = '' }: FieldFault,
): string {
  const [field, index] = fieldOf(words, path);
  const place = index === undefined ? field : `${field}.*`;
  const fault = say(words.faults?.[`${place} ${code}`] ?? FAULTS[code] ?? 'faultOther', { limit });
  if (index === undefined) return fault;
  return say('faultOfLine', { line: lines[field]?.[Number(index)] ?? '', fault });
}

const FAULTS: Partial<Record<string, RefusalKey>> = {
  required: 'faultRequired',
  too_short: 'faultRequired',
  too_long: 'faultTooLong',
};

function sayError<Key extends string>({ say, error, words }: Asked<Key>): string {
  if (!(error instanceof GivingApiError)) return say('unavailable');
  const { code, details } = error;
  const { reason, limit } = details;
  const known = words.reasons?.[String(reason)] ?? (code === 'UNKNOWN' ? undefined : words.errors?.[code]);
  return say(known ?? ERRORS[code] ?? 'refusedOther', { limit: typeof limit === 'number' ? limit : '' });
}

const ERRORS: Partial<Record<string, RefusalKey>> = {
  NOT_FOUND: 'refusedGone',
  INTERNAL_ERROR: 'unavailable',
  SERVICE_UNAVAILABLE: 'unavailable',
  RATE_LIMIT_EXCEEDED: 'unavailable',
};
