/** Checks a request against its schemas and lists every fault at once, with its path. */
import { type z } from 'zod';
import { type FieldFault, validationError } from '../domain/errors';

interface Part {
  schema: z.ZodType;
  value: unknown;
  /** The name of the part. A fault of the whole part has this name as its `field`. */
  name: string;
}

/** Returns the parsed parts in order. Throws one VALIDATION_ERROR with the faults of all parts. */
export function validateParts(parts: Part[]): unknown[] {
  const faults: FieldFault[] = [];
  const values = parts.map(({ schema, value, name }) => {
    const parsed = schema.safeParse(value, { reportInput: true });
    if (parsed.success) return parsed.data;
    faults.push(...parsed.error.issues.flatMap((issue) => toFaults(issue, name)));
    return undefined;
  });
  if (faults.length > 0) throw validationError(faults);
  return values;
}

function toFaults(issue: z.core.$ZodIssue, part: string): FieldFault[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const prefix = path === '' ? '' : `${path}.`;
    return issue.keys.map((key) => ({
      field: `${prefix}${key.slice(0, 100)}`,
      message: 'is not a known field',
    }));
  }
  return [{ field: path === '' ? part : path, message: messageOf(issue, part) }];
}

function messageOf(issue: z.core.$ZodIssue, part: string): string {
  const isForm = issue.code === 'invalid_type' || issue.code === 'invalid_value';
  if (isForm && issue.input === undefined) return 'is required';
  if (part === 'query' && Array.isArray(issue.input)) return 'must be given only once';
  return issue.message;
}
