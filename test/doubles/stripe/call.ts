/** One request to the double's API, and the checks that all endpoints share. */
import { listOf, type Params, textOf } from './form';
import { DoubleError, invalid, type Item } from './objects';
import { type World } from './world';

export interface Call {
  world: World;
  params: Params;
  /** The id in the path, or an empty text. */
  id: string;
  /** The connected account that the request is for. */
  account: string | undefined;
  /** True if the form asks, with the publishable key. It must know the client secret. */
  isPublic: boolean;
  /** True if the server breaks between storing and confirming. */
  breaksMidway: boolean;
}

type Handler = (call: Call) => object;

export interface Endpoint {
  handle: Handler;
  /** The parameters that Stripe would know. Any other is refused. */
  takes: string[];
  /** True if the form may ask too. */
  isPublic?: boolean;
}

/** Refuses unknown parameters, as Stripe does. */
export function checkParams(params: Params, takes: string[]): void {
  const unknown = Object.keys(params).find((name) => !['expand', 'key', ...takes].includes(name));
  if (unknown !== undefined) {
    throw invalid(`Received unknown parameter: ${unknown}`, 'parameter_unknown', unknown);
  }
}

export function required(params: Params, name: string): string {
  const text = textOf(params, name);
  if (text === undefined || text === '')
    throw invalid(`Missing required param: ${name}.`, 'parameter_missing', name);
  return text;
}

/** The form must know the secret of the intent that it asks for. */
export function checkSecret({ isPublic, params }: Call, secret: string): void {
  if (isPublic && textOf(params, 'client_secret') !== secret) {
    const message = 'The client_secret does not match.';
    throw new DoubleError(401, { type: 'invalid_request_error', message });
  }
}

/** A page of a list, newest first. */
export function pageOf<T extends Item>(items: T[], params: Params, url: string): object {
  const limit = Number(textOf(params, 'limit') ?? 10);
  if (!(limit >= 1 && limit <= 100)) throw invalid('The limit must be 1 to 100.', undefined, 'limit');
  const kept = items.filter(({ created }) => isWithin(created, params));
  const after = textOf(params, 'starting_after');
  const from = after === undefined ? 0 : kept.findIndex(({ id }) => id === after) + 1;
  const data = kept.slice(from, from + limit);
  return { object: 'list', url, data, has_more: kept.length > from + limit };
}

function isWithin(created: number, params: Params): boolean {
  const bound = (name: string) => {
    const text = textOf(params, 'created', name);
    return text === undefined ? undefined : Number(text);
  };
  return (
    created >= (bound('gte') ?? 0) &&
    created > (bound('gt') ?? 0) &&
    created <= (bound('lte') ?? Infinity) &&
    created < (bound('lt') ?? Infinity)
  );
}

/** A copy of the answer in which the asked ids are replaced by their objects. */
export function expanded(world: World, answer: object, params: Params): object {
  const copy = structuredClone(answer);
  for (const path of listOf(params, 'expand')) expand(world, copy, path.split('.'));
  return copy;
}

function expand(world: World, at: unknown, [name = '', ...rest]: string[]): void {
  if (Array.isArray(at)) {
    for (const item of at) expand(world, item, [name, ...rest]);
    return;
  }
  if (typeof at !== 'object' || at === null) return;
  const holder = at as Record<string, unknown>;
  const value = holder[name];
  const found = typeof value === 'string' ? world.findAny(value) : undefined;
  if (found !== undefined) holder[name] = structuredClone(found);
  if (rest.length > 0) expand(world, holder[name], rest);
}
