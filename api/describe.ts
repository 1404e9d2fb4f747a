/**
 * Adds rules that code enforces to the OpenAPI document, so that forms and request generators can follow them. These
 * keywords validate nothing themselves. Rules between fields use `dependentSchemas` and `if`. Client generators
 * ignore both, so the type of a body stays one object.
 */
import { type ZodOpenApiOverride } from 'zod-openapi';
import { CURRENCIES, MAX_WHOLE_DIGITS } from '../domain/money';

/** Keywords of JSON Schema. */
type Keywords = Record<string, unknown>;

/** Adds keywords to the schema of a field or body. */
export function describeSchema(...all: Keywords[]): { override: ZodOpenApiOverride } {
  return { override: ({ jsonSchema }) => void Object.assign(jsonSchema, ...all) };
}

const OCTET = '(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])';
const PORT = '(:([1-5]?[0-9]{1,4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]))?';
/**
 * Matches a host as in `format: uri`, with an optional port. The API also accepts internationalized hosts and IPv6
 * addresses. The pattern leaves them out, because a pattern that included them would match mostly invalid hosts.
 */
export const HOST_PATTERN = `(([A-Za-z0-9_-]+\\.)*[A-Za-z][A-Za-z0-9_-]*|(${OCTET}\\.){3}${OCTET})${PORT}`;
/** Matches a loopback host, with an optional port. */
export const LOOPBACK_PATTERN = `(127\\.0\\.0\\.1|localhost|\\[::1\\])${PORT}`;

/** Describes a rule that refuses repeated items. */
export const UNIQUE = describeSchema({ uniqueItems: true });

/** Requires fields. Linters also want each required field listed under `properties` in the same schema. */
export function requireFields(...fields: string[]): Keywords {
  return { properties: anyValue(fields), required: fields };
}

function anyValue(fields: readonly string[]): Keywords {
  return Object.fromEntries(fields.map((field) => [field, {}]));
}

/** The fields that a body needs, and must not have, when a field has one of the values in `of`. */
interface Choice {
  of: readonly string[];
  needs?: readonly string[];
  forbids?: readonly string[];
  fields?: Keywords;
}

/** Describes rules that depend on a required field's value. Each value must appear in exactly one choice. */
export function dependOn(field: string, choices: Choice[]): Keywords {
  const anyOf = choices.map(({ of, needs = [], forbids = [], fields = {} }) => ({
    properties: {
      [field]: { enum: of },
      ...anyValue(needs),
      ...Object.fromEntries(forbids.map((name) => [name, { not: {} }])),
      ...fields,
    },
    ...(needs.length === 0 ? {} : { required: needs }),
  }));
  return { dependentSchemas: { [field]: { anyOf } } };
}

/** Requires `needed`, unless the required field `field` has one of the values in `but`. */
export function requireUnless(
  field: string,
  all: readonly string[],
  but: readonly string[],
  needed: string,
): Keywords {
  return dependOn(field, [{ of: all.filter((value) => !but.includes(value)), needs: [needed] }, { of: but }]);
}

const WHOLE = `[1-9][0-9]{0,${MAX_WHOLE_DIGITS - 1}}`;
/** Matches positive amounts of any currency. */
export const AMOUNT_PATTERN = `^(0\\.0*[1-9][0-9]*|${WHOLE}(\\.[0-9]+)?)$`;
/** With more decimals, the pattern would be too long to read. */
const MOST_DESCRIBED_DECIMALS = 6;

/** Returns the pattern of a positive amount with at most this number of decimals. */
function amountPattern(decimals: number): string {
  if (decimals === 0) return `^${WHOLE}$`;
  if (decimals > MOST_DESCRIBED_DECIMALS) return AMOUNT_PATTERN;
  const fractions = Array.from(
    { length: decimals },
    (_, zeros) => `${'0'.repeat(zeros)}[1-9][0-9]{0,${decimals - 1 - zeros}}`,
  );
  return `^(0\\.(${fractions.join('|')})|${WHOLE}(\\.[0-9]{1,${decimals}})?)$`;
}

/** Describes how many decimals each currency allows for an amount. */
export function describeDecimals(field: string): Keywords {
  const byDecimals = new Map<number, string[]>();
  for (const [code, { decimals }] of Object.entries(CURRENCIES))
    byDecimals.set(decimals, [...(byDecimals.get(decimals) ?? []), code]);
  return dependOn(
    'currency',
    [...byDecimals].map(([decimals, of]) => ({
      of,
      fields: { [field]: { pattern: amountPattern(decimals) } },
    })),
  );
}
