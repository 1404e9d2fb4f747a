/** Says why a form was refused. Chooses the words by code and field, because the messages of the API are English. */
import { type ErrorCode, type FaultCode, type FieldFault, type GivingError } from '../../domain/errors';
import { linesOf } from './form-fields';
import { type Form } from './forms';
import { isKey, type Key, type Say } from './language';

/** Describes the refusals that the forms of a page expect. */
export interface RefusalWords {
  /** The fields that can show a fault. The faults of all other fields belong to the whole form. */
  fields: readonly string[];
  /** Words for faults that need more than the words of their code, by `<field> <code>`. `documents.*` is a line. */
  faults: Partial<Record<string, Key>>;
  /** Words for errors that have neither faults nor a known `details.reason`, by code. */
  errors: Partial<Record<ErrorCode, Key>>;
}

/** A refused form, for the page that shows it again. */
export interface Refusal {
  form: Form;
  fault: string;
  /** The faults by field. */
  faults: Partial<Record<string, string>>;
}

/** The form of a page that is shown for the first time. */
export const NOT_REFUSED: Pick<Refusal, 'form' | 'faults'> = { form: {}, faults: {} };

const FAULTS: Record<FaultCode, Key> = {
  required: 'faultRequired',
  unknown: 'faultOther',
  type: 'faultOther',
  too_short: 'faultRequired',
  too_long: 'faultTooLong',
  too_small: 'faultOther',
  too_large: 'faultOther',
  format: 'faultOther',
  not_allowed: 'faultOther',
  conflict: 'faultOther',
  not_found: 'faultOther',
};

/** Explains a refusal to a page that shows the form again. */
export function explainRefusal(say: Say, error: GivingError, form: Form, words: RefusalWords): Refusal {
  const faults: Refusal['faults'] = {};
  for (const fault of faultsOf(error)) {
    const [field = ''] = fault.field.split('.');
    if (words.fields.includes(field)) faults[field] ??= sayFault(say, fault, { form, words });
  }
  const isMarked = Object.keys(faults).length > 0;
  return { form, faults, fault: isMarked ? say('checkFields') : sayError(say, error, words.errors) };
}

/** Treats the charity that an API path names as a field, because people type it into one. */
function faultsOf({ code, message, details }: GivingError): FieldFault[] {
  if (code === 'CHARITY_NOT_FOUND') return [{ field: 'charity', code: 'not_found', message }];
  return (details as { fields?: FieldFault[] }).fields ?? [];
}

/** Quotes the wrong line of a list. */
function sayFault(
  say: Say,
  { field: path, code, limit = '' }: FieldFault,
  { form, words }: { form: Form; words: RefusalWords },
): string {
  const [field = '', index] = path.split('.');
  const place = index === undefined ? field : `${field}.*`;
  const fault = say(words.faults[`${place} ${code}`] ?? FAULTS[code], { limit });
  if (index === undefined) return fault;
  return say('faultOfLine', { line: linesOf(form[field])[Number(index)] ?? '', fault });
}

/** Says why something failed as a whole, by `details.reason` or else by code. */
export function sayError(
  say: Say,
  { code, details: { reason, limit } }: GivingError,
  words: RefusalWords['errors'],
): string {
  const known = `refused:${String(reason)}`;
  const other = code === 'NOT_FOUND' ? 'refusedGone' : 'refusedOther';
  const key = isKey(known) ? known : (words[code] ?? other);
  return say(key, { limit: typeof limit === 'number' ? limit : '' });
}
