/** Builds the links of the OpenAPI document: how a response's ids fill the paths of other endpoints. */
import { type z } from 'zod';
import { type Route } from '../route';

export interface Link {
  operationId: string;
  parameters: Record<string, string>;
}

/** Links a write to the endpoints of the same resource or tag whose path its response and its own path can fill. */
export function buildLinks(route: Route, routes: readonly Route[]): Record<string, Link> {
  if (route.method !== 'post') return {};
  const links = routes
    .filter((target) => target !== route && (isBelow(target, route) || target.tag === route.tag))
    .flatMap((target) => buildLink(route, target) ?? []);
  return Object.fromEntries(links.map((link) => [link.operationId, link]));
}

/** Returns undefined if a parameter stays open, or if the response fills none of them. */
function buildLink(route: Route, target: Route): Link | undefined {
  const own = new Set(parametersOf(route));
  const fields = fieldsOf(route.success.schema);
  const parameters = parametersOf(target).map((name): [string, string | undefined] => {
    if (fields.has(name)) return [name, `$response.body#/${name}`];
    if (own.has(name)) return [name, `$request.path.${name}`];
    const isId = fields.has('id') && target.path.startsWith(`${route.path}/{${name}}`);
    return [name, isId ? '$response.body#/id' : undefined];
  });
  const filled = parameters.filter((each): each is [string, string] => each[1] !== undefined);
  if (filled.length < parameters.length) return undefined;
  if (!filled.some(([, from]) => from.startsWith('$response'))) return undefined;
  return { operationId: target.operationId, parameters: Object.fromEntries(filled) };
}

/** Returns true for `/v1/campaigns/{campaign_id}` and `/v1/campaigns`. */
function isBelow(target: Route, route: Route): boolean {
  return target.path.startsWith(`${route.path}/{`);
}

function parametersOf({ path }: Route): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function fieldsOf(schema: z.ZodType): Set<string> {
  return new Set('shape' in schema ? Object.keys(Object(schema.shape) as object) : []);
}
