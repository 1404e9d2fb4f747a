/** Validates a form with the schema of the API endpoint that makes the same change. */
import { type z } from 'zod';
import { validateParts } from '../validate';

/** Returns the parsed fields. Throws a VALIDATION_ERROR that names every wrong field. */
export function readForm<S extends z.ZodType>(schema: S, fields: Record<string, unknown>): z.output<S> {
  const [parsed] = validateParts([{ schema, value: fields, name: 'form' }]);
  return parsed as z.output<S>;
}
