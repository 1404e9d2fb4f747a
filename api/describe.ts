/**
 * Describes in the OpenAPI document what rules in code refuse, so that forms and generators of requests can know it.
 * A description refuses nothing itself. Rules between fields stand in `dependentSchemas` and `if`, which generators of
 * clients ignore, so that the type of a body stays one object.
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
 * Matches a host in the form that `format: uri` asks for, and a port. The API also takes a host in another script and an
 * IPv6 address, but says neither: of all the texts that a pattern for them would match, most are none.
 */
export const HOST_PATTERN = `(([A-Za-z0-9_-]+\\.)*[A-Za-z][A-Za-z0-9_-]*|(${OCTET}\\.){3}${OCTET})${PORT}`;
/** Matches a name or address of this machine, and a port. */
export const LOOPBACK_PATTERN = `(127\\.0\\.0\\.1|localhost|\\[::1\\])${PORT}`;

/** Describes a rule that refuses repeated items. */
export const UNIQUE = describeSchema({ uniqueItems: true });

/** Describes that fields are there. Linters want each of them to be a property beside it, too. */
export function requireFields(...fields: string[]): Keywords {
  return { properties: anyValue(fields), required: fields };
}

function anyValue(fields: readonly string[]): Keywords {
  return Object.fromEntries(fields.map((field) => [field, {}]));
}

/** What a body must and must not have beside some values of a field. */
interface Choice {
  of: readonly string[];
  needs?: readonly string[];
  forbids?: readonly string[];
  fields?: Keywords;
}

/** Describes rules that depend on the value of a required field. The choices name each of its values once. */
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

/** Describes that `needed` is required beside all values of a required field but these. */
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
/** More decimals than these make a pattern that nobody can read. */
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
