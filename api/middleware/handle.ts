import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type Logger } from 'pino';
import { z } from 'zod';
import { Content } from '../content';
import { parseJson } from '../json';
import { Pending } from '../pending';
import { type ApiDependencies, isWrite, type Route } from '../route';
import { validateParts } from '../validate';
import { type ApiContext, required } from './state';

/** Refuses all input of endpoints without a query or body schema, so that callers notice their mistake. */
const nothing = z.strictObject({});

/** Validates the request, runs the endpoint's handler and answers with its result. This is the last middleware. */
export function handle({ db, gateways, engine, config, log, clock = () => new Date() }: ApiDependencies) {
  return async (context: ApiContext): Promise<void> => {
    const route = required(context.state.route, 'the route');
    const [query, body] = validateParts([
      { schema: route.query ?? nothing, value: queryOf(context), name: 'query' },
      { schema: route.body ?? nothing, value: route.rawBody === true ? {} : bodyOf(context), name: 'body' },
    ]);
    const requestLog = log.child({ requestId: context.state.requestId });
    const answer: unknown = await route.handle({
      params: context.state.params ?? {},
      query,
      body,
      get actor() {
        return required(context.state.actor, 'the actor');
      },
      db: context.state.transaction ?? db,
      gateways,
      engine,
      config,
      log: requestLog,
      now: clock(),
      get signed() {
        const rawBody = required(context.state.rawBody, 'the body');
        return { rawBody, header: (name: string) => context.get(name) || undefined };
      },
      upload: context.state.upload,
      preferred: (mediaTypes) => context.accepts(mediaTypes) || undefined,
    });
    context.status = route.success.status;
    if (answer instanceof Content) await sendContent(context, route, answer, requestLog);
    else if (answer instanceof Pending) sendPending(context, answer);
    else context.body = answer;
  };
}

function sendPending(context: ApiContext, { body }: Pending<unknown>): void {
  context.status = 202;
  context.body = body;
}

/** Answers with a `Content`. A stream that fails before its first byte still becomes an error response. */
async function sendContent(
  context: ApiContext,
  route: Route,
  { mediaType, body, fileName, cacheControl }: Content,
  log: Logger,
): Promise<void> {
  // A write must answer with JSON, because its answer is stored for its Idempotency-Key.
  const isDeclared = mediaType === 'application/json' || route.success.media?.[mediaType] !== undefined;
  if (isWrite(route) || !isDeclared) {
    throw new Error(`${route.operationId} does not declare ${mediaType}`);
  }
  if (body instanceof Readable) {
    await once(body, 'readable');
    body.on('error', (error) => {
      const clientLeft = 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!clientLeft) log.error({ error }, 'the stream of an answer failed after its first byte');
    });
  }
  if (fileName !== undefined) context.attachment(fileName);
  if (cacheControl !== undefined) context.set('Cache-Control', cacheControl);
  context.type = mediaType;
  context.body = body;
}

/** Returns the query parameters. A repeated parameter stays an array, which every schema refuses. */
function queryOf(context: ApiContext): Record<string, unknown> {
  return { ...context.query };
}

function bodyOf(context: ApiContext): unknown {
  const { rawBody } = context.state;
  return rawBody === undefined || rawBody.length === 0 ? {} : parseJson(rawBody);
}
