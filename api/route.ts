/** Describes an endpoint by its schemas, permissions, documentation and handler. */
import { type Logger } from 'pino';
import { z } from 'zod';
import { type Config } from '../config';
import { type Database } from '../db/database';
import { type Actor } from '../domain/access/actor';
import { type ErrorCode } from '../domain/errors';
import { type ACCOUNT_SCOPE, type Scope } from '../domain/access/scopes';
import { type IdPrefix } from '../domain/ids';
import { type Gateways } from '../gateways';
import { type StoredDocument } from '../gateways/documents/document-store';
import { type ActOf, type Sealing } from '../operations/act';
import { type SearchEngine } from '../search/engine/typesense';
import { type Content } from './content';
import { pathId } from './fields';
import { type ForApplications } from './access/applications';
import { type StepUp } from './access/step-up';
import { type Pending } from './pending';

export interface ApiDependencies {
  config: Config;
  db: Database;
  gateways: Gateways;
  engine: SearchEngine;
  log: Logger;
  /** Returns the time of a request. Defaults to the system clock. */
  clock?: () => Date;
  /** `/readyz` runs these checks, by service. Each resolves to true if the service is ready. */
  probes: Record<string, () => Promise<boolean>>;
}

/** A validated request. In a write, `db` is bound to the request's transaction. */
export interface RouteRequest<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** In a public route, reading the actor throws. */
  actor: Actor;
  /** What an operation gets first: `db`, `now`, the actor and the keys that seal. */
  act: ActOf<Actor> & Sealing;
  db: Database;
  gateways: Gateways;
  engine: SearchEngine;
  config: Config;
  log: Logger;
  now: Date;
  /** The body's bytes, and the header that signs them. In a route without `rawBody`, reading these throws. */
  signed: { rawBody: Buffer; header: (name: string) => string | undefined };
  /** The caller's network address. */
  address: string;
  /** The address of the platform, by which the request came. */
  ownAddress: string;
  /** The bearer token, for a public route that reads it. Undefined if it is missing or malformed. */
  bearer: string | undefined;
  /** For a public route that can be repeated, because no answer of a public route is stored. */
  idempotencyKey: string | undefined;
  /**
   * Creates the id of what `prepare` makes at an outside system. A repeated request with the same Idempotency-Key gets
   * the same id, so the outside makes it only once.
   */
  outsideId: <P extends IdPrefix>(prefix: P) => `${P}_${string}`;
  /** Runs a task after the answer and outside the transaction, so that timing reveals nothing about the task. */
  afterAnswer: (task: (db: Database) => Promise<void>) => void;
  /** The uploaded file. Undefined if the request is not an upload. */
  upload: StoredDocument | undefined;
  /** Returns the media type that the `Accept` header prefers. Undefined if the header accepts none of them. */
  preferred: (mediaTypes: string[]) => string | undefined;
}

/** The files that an endpoint accepts. */
export interface Upload {
  maxBytes: number;
  mediaTypes: string[];
}

type Shape = z.ZodType;

export interface RouteDefinition<
  P extends Shape,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
  Prepared = unknown,
