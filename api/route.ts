/** One endpoint as data: what validates, authorises and documents it, and the handler that acts. */
import { type Logger } from 'pino';
import { type z } from 'zod';
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type Actor } from '../db/queries/access/api-keys';
import { type ErrorCode } from '../domain/errors';
import { type Scope } from '../domain/access/scopes';
import { type Gateways } from '../gateways';
import { type StoredDocument } from '../gateways/document-store';
import { type SearchEngine } from '../search/engine/typesense';
import { type Content } from './content';

export interface ApiDependencies {
  config: Config;
  db: Database;
  gateways: Gateways;
  engine: SearchEngine;
  log: Logger;
  /** The time of a request; the system's without it. */
  clock?: () => Date;
  /** What `/readyz` asks: each service by name, and whether it answers. */
  probes: Record<string, () => Promise<boolean>>;
}

/** A validated request. In a write, `db` is bound to the request's one transaction. */
export interface RouteRequest<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  actor: Actor;
  db: Database;
  gateways: Gateways;
  engine: SearchEngine;
  config: Config;
  log: Logger;
  now: Date;
  /** The file that an upload brought; absent in every other request. */
  upload: StoredDocument | undefined;
  /** Which of the media types the `Accept` header likes best; undefined when it takes none of them. */
  preferred: (mediaTypes: string[]) => string | undefined;
}

/** What files an endpoint takes. */
export interface Upload {
  maxBytes: number;
  mediaTypes: string[];
}

type Shape = z.ZodType;

export interface RouteDefinition<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> {
  method: 'get' | 'post' | 'patch' | 'delete';
  /** With `{name}` for path parameters, as OpenAPI writes it. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description?: string;
  /** The scope a credential needs, or `any` for every good credential. */
  scope: Scope | 'any';
  /** Set where an application's token is not enough, because the effect would outlive the user's consent. */
  apiKeyOnly?: true;
  /** The role that every caller needs; absent where the handler's policy decides. */
  role?: 'operator' | 'reviewer';
  params?: P;
  query?: Q;
  body?: B;
  /** The body is a file instead of JSON. */
  upload?: Upload;
  success: {
    status: 200 | 201 | 202;
    description: string;
    schema: R;
    /** The media types other than JSON that a read may answer with as a `Content`, and what each holds. */
    media?: Record<string, string>;
  };
  /** The codes this endpoint adds to those that every endpoint may answer with. */
  errors: ErrorCode[];
  handle(request: RouteRequest<z.output<P>, z.output<Q>, z.output<B>>): Promise<z.input<R> | Content>;
}

export type Route = RouteDefinition<Shape, Shape, Shape, Shape>;

/** Declares an endpoint; the handler's types follow from the schemas. */
export function defineRoute<P extends Shape, Q extends Shape, B extends Shape, R extends Shape>(
  definition: RouteDefinition<P, Q, B, R>,
): Route {
  return definition;
}

/** Whether the endpoint changes something: its handler then runs in one transaction. */
export function isWrite(route: Route): boolean {
  return route.method !== 'get';
}
