/** Fields for money as JSON numbers, with the exact decimal text beside each. */
import { z } from 'zod';

type Amount = z.ZodNumber | z.ZodNullable<z.ZodNumber>;

type ExactField<Field> = Field extends z.ZodNumber ? z.ZodString : z.ZodNullable<z.ZodString>;

type WithExact<Fields extends Record<string, Amount>> = Fields & {
  [Name in keyof Fields as `${Name & string}_exact`]: ExactField<Fields[Name]>;
};

const exact = z.string().meta({ description: 'The same amount, exactly', example: '94.30' });

/** Adds a field `…_exact` beside each amount. */
export function withExact<Fields extends Record<string, Amount>>(fields: Fields): WithExact<Fields> {
  const pairs = Object.entries(fields).flatMap(([name, field]) => [
    [name, field],
    [`${name}_exact`, field instanceof z.ZodNullable ? exact.nullable() : exact],
  ]);
  return Object.fromEntries(pairs) as WithExact<Fields>;
}
