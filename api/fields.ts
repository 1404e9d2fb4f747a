/**
 * Routes share these field schemas. They refuse values that Postgres or some JSON parsers would refuse or
 * change.
 */
import { z } from 'zod';
import { type ZodOpenApiOverride } from 'zod-openapi';
import { CARD_NUMBER_FAULT, hasCardNumber } from '../domain/card-numbers';
import { COUNTRY_FAULT, isCountry } from '../domain/countries';
import { TAGS } from '../domain/charities/profile';
import { startOfDay } from '../domain/days';
import { CURRENCIES, type Currency, CURRENCY_CODES, fitsDecimals, MAX_WHOLE_DIGITS } from '../domain/money';
import { isDocumentId, isWebUrl } from '../domain/documents/references';
import { type IdPrefix } from '../domain/ids';
import {
  EMAIL_FAULT,
  EMAIL_PATTERN,
  hasForeignLocalPart,
  isEmail,
  LOCAL_PART_FAULT,
  normalizeEmail,
} from '../domain/mails/email';
import { ADDRESS_FAULT, hasAddress } from '../domain/mails/links';
import { hasUnseenCharacter } from '../domain/unseen';
import { AMOUNT_PATTERN, HOST_PATTERN, UNIQUE } from './describe';
import { fault, faultBetween } from './faults';

/**
 * Accepts text without card numbers. Also refuses NUL characters and unpaired surrogates, which Postgres cannot store.
 * Every text field of a request uses this schema, unless another rule already excludes card numbers.
 */
export function textField(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'remove NUL characters (U+0000) and unpaired surrogates',
    )
    .refine(
      (text) => text.length > maxLength || !hasCardNumber(text),
      fault('not_allowed', CARD_NUMBER_FAULT),
    )
    .meta(describePattern('^[^\\x00]*$'));
}

/** Gives request generators a pattern for a rule in code. Keeps a pattern that the field already has. */
export function describePattern(pattern: string): { override: ZodOpenApiOverride } {
  return { override: ({ jsonSchema }) => void (jsonSchema.pattern ??= pattern) };
}

/** The control characters of Unicode: C0, DEL and C1. */
const CONTROLS = '\\x00-\\x1f\\x7f-\\x9f';
/** Soft hyphens and the usual characters that have no width or change the direction of text, but not the joiners. */
const UNSEEN = '\\u00ad\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f';
const NAME_PATTERN = `^[^${CONTROLS}${UNSEEN}]*[^\\s${CONTROLS}${UNSEEN}][^${CONTROLS}${UNSEEN}]*$`;

/** Accepts a name without invisible characters. */
export function nameField(maxLength: number) {
  return textField(maxLength)
    .refine(
      (name) => !hasUnseenCharacter(name),
      'remove invisible characters (control, bidirectional, zero-width)',
    )
    .trim()
    .min(1)
    .meta(describePattern(NAME_PATTERN));
}

/** Accepts the name of a person. Mails carry it to others, so it has no address. */
export function personNameField(maxLength: number) {
  return nameField(maxLength).refine((name) => !hasAddress(name), fault('not_allowed', ADDRESS_FAULT));
}

/** Accepts an email address and normalizes it for storage. */
export const emailField = textField(254)
  .transform(normalizeEmail)
  .refine((email) => !hasForeignLocalPart(email), LOCAL_PART_FAULT)
  .refine((email) => hasForeignLocalPart(email) || isEmail(email), EMAIL_FAULT)
  .meta({
    pattern: EMAIL_PATTERN,
    description: 'The domain may have letters of any script. It is stored in ASCII (IDNA).',
    example: 'donor@example.org',
  });

/** Matches an http or https URL. The scheme may be in capitals. */
export const WEB_URL_PATTERN = `^[Hh][Tt]{2}[Pp][Ss]?://${HOST_PATTERN}([/?#][^\\s\\x00-\\x1f\\x7f-\\x9f]*)?$`;

export const webUrlField = textField(2_048)
  .refine(isWebUrl, 'must be an http or https URL without a user name')
  .meta({ format: 'uri', ...describePattern(WEB_URL_PATTERN) });

/** Accepts proof, as a web address or the id of an uploaded document. */
export const referenceField = textField(2_048)
  .refine(
    (text) => isWebUrl(text) || isDocumentId(text),
    'must be an http or https URL, or the id of a document that you uploaded',
  )
  .meta({
    ...describePattern(`${WEB_URL_PATTERN}|^document_[0-9a-z]{1,55}$`),
    example: 'https://example.org/proof.pdf',
  });

export const tagsField = z
  .array(nameField(TAGS.length))
  .max(TAGS.most)
  .refine(
    (tags) => new Set(tags).size === tags.length,
    fault('conflict', 'must not contain the same tag twice'),
  )
  .meta(UNIQUE);

export const currencyField = z
  .enum(CURRENCY_CODES)
  .meta({ id: 'Currency', description: 'ISO 4217 code, or the symbol of a crypto token' });

/** Accepts a positive decimal string. `amountFitsCurrency` checks the number of decimals. */
export const amountField = z
  .string()
  .max(64, { message: 'must have at most 64 characters', abort: true })
  .regex(/^(0|[1-9][0-9]*)(\.[0-9]+)?$/, {
    message: 'must be a plain decimal string such as "25.00"',
    abort: true,
  })
  .refine((text) => /[1-9]/.test(text), fault('too_small', 'must be greater than zero', 0))
  .refine(
    (text) => (text.split('.')[0] ?? '').length <= MAX_WHOLE_DIGITS,
    fault('too_large', `must have at most ${MAX_WHOLE_DIGITS} digits before the decimal point`),
  )
  .meta({ pattern: AMOUNT_PATTERN, example: '25.00' });

