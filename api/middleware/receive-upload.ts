import { GivingError, validationError } from '../../domain/errors';
import {
  type DocumentStore,
  DocumentTooLargeError,
  type StoredDocument,
} from '../../gateways/documents/document-store';
import { type Upload } from '../route';
import { type ApiContext, type Next } from './state';
import { tooLarge } from './too-large';

/**
 * Streams an upload to the document store before the request's transaction begins. Removes the document if the request
 * is refused. Only a crash before the commit leaves a stored document without a row.
 */
export async function receiveUpload(
  store: DocumentStore,
  { maxBytes, mediaTypes }: Upload,
  context: ApiContext,
  next: Next,
): Promise<void> {
  const [mediaType = ''] = context.get('Content-Type').toLowerCase().split(';');
  if (!mediaTypes.includes(mediaType.trim()) || context.get('Content-Encoding') !== '') {
    throw new GivingError('UNSUPPORTED_MEDIA_TYPE', 'Send the file itself as the body, uncompressed.', {
      media_types: mediaTypes,
    });
  }
  const length = context.req.headers['content-length'];
  if (length !== undefined && Number(length) > maxBytes) throw fileTooLarge(context, maxBytes);
  const document = await keep(store, context, maxBytes);
  context.state.upload = document;
  try {
    await next();
  } catch (error) {
    await store.remove(document.key);
    throw error;
  }
  // With an Idempotency-Key, a refusal arrives here as an answer instead of an error. A replayed answer
  // refers to the first upload, so the new copy is useless.
  if (context.status >= 400 || context.res.hasHeader('Idempotent-Replayed')) {
    await store.remove(document.key);
  }
}

async function keep(store: DocumentStore, context: ApiContext, maxBytes: number): Promise<StoredDocument> {
  // If the reading stops early, the request must not be destroyed, because its connection still carries the
  // answer.
  const content: AsyncIterable<Buffer> = context.req.iterator({ destroyOnReturn: false });
  try {
    return await store.keep(content, maxBytes);
  } catch (error) {
    if (error instanceof DocumentTooLargeError) throw fileTooLarge(context, maxBytes);
    if (!context.req.readableAborted) throw error;
    throw validationError([{ field: 'body', code: 'format', message: 'is incomplete' }]);
  }
}

function fileTooLarge({ req }: ApiContext, maxBytes: number): GivingError {
  return tooLarge(req, maxBytes, `The file is larger than ${String(maxBytes)} bytes.`);
}
