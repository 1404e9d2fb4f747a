/** Field schemas that recur. Each refuses what Postgres or another reader could not take back unchanged. */
import { z } from 'zod';
import { startOfDay } from '../domain/days';
import { CURRENCIES, type Currency, CURRENCY_CODES, fitsDecimals, MAX_WHOLE_DIGITS } from '../domain/money';
import { type IdPrefix } from '../domain/ids';

/** Free text: no NUL character (Postgres refuses it) and no half of a surrogate pair. */
export function textField(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'must not contain NUL or broken characters',
    );
}

export const tagsField = z
  .array(textField(50).trim().min(1))
  .max(20)
  .refine((tags) => new Set(tags).size === tags.length, 'names a tag twice');

export const currencyField = z
  .enum(CURRENCY_CODES)
  .meta({ id: 'Currency', description: 'ISO 4217 code or token' });

/** A positive decimal string; how many decimals it may have depends on the currency. */
export const amountField = z
  .string()
  .max(64, { message: 'is too long for an amount', abort: true })
  .regex(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/, {
    message: 'must be a plain decimal string such as "25.00"',
    abort: true,
  })
  .refine((text) => /[1-9]/.test(text), 'must be greater than zero')
  .refine((text) => (text.split('.')[0] ?? '').length <= MAX_WHOLE_DIGITS, 'is too large')
  .meta({ example: '25.00' });

/** Whether an object's amount has no more decimals than its currency; a wrong currency or form is another field's fault. */
export function amountFitsCurrency(value: unknown, field: string): boolean {
  const { [field]: amount, currency } = Object(value) as Record<string, unknown>;
  if (typeof amount !== 'string' || typeof currency !== 'string' || !Object.hasOwn(CURRENCIES, currency)) {
    return true;
  }
  const plain = /^[0-9]+\.[0-9]+$/.exec(amount.slice(0, 64))?.[0] ?? '';
  return fitsDecimals(plain, currency as Currency);
}

/** An amount in an answer. */
export const moneyField = z.string().meta({ description: 'Decimal string', example: '25.00' });

/** Why something failed, in an answer; null when it did not. */
export const failureField = z.object({ code: z.string(), message: z.string() }).nullable();

export const timeField = z.iso
  .datetime()
  .meta({ description: 'ISO 8601, UTC', example: '2026-11-21T12:00:00.000Z' });

/** The id of a resource, in an answer or a request. */
export function idField(prefix: IdPrefix) {
  return z
    .string()
    .max(64)
    .regex(new RegExp(`^${prefix}_[0-9a-z_]+$`), `must be an id such as "${prefix}_…"`)
    .meta({ example: `${prefix}_01kakv0000000000000000000` });
}

/** A path parameter: any text, because an id of the wrong form names nothing and is answered 404. */
export const pathId = z.string();

/** A query flag: true or false. */
export const flagParameter = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A whole number of a query, with its bounds and default. */
export function wholeNumber(minimum: number, maximum: number, initial: number) {
  return z
    .string()
    .regex(/^[0-9]{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= minimum && number <= maximum, `must be from ${minimum} to ${maximum}`)
    .default(initial)
    .meta({ type: 'integer', minimum, maximum, default: initial });
}

/** Family B's page: `limit` 1 to 100 (default 20), `offset` from 0. */
export const pageParameters = { limit: wholeNumber(1, 100, 20), offset: wholeNumber(0, 100_000_000, 0) };

/** The query of a list without filters. */
export const pageQuery = z.strictObject(pageParameters);

/** Family A's page: `page` from 1, `limit` 1 to 100 (default 20). */
export const numberedPageParameters = {
  page: wholeNumber(1, 1_000_000, 1),
  limit: wholeNumber(1, 100, 20),
};

/** A day that every reader of ours can count with: years before 1 and after 9999 are written in other ways. */
export const dayField = z.iso
  .date()
  .refine((day) => day >= '1900-01-01' && day <= '2999-12-31', 'must be from 1900 to 2999');

/** A whole day of a query, as the moment it begins in UTC. */
export const dayParameter = dayField.transform(startOfDay);

/** The list envelope of Family B. */
export function listEnvelope<Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  return z.object({
    [name]: z.array(item),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
  } as Record<Name, z.ZodArray<Item>> & { total: z.ZodInt; limit: z.ZodInt; offset: z.ZodInt });
}
