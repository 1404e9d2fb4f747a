/** Checks a request against its schemas and lists every fault at once, with its path. */
import { type z } from 'zod';
import { type FieldFault, validationError } from '../domain/errors';
import { keepNarrowest, messageOf, toFaults } from './faults';

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
    const parsed = schema.safeParse(value, { reportInput: true, error: (issue) => messageOf(issue, name) });
    if (parsed.success) return parsed.data;
    faults.push(...keepNarrowest(parsed.error.issues.flatMap((issue) => toFaults(issue, name))));
    return undefined;
  });
  if (faults.length > 0) throw validationError(faults);
  return values;
}
