/**
 * Builds the links of the OpenAPI document. A link tells how the ids in a response fill the path of another
 * endpoint.
 */
import { type z } from 'zod';
import { type Route } from '../route';

export interface Link {
  operationId: string;
  parameters: Record<string, string>;
}

/**
 * Links a write to endpoints of the same resource or tag. The write's response and path must supply every
 * parameter of the endpoint's path.
 */
export function buildLinks(route: Route, routes: readonly Route[]): Record<string, Link> {
  if (route.method !== 'post') return {};
  const links = routes
    .filter((target) => target !== route && (isBelow(target, route) || target.tag === route.tag))
    .flatMap((target) => buildLink(route, target) ?? []);
  return Object.fromEntries(links.map((link) => [link.operationId, link]));
}

/**
 * Returns undefined if a path parameter of the target has no value, or if no value comes from the response.
 */
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

/**
 * Returns true if the target is below the route, as `/v1/campaigns/{campaign_id}` is below `/v1/campaigns`.
 */
function isBelow(target: Route, route: Route): boolean {
  return target.path.startsWith(`${route.path}/{`);
}

function parametersOf({ path }: Route): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function fieldsOf(schema: z.ZodType): Set<string> {
  return new Set('shape' in schema ? Object.keys(Object(schema.shape) as object) : []);
}
