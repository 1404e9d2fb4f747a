/** Values that a schema accepts and that mean harm, and values that no schema should accept. */
import { type Random } from './random';
import { resolveSchema, type Schema } from './schemas';

export const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const TEXTS = [
  ...PROTOTYPE_NAMES,
  '',
  ' ',
  'a',
  '0',
  '-1',
  'null',
  'undefined',
  '\u0000',
  '\u202egnp.exe',
  'Red\u200bCross',
  '\ud800',
  'e\u0301'.repeat(40),
  '\u{1f4a9}'.repeat(20),
  'İıſK',
  '\r\nX-Injected: 1',
  '\u001b[2J',
  "'; DROP TABLE users; --",
  "' OR '1'='1",
  '1); UPDATE users SET is_operator = true; --',
  '$1',
  '%s%n%d',
  '{{7*7}}${7*7}<%= 7*7 %>',
  '{"$ne":null}',
  '[{"operator":true}]',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://127.0.0.1")',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'name:(a OR b) AND NOT "c',
  '((((((((((((((((((((a',
  '*:*',
  'filter_by:=[`a`]&&verified:=true',
  'food~2^9999',
  'food',
  '2026-01-15',
  '0001-01-01',
  '9999-12-31',
  '2024-02-29',
  '2026-01-15T10:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-15T10:00:00.123456+14:00',
  '23:59',
  '0.00',
  '0.01',
  '0.001',
  '1.00',
  '5.00',
  '999999999999.99',
  '92233720368547758.07',
  '92233720368547758.08',
  '1e3',
  'NaN',
  'Infinity',
  'USD',
  'EUR',
  'XXX',
  'US',
  '12-3456789',
  '00-0000000',
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '94110',
  'a@example.org',
  '"a b"@example.org',
  'https://example.org/hook',
  'https://user:pass@example.org:1/%00',
  'http://127.0.0.1:1/',
  'http://[::ffff:169.254.169.254]/latest',
  'javascript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'operator',
  '*',
];

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  2,
  5,
  10,
  100,
  0.1,
  0.005,
  1e-7,
  5e-324,
  90,
  180,
  1999,
  2026,
  2 ** 31,
  2 ** 53 - 1,
];
const MORE_NUMBERS = [-(2 ** 31), -(2 ** 53), 1e15, 1e21, 1.7976931348623157e308];

/** What is sent as it stands where JSON has a value. */
const RAW_VALUES = [
  'NaN',
  '1e400',
  '-0',
  '123456789012345678901234567890',
  '1.',
  '"\\u0000"',
  '"\\ud800"',
  'undefined',
];

/** Ids for a field or parameter of this name: some name other people's things. */
export type IdsOf = (name: string) => Promise<string> | undefined;

/** A value that fits the schema, as far as the schema says it. */
export async function valueFor(given: Schema, random: Random, idsOf: IdsOf, name = ''): Promise<unknown> {
  const schema = resolveSchema(given);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return valueFor(random.pick(choices), random, idsOf, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectFor(schema, random, idsOf);
    case 'array': {
      const length = Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + random.below(3));
      return Promise.all(
        Array.from({ length }, () => valueFor(schema.items ?? {}, random, idsOf, name.replace(/s$/, ''))),
      );
    }
    case 'integer':
    case 'number':
      return random.pick(numbersFor(schema, type === 'integer'));
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return (random.chance(0.8) ? await idsOf(name) : undefined) ?? random.pick(textsFor(schema));
  }
}

async function objectFor(schema: Schema, random: Random, idsOf: IdsOf): Promise<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties).filter((each) => required.includes(each) || random.chance(0.3));
  const entries: [string, unknown][] = [];
  for (const each of names) entries.push([each, await valueFor(properties[each] ?? {}, random, idsOf, each)]);
  if (typeof additionalProperties === 'object') {
    const key = random.pick([...PROTOTYPE_NAMES, 'a', '']);
    entries.push([key, await valueFor(additionalProperties, random, idsOf)]);
  }
  // Unlike an assignment, this makes a `__proto__` that is sent.
  return Object.fromEntries(entries);
}

function textsFor({ pattern, format, minLength = 0, maxLength = Infinity }: Schema): string[] {
  const fits = (text: string) =>
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (format !== 'uri' || URL.canParse(text)) &&
    (format !== 'email' || text.includes('@'));
  const fitting = TEXTS.filter(fits);
  return fitting.length > 0 ? fitting : ['a'.repeat(Math.max(1, minLength))];
}

function numbersFor(schema: Schema, isWhole: boolean): number[] {
  const least = Math.max(schema.minimum ?? -Infinity, schema.exclusiveMinimum ?? -Infinity);
  const most = Math.min(schema.maximum ?? Infinity, schema.exclusiveMaximum ?? Infinity);
  const all = [...NUMBERS, ...MORE_NUMBERS, least, most].filter(Number.isFinite);
  const fitting = all.filter(
    (each) =>
      each >= least &&
      each <= most &&
      each !== schema.exclusiveMinimum &&
      each !== schema.exclusiveMaximum &&
      (!isWhole || Number.isSafeInteger(each)),
  );
  return fitting.length > 0 ? fitting : [1];
}

/** Any value at all, whatever the schema says. */
export function anyValue(random: Random): unknown {
  const kinds = [
    () => random.pick(TEXTS),
    () => random.pick([...NUMBERS, ...MORE_NUMBERS]),
    () => random.pick([null, true, false, [], {}, [[]], [null]]),
    () => Object.fromEntries([[random.pick(PROTOTYPE_NAMES), { is_operator: true, verified: true }]]),
    () => 'x'.repeat(random.pick([256, 10_001, 70_000])),
    () => nested(random.pick([5, 100, 2_000])),
  ];
  return random.pick(kinds)();
}

export const anyText = (random: Random): string => random.pick(TEXTS);
export const anyRawValue = (random: Random): string => random.pick(RAW_VALUES);

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { must: value };
  return value;
}