> {
  summary: string;
  description?: string;
  /** A credential needs this scope. `any` accepts every valid credential. */
  scope: Scope | 'any';
  /**
   * Refuses tokens of applications, because the effect would outlive the user's consent. `true` still accepts tokens of
   * giving-pages. `account:manage` still accepts tokens of the platform's own clients with that scope.
   */
  apiKeyOnly?: true | typeof ACCOUNT_SCOPE;
  /** Set for each write that would make or change what acts later without the application that asks. */
  applications?: ForApplications;
  /** Guests may make the call. Only for calls that reach public data or a guest's own gifts, plans and sources. */
  guests?: true;
  /**
   * Requires a recent sign-in and refuses tokens of applications. `staff` limits this to calls of reviewers and
   * operators. A list limits this to bodies with one of its fields.
   */
  stepUp?: StepUp;
  /** Also for a user whose data are to be erased. Every other call is closed to them. */
  whileLeaving?: true;
  /** A GET that starts work and sends a mail. A credential that only reads may not make it. */
  startsWork?: true;
  /** Every caller needs this role. Absent if the handler decides with `access/`. */
  role?: 'operator' | 'reviewer';
  /** The last path parameter, if it may contain slashes. */
  restParameter?: string;
  /** Only for a path whose parameters are not all ids. */
  params?: P;
  query?: Q;
  body?: B;
  /** The body is a file instead of JSON. */
  upload?: Upload;
  /** The handler checks a signature over the body's bytes. The body is not parsed. */
  rawBody?: true;
  success: {
    status: 200 | 201 | 202;
    description: string;
    schema: R;
    /** `secret` names a field that no later answer shows. `id` names the field that identifies the new resource. */
    shownOnce?: { secret: string; id: string };
    /** The media types that a read may return as `Content`, in addition to JSON. Each has a description. */
    media?: Record<string, string>;
    /** Describes the 202 of a `Pending` answer, which is an approval. */
    pending?: string;
  };
  /**
   * The error codes that this endpoint can return, in addition to those that every endpoint can return and to those
   * that follow from its path.
   */
  errors?: readonly ErrorCode[];
  /**
   * Calls an outside system before the transaction of a write, because a transaction must not wait for an
   * outside system. Runs after authorization, once the request holds its Idempotency-Key. Changes no state of ours, except
   * counts that a limit needs before the call, and outside only under `outsideId`. `handle` gets the result.
   */
  prepare?(request: RouteRequest<z.output<P>, z.output<Q>, z.output<B>>): Promise<Prepared>;
  handle(
    request: RouteRequest<z.output<P>, z.output<Q>, z.output<B>>,
    prepared: Prepared,
  ): Promise<z.input<R> | Content | Pending>;
  /**
   * Completes the answer of a write after its commit, for example with the outcome of a delivery that a worker makes.
   * Does not run for a refusal or a replay. A replay gets the answer of `handle`.
   */
  conclude?(
    request: RouteRequest<z.output<P>, z.output<Q>, z.output<B>>,
    answer: z.input<R>,
  ): Promise<z.input<R>>;
}

/** A route as the app and the OpenAPI document see it. */
export interface Route extends RouteDefinition<Shape, Shape, Shape, Shape> {
  method: Method;
  /** Uses OpenAPI's notation, `{name}`, for path parameters. */
  path: string;
  operationId: string;
  tag: string;
  errors: readonly ErrorCode[];
}

/** A route before `routes` gives it its operation id and tag. */
type NamelessRoute = Omit<Route, 'operationId' | 'tag'>;

type Method = 'get' | 'post' | 'patch' | 'delete';
type Endpoint = `${Uppercase<Method>} /${string}`;

type ParameterNames<E extends string> = E extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;
type PathParameters<E extends string> = z.ZodObject<Record<ParameterNames<E>, typeof pathId>>;

/**
 * Declares an endpoint, such as `GET /v1/charities/{charity_id}`. Its path names the parameters, and with them the
 * errors of a missing resource. The handler's types follow from the schemas.
 */
export function route<
  const E extends Endpoint,
  Q extends Shape,
  B extends Shape,
  R extends Shape,
  P extends Shape = PathParameters<E>,
  Prepared = unknown,
>(endpoint: E, definition: RouteDefinition<P, Q, B, R, Prepared>): NamelessRoute {
  const [method = '', path = ''] = endpoint.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params =
    names.length === 0 ? {} : { params: z.object(Object.fromEntries(names.map((name) => [name, pathId]))) };
  return {
    ...params,
    ...definition,
    method: method.toLowerCase() as Method,
    path,
    errors: [...names.flatMap(missing), ...(definition.errors ?? [])],
  };
}

/** The error of a request that names a resource which does not exist, or which the caller may not see. */
function missing(parameter: string): ErrorCode[] {
  if (parameter === 'charity_id' || parameter === 'organization_id') return ['CHARITY_NOT_FOUND'];
  return parameter.endsWith('_id') ? ['NOT_FOUND'] : [];
}

/** Gives the routes of a tag their operation ids, which are their keys. */
export function routes(tag: string, byOperation: Record<string, NamelessRoute>): Route[] {
  return Object.entries(byOperation).map(([operationId, each]) => ({ ...each, operationId, tag }));
}

/** Returns true if the endpoint writes. Its handler then runs in one transaction. */
export function isWrite(route: Route): boolean {
  return route.method !== 'get';
}
