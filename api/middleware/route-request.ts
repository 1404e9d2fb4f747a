import { z } from 'zod';
import { newId } from '../../new-id';
import { parseJson } from '../json';
import { afterAnswer } from '../identity/after-answer';
import { ownAddress } from '../own-address';
import { type ApiDependencies, type RouteRequest } from '../route';
import { validateParts } from '../validate';
import { bearerToken } from './authenticate';
import { type ApiContext, required } from './state';
import { readIdempotencyKey } from './transaction';

/** Refuses all input of endpoints without a query or body schema, so that callers notice their mistake. */
const nothing = z.strictObject({});

/**
 * Validates a request and builds what its route gets. `db` is the request's transaction, if a transaction has
 * begun.
 */
export function readRequest(
  context: ApiContext,
  { db, gateways, engine, config, log, clock = () => new Date() }: ApiDependencies,
): RouteRequest<unknown, unknown, unknown> {
  const route = required(context.state.route, 'the route');
  const [query, body] = validateParts([
    { schema: route.query ?? nothing, value: queryOf(context), name: 'query' },
    { schema: route.body ?? nothing, value: route.rawBody === true ? {} : bodyOf(context), name: 'body' },
  ]);
  const act = {
    tx: context.state.transaction ?? db,
    at: clock(),
    get actor() {
      return required(context.state.actor, 'the actor');
    },
    get secrets() {
      return gateways.secrets;
    },
  };
  return {
    params: context.state.params ?? {},
    query,
    body,
    get actor() {
      return act.actor;
    },
    act,
    db: act.tx,
    gateways,
    engine,
    config,
    log: log.child({ requestId: context.state.requestId }),
    now: act.at,
    get signed() {
      const rawBody = required(context.state.rawBody, 'the body');
      return { rawBody, header: (name: string) => context.get(name) || undefined };
    },
    address: context.ip,
    get ownAddress() {
      return ownAddress(context, config);
    },
    get bearer() {
      return bearerToken(context);
    },
    get idempotencyKey() {
      return readIdempotencyKey(context);
    },
    outsideId: (prefix) => {
      const { outsideName } = context.state;
      return outsideName === undefined ? newId(prefix) : `${prefix}_${outsideName}`;
    },
    afterAnswer: (task) => {
      afterAnswer(context, log, () => task(db));
    },
    upload: context.state.upload,
    preferred: (mediaTypes) => context.accepts(mediaTypes) || undefined,
  };
}

/** Returns the query parameters. A repeated parameter stays an array, which every schema refuses. */
function queryOf(context: ApiContext): Record<string, unknown> {
  return { ...context.query };
}

function bodyOf(context: ApiContext): unknown {
  const { rawBody } = context.state;
  return rawBody === undefined || rawBody.length === 0 ? {} : parseJson(rawBody);
}
