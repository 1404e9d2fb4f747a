/** Says why a form was refused. Chooses the words by code and field, because the messages of the API are English. */
import { type ErrorCode, type FaultCode, type FieldFault, type GivingError } from '../../domain/errors';
import { type Form } from './forms';
import { isKey, type Key, type Say } from './language';

/** Describes the refusals that the forms of a page expect. */
export interface RefusalWords {
  /** The fields that can show a fault. The faults of all other fields belong to the whole form. */
  fields: readonly string[];
  /** Words for faults that need more than the words of their code, by `<field> <code>`. */
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
  const { fields = [] } = error.details as { fields?: FieldFault[] };
  for (const { field, code, limit = '' } of fields) {
    if (!words.fields.includes(field)) continue;
    faults[field] ??= say(words.faults[`${field} ${code}`] ?? FAULTS[code], { limit });
  }
  const isMarked = Object.keys(faults).length > 0;
  return { form, faults, fault: isMarked ? say('checkFields') : sayError(say, error, words.errors) };
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
