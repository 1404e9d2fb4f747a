/** Derives the events of a noun from the schemas of their data. */
import { type z } from 'zod';

/** One of the events in a table of schemas: its name, and its data in wire format. */
export type EventOf<Schemas extends Record<string, z.ZodType>> = {
  [Name in keyof Schemas]: { name: Name; data: z.output<Schemas[Name]> };
}[keyof Schemas];
