/** Presents a row by the keys of its schema, so that only what the schema names leaves the platform. */
import { z } from 'zod';

type CamelCase<Key extends string> = Key extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Key;
type Printed<Value> = Value extends Date ? string : Value;

/** The keys whose value the row has, under the same name in camel case. Some readers may not see an optional field. */
type KeysOfRow<Wire, Row> = {
  [Key in keyof Wire & string]-?: undefined extends Wire[Key]
    ? never
    : CamelCase<Key> extends keyof Row
      ? Printed<Row[CamelCase<Key>]> extends Wire[Key]
        ? Key
        : never
      : never;
}[keyof Wire & string];

/** What the row cannot tell, and what is shown differently from the row. */
type Others<Wire, Row> = Omit<Wire, KeysOfRow<Wire, Row>> &
  Partial<Pick<Wire, KeysOfRow<Wire, Row> & keyof Wire>>;

/** A field of a schema, and the row's property of the same name. */
interface Field {
  key: string;
  property: string;
  isOptional: boolean;
}

const fields = new WeakMap<z.ZodObject, Field[]>();

/**
 * Returns the wire form of a row: `created_at` is the row's `createdAt`, and times are printed. `others` holds what the
 * row cannot tell, and each optional field that this reader may see.
 */
export function project<Schema extends z.ZodObject, Row extends object>(
  schema: Schema,
  row: Row,
  others: Others<z.input<Schema>, Row>,
): z.input<Schema> {
  const wire: Record<string, unknown> = {};
  for (const { key, property, isOptional } of fieldsOf(schema)) {
    if (key in others) wire[key] = others[key as keyof typeof others];
    else if (!isOptional) wire[key] = print(row[property as keyof Row]);
  }
  return wire as z.input<Schema>;
}

function fieldsOf(schema: z.ZodObject<z.ZodRawShape>): Field[] {
  const known = fields.get(schema) ?? Object.entries(schema.shape).map(([key, type]) => describe(key, type));
  fields.set(schema, known);
  return known;
}

function describe(key: string, type: z.core.$ZodType): Field {
  const property = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { key, property, isOptional: z.safeParse(type, undefined).success };
}

function print(value: unknown): unknown {
  return value instanceof Date ? value.toISOString() : value;
}
