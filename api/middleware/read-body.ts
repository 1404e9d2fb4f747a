import getRawBody from 'raw-body';
import { GivingError } from '../../domain/errors';
import { type DocumentStore } from '../../gateways/documents/document-store';
import { receiveUpload } from './receive-upload';
import { type ApiContext, type Next, required } from './state';
import { tooLarge } from './too-large';

/** No endpoint needs a larger JSON body. */
const MAX_BODY_BYTES = 1_048_576;

/** Reads the body of a write: JSON of at most 1 MiB, or the file of an upload. */
export function readBody(store: DocumentStore) {
  return async (context: ApiContext, next: Next): Promise<void> => {
    const { upload, body } = required(context.state.route, 'the route');
    const isBodyless = context.method === 'GET' || (context.method === 'DELETE' && body === undefined);
    if (isBodyless) await next();
    else if (upload === undefined) await readJsonBody(context, next);
    else await receiveUpload(store, upload, context, next);
  };
}

async function readJsonBody(context: ApiContext, next: Next): Promise<void> {
  const rawBody = await readBytes(context);
  if (rawBody.length > 0) requireJson(context);
  context.state.rawBody = rawBody;
  await next();
}

/** Reads the body's bytes, whatever its type, for a route that checks a signature. */
export async function readRawBody(context: ApiContext, next: Next): Promise<void> {
  context.state.rawBody = await readBytes(context);
  await next();
}

async function readBytes(context: ApiContext): Promise<Buffer> {
  try {
    return await getRawBody(context.req, {
      limit: MAX_BODY_BYTES,
      length: context.req.headers['content-length'],
    });
  } catch (error) {
    if (error instanceof Error && 'type' in error && error.type === 'entity.too.large') {
      throw tooLarge(context.req, MAX_BODY_BYTES, 'The body is larger than 1 MiB.');
    }
    throw new GivingError('VALIDATION_ERROR', 'The request body is incomplete. Send it again.', {
      fields: [{ field: 'body', code: 'format', message: 'is incomplete' }],
    });
  }
}

function requireJson(context: ApiContext): void {
  const encoding = context.get('Content-Encoding').toLowerCase();
  const [type = '', ...parameters] = context
    .get('Content-Type')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters
    .find((parameter) => parameter.startsWith('charset='))
    ?.replace(/^charset=|"/g, '');
  const isJson =
    type === 'application/json' && (charset === undefined || charset === 'utf-8' || charset === 'utf8');
  if (!isJson || (encoding !== '' && encoding !== 'identity')) {
    throw new GivingError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the body as application/json in UTF-8, uncompressed.',
    );
  }
}
