/** Makes one hostile request after another from the OpenAPI document and from the valid bodies of the access table. */
import { ROWS } from '../../api/access/rows';
import { type Random } from './random';
import { type Operation, OPERATIONS, resolveSchema } from './schemas';
import { anyRawValue, anyText, anyValue, PROTOTYPE_NAMES, valueFor } from './values';
import { type Attacker, type Things, type World } from './world';

export interface HostileRequest {
  operationId: string;
  attacker: Attacker;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

const IDEMPOTENCY_KEYS = ['a', 'b', 'c', 'd', '__proto__', "'; --", 'x'.repeat(255)];
const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'application/json; charset=utf-7',
  'a',
];
const SPOILED = 0.2;

export async function makeRequest(world: World, random: Random): Promise<HostileRequest> {
  const attacker = random.pick(world.attackers);
  const operation = random.pick(operationsOf(attacker));
  const aimsAtVictims = attacker.aimsAtVictims && random.chance(0.6);
  const things = random.pick(aimsAtVictims ? world.victimThings : world.ownThings);
  const path = await fillPath(operation.path, things, random);
  const query = await makeQuery(operation, things, random);
  const request = {
    operationId: operation.operationId,
    attacker,
    method: operation.method,
    path: path + (query === '' ? '' : `?${query}`),
    headers: { Authorization: `Bearer ${attacker.credential}`, ...idempotency(operation, random) },
    body: undefined,
  };
  return operation.method === 'GET' || operation.method === 'DELETE'
    ? request
    : addBody(request, operation, things, random);
}

const operationsOf = ({ only }: Attacker): Operation[] =>
  only === undefined ? OPERATIONS : OPERATIONS.filter(({ operationId }) => only.includes(operationId));

async function fillPath(path: string, things: Things, random: Random): Promise<string> {
  let filled = path;
  for (const [parameter, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const value = random.chance(0.92) ? await things.get(name) : anyText(random).toWellFormed() || '-';
    filled = filled.replace(parameter, () => encodeURIComponent(value).replace(/^\.+$/, '%2e'));
  }
  return filled;
}

async function makeQuery({ operationId, query }: Operation, things: Things, random: Random): Promise<string> {
  const given = new URLSearchParams(ROWS[operationId]?.query?.slice(1) ?? '');
  for (const { name, schema } of query) {
    if (!random.chance(0.15)) continue;
    const value = await valueFor(schema, random, idsFrom(things), name);
    given.set(name, Array.isArray(value) ? value.join(',') : String(value).toWellFormed());
  }
  if (random.chance(SPOILED / 4))
    given.append(random.pick([...given.keys(), ...PROTOTYPE_NAMES, 'q[]']), anyText(random));
  return given.toString();
}

function idempotency({ method }: Operation, random: Random): Record<string, string> {
  return method === 'POST' && random.chance(0.2) ? { 'Idempotency-Key': random.pick(IDEMPOTENCY_KEYS) } : {};
}

async function addBody(
  request: HostileRequest,
  operation: Operation,
  things: Things,
  random: Random,
): Promise<HostileRequest> {
  const upload = ROWS[operation.operationId]?.upload;
  if (upload !== undefined) {
    const headers = { ...request.headers, 'Content-Type': upload.mediaType };
    return { ...request, headers, body: random.chance(0.7) ? upload.bytes : anyText(random) };
  }
  if (operation.body === undefined && random.chance(0.9)) return request;
  const body = JSON.stringify(await makeBody(operation, things, random));
  const contentType = random.chance(0.03) ? random.pick(WRONG_TYPES) : 'application/json';
  return {
    ...request,
    headers: { ...request.headers, 'Content-Type': contentType },
    body: random.chance(SPOILED / 4) ? spoilText(body, random) : body,
  };
}

/** A valid body with some fields replaced by others that fit the schema, or spoiled. */
async function makeBody(operation: Operation, things: Things, random: Random): Promise<unknown> {
  const base =
    (await ROWS[operation.operationId]?.body?.({ ...things, fill: () => Promise.resolve('') })) ?? {};
  const schema = resolveSchema(operation.body ?? {});
  if (random.chance(0.1)) return valueFor(schema, random, idsFrom(things));
  const entries = new Map<string, unknown>(Object.entries(base));
  const { properties = {} } = schema;
  for (const name of Object.keys(properties)) {
    if (!random.chance(1.5 / (Object.keys(properties).length + 1))) continue;
    entries.set(name, await valueFor(properties[name] ?? {}, random, idsFrom(things), name));
  }
  if (random.chance(SPOILED)) {
    const names = [...Object.keys(properties), ...PROTOTYPE_NAMES, 'user_id', 'is_operator', 'verified'];
    entries.set(random.pick(names), anyValue(random));
  }
  return Object.fromEntries(entries);
}

function spoilText(body: string, random: Random): string {
  const spoil = [
    () => body.slice(0, -1),
    () => body.replace(/:[^,{}[\]]+/, () => `:${anyRawValue(random)}`),
    () => body.replace('{', () => '{"__proto__":{"is_operator":true},'),
    () => body.replace(/^\{("[^"]+":[^,{}[\]]+)/, (_, first: string) => `{${first},${first}`),
    () => '['.repeat(50_000),
    () => `\ufeff${body}`,
  ];
  return random.pick(spoil)();
}

/** Ids for fields named like a path parameter: `charity_id`, `campaign_ids`. */
function idsFrom(things: Things) {
  return (name: string): Promise<string> | undefined => (NAMES.has(name) ? things.get(name) : undefined);
}

const NAMES = new Set(
  OPERATIONS.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)),
);