/** Returns false if an amount has too many decimals. Ignores bad input, because other schemas refuse it. */
export function amountFitsCurrency(value: unknown, field: string): boolean {
  const { [field]: amount, currency } = Object(value) as Record<string, unknown>;
  if (typeof amount !== 'string' || typeof currency !== 'string' || !Object.hasOwn(CURRENCIES, currency)) {
    return true;
  }
  const plain = /^[0-9]+\.[0-9]+$/.exec(amount.slice(0, 64))?.[0] ?? '';
  return fitsDecimals(plain, currency as Currency);
}

/** The fault of an amount that `amountFitsCurrency` refuses. */
export function tooManyDecimals(field: string) {
  return faultBetween(field, 'format', 'has more decimals than its currency allows', [field, 'currency']);
}

/** Describes an amount in a response. */
export const moneyField = z.string().meta({ description: 'Decimal string', example: '25.00' });

/** Describes a failure in a response. null means that nothing failed. */
export const failureField = z.object({ code: z.string(), message: z.string() }).nullable();

export const timeField = z.iso
  .datetime()
  .meta({ description: 'ISO 8601, UTC', example: '2026-11-21T12:00:00.000Z' });

/** Describes, in a response, the Temporal workflow or schedule that drives a resource. */
export const workflowField = z
  .object({
    id: z.string(),
    url: z.string().nullable().meta({
      description: 'Its page in the Temporal UI. null if the installation does not name a Temporal UI.',
    }),
  })
  .nullable()
  .optional()
  .meta({
    description:
      'The workflow that drives it, for a plan its schedule. Only operators see it. null if none runs it yet.',
  });

/** Accepts the id of a resource. */
export function idField(prefix: IdPrefix) {
  return z
    .string()
    .max(64)
    .regex(new RegExp(`^${prefix}_[0-9a-z_]+$`), `must be an id such as "${prefix}_…"`)
    .meta({ example: `${prefix}_01kakv0000000000000000000` });
}

/** Accepts any text as a path parameter, because a malformed id must answer 404, not 400. */
export const pathId = z.string();

/** Reads a query parameter that is `true` or `false`. */
export const flagParameter = z.enum(['true', 'false']).transform((text) => text === 'true');

/** Describes text that is parsed as a number. Drops the pattern, because it applies only to text. */
export function describeNumber(described: NumberSchema): { override: ZodOpenApiOverride } {
  return {
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern;
      Object.assign(jsonSchema, described);
    },
  };
}

interface NumberSchema {
  type: 'integer' | 'number';
  minimum?: number;
  maximum?: number;
  default?: number;
}

/** Reads an integer query parameter. */
export function wholeNumber(minimum: number, maximum: number, initial: number) {
  return z
    .string()
    .regex(/^[0-9]{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine(
      (number) => number >= minimum && number <= maximum,
      fault('not_allowed', `must be from ${minimum} to ${maximum}`),
    )
    .default(initial)
    .meta(describeNumber({ type: 'integer', minimum, maximum, default: initial }));
}

/**
 * The query parameters of a page on the `/v1` routes: `limit`, 1 to 100 (default 20), and `offset` from 0.
 */
export const pageParameters = { limit: wholeNumber(1, 100, 20), offset: wholeNumber(0, 100_000_000, 0) };

/** Lists without filters take only these query parameters. */
export const pageQuery = z.strictObject(pageParameters);

/**
 * The query parameters of a page on the `/api/v1` routes: `page` from 1, and `limit`, 1 to 100 (default 20).
 */
export const numberedPageParameters = {
  page: wholeNumber(1, 1_000_000, 1),
  limit: wholeNumber(1, 100, 20),
};

/** Tells request generators which years `dayField` and `dayOrTime` accept. */
export const YEAR_PATTERN = '^(19|2[0-9])[0-9]{2}';

/** Accepts the code of a country. */
export const countryField = z
  .string()
  .refine(isCountry, COUNTRY_FAULT)
  .meta({ pattern: '^[A-Z]{2}$', example: 'US' });

/**
 * Accepts a calendar day. Our parsers format years before 1 and after 9999 differently, so the bounds exclude
 * such years.
 */
export const dayField = z.iso
  .date({ abort: true })
  .refine(
    (day) => day >= '1900-01-01' && day <= '2999-12-31',
    fault('not_allowed', 'must be from 1900-01-01 to 2999-12-31'),
  )
  .meta({ pattern: `${YEAR_PATTERN}-[0-9]{2}-[0-9]{2}$` });

/** Converts a day in a query to its start in UTC. */
export const dayParameter = dayField.transform(startOfDay);

/** Builds the response schema of a list on the `/v1` routes. */
export function listEnvelope<Name extends string, Item extends z.ZodType>(name: Name, item: Item) {
  return z.object({
    [name]: z.array(item),
    total: z.int(),
    limit: z.int(),
    offset: z.int(),
  } as Record<Name, z.ZodArray<Item>> & { total: z.ZodInt; limit: z.ZodInt; offset: z.ZodInt });
}
