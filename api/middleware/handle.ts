import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { type Logger } from 'pino';
import { Content } from '../content';
import { Pending } from '../pending';
import { type ApiDependencies, isWrite, type Route } from '../route';
import { readRequest } from './route-request';
import { type ApiContext, required } from './state';

/** Runs the endpoint's handler and answers with its result. This is the last middleware. */
export function handle(dependencies: ApiDependencies) {
  return async (context: ApiContext): Promise<void> => {
    const route = required(context.state.route, 'the route');
    const request = readRequest(context, dependencies);
    const { prepared } = context.state;
    if (prepared !== undefined && 'refusal' in prepared) throw prepared.refusal;
    const answer: unknown = await route.handle(request, prepared?.value);
    context.status = route.success.status;
    if (answer instanceof Content) await sendContent(context, route, answer, request.log);
    else if (answer instanceof Pending) sendPending(context, answer);
    else context.body = answer;
  };
}

function sendPending(context: ApiContext, { approval }: Pending): void {
  context.status = 202;
  context.body = approval;
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
  if (cacheControl === undefined || body instanceof Readable) return;
  // A cache revalidates with this ETag. If the body is unchanged, the answer is 304 without a body.
  context.etag = createHash('sha256').update(body).digest('base64url');
  if (context.fresh) context.status = 304;
}
