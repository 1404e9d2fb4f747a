/** Turns issues of the validator into faults of fields: a code for programs, and a message in our own words. */
import { z } from 'zod';
import { editDistance } from '../domain/edit-distance';
import { type FaultCode, type FieldFault } from '../domain/errors';

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

const UNKNOWN = 'is not a known field';
const UNKNOWN_PARAMETER = 'is not a known parameter';
/** Suggests a field name that differs in at most this many letters, and in at most one letter of three. */
const MOST_WRONG_LETTERS = 2;

/** Builds the parameters of a custom rule. A custom rule without a code gets the code `format`. */
export function fault(code: FaultCode, message: string, limit?: number | string) {
  return { message, params: { code, limit } };
}

/**
 * Builds the parameters of a rule between fields. The error names `field`. The rule runs even if other fields are
 * wrong, but not if one of `needs` is wrong.
 */
export function faultBetween(field: string, code: FaultCode, message: string, needs: string[]) {
  return {
    ...fault(code, message),
    path: field.split('.'),
    when: ({ issues }: { issues: RawIssue[] }) => !issues.some((issue) => spoils(issue, needs)),
  };
}

function spoils({ code, path = [] }: RawIssue, needs: string[]): boolean {
  const [field] = path;
  return field === undefined ? code !== 'unrecognized_keys' : needs.includes(String(field));
}

/** Returns the faults of an issue. `part` is the name of the request's part. */
export function toFaults(issue: Issue, part: string): FieldFault[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const prefix = path === '' ? '' : `${path}.`;
    const messages = issue.message.split('\n');
    return issue.keys.map((key, index) => ({
      field: `${prefix}${key.slice(0, 100)}`,
      code: 'unknown',
      message: messages[index] ?? UNKNOWN,
    }));
  }
  // A key can be wrong too, such as the name of a metadata pair.
  if (issue.code === 'invalid_key')
    return issue.issues.flatMap((inner) => toFaults({ ...inner, path: issue.path }, part));
  return [{ field: path === '' ? part : path, ...describe(issue, part) }];
}

/** Keeps only the last bound that a value breaks. The first may be the wider safe-integer bound of all integers. */
export function keepNarrowest(faults: FieldFault[]): FieldFault[] {
  return faults.filter(
    ({ field, code }, index) =>
      !faults.slice(index + 1).some((later) => later.field === field && later.code === code && isBound(code)),
  );
}

function isBound(code: FaultCode): boolean {
  return code === 'too_small' || code === 'too_large';
}

function describe(issue: Issue, part: string): Omit<FieldFault, 'field'> {
  const isForm = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  if (isForm && issue.input === undefined) return { code: 'required', message: 'is required' };
  if (part === 'query' && Array.isArray(issue.input)) {
    return { code: 'conflict', message: 'must be given only once' };
  }
  const limit = limitOf(issue);
  return { code: codeOf(issue), message: issue.message, ...(limit === undefined ? {} : { limit }) };
}

function codeOf(issue: Issue): FaultCode {
  switch (issue.code) {
    case 'invalid_type':
      return 'type';
    case 'invalid_union':
      return typeof issue.input === 'string' ? 'format' : 'type';
    case 'invalid_value':
      return issue.values.some((value) => typeof value === typeof issue.input) ? 'not_allowed' : 'type';
    case 'too_small':
      return isCounted(issue.origin) ? 'too_short' : 'too_small';
    case 'too_big':
      return isCounted(issue.origin) ? 'too_long' : 'too_large';
    case 'custom':
      return (issue.params as { code?: FaultCode } | undefined)?.code ?? 'format';
    default:
      return 'format';
  }
}

function limitOf(issue: Issue): number | string | undefined {
  if (issue.code === 'too_small') return Number(issue.minimum);
  if (issue.code === 'too_big') return Number(issue.maximum);
  if (issue.code === 'custom') return (issue.params as { limit?: number | string } | undefined)?.limit;
  return undefined;
}

/** True for text and lists, whose length is limited. */
function isCounted(origin: string): boolean {
  return origin === 'string' || origin === 'array';
}

/** Returns the message of a rule that has none of its own. The validator's own texts are never shown. */
export function messageOf(issue: RawIssue, part: string): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_MESSAGES[issue.expected] ?? 'has the wrong type';
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must ${describeBound(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)}`;
    case 'too_big':
      return `must ${describeBound(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)}`;
    case 'invalid_format':
      return FORMAT_MESSAGES[issue.format] ?? 'has the wrong format';
    case 'unrecognized_keys':
      // One issue names all unknown fields of an object. Its message has a line for each.
      return issue.keys.map((key) => describeUnknown(key, issue.inst, part)).join('\n');
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return 'is not valid';
  }
}

/** Suggests the field that a misspelt name probably means, such as `charity_id` for `charityId`. */
function describeUnknown(key: string, schema: unknown, part: string): string {
  if (part === 'query') return describeUnknownParameter(schema);
  if (!(schema instanceof z.ZodObject) || key.length > 100) return UNKNOWN;
  const written = toSnakeCase(key);
  const most = Math.min(MOST_WRONG_LETTERS, Math.floor(written.length / 3));
  const meant = Object.keys(schema.shape)
    .map((name) => ({ name, wrong: editDistance(name, written) }))
    .filter(({ wrong }) => wrong <= most)
    .sort((left, right) => left.wrong - right.wrong)[0];
  return meant === undefined ? UNKNOWN : `${UNKNOWN}. Did you mean ${meant.name}?`;
}

/** Names all parameters, because a path takes only a few. */
function describeUnknownParameter(schema: unknown): string {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return `${UNKNOWN_PARAMETER}. ${known.length === 0 ? 'This path takes none.' : `Known: ${known.join(', ')}.`}`;
}

function toSnakeCase(key: string): string {
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
}

function describeBound(origin: string, comparison: string, bound: number | bigint): string {
  if (origin === 'string' && comparison === 'at least' && bound === 1) return 'not be empty';
  if (origin === 'string') return `have ${comparison} ${bound} ${bound === 1 ? 'character' : 'characters'}`;
  if (origin === 'array') return `have ${comparison} ${bound} ${bound === 1 ? 'entry' : 'entries'}`;
  return `be ${comparison} ${bound}`;
}

const TYPE_MESSAGES: Partial<Record<string, string>> = {
  string: 'must be text',
  number: 'must be a number',
  int: 'must be a whole number',
  boolean: 'must be true or false',
  array: 'must be a list',
  object: 'must be a JSON object',
  record: 'must be a JSON object',
};

const FORMAT_MESSAGES: Partial<Record<string, string>> = {
  date: 'must be a date such as 2026-11-21',
  datetime: 'must be a time in UTC such as 2026-11-21T12:00:00.000Z',
  email: 'must be an email address',
  url: 'must be a web address',
};
