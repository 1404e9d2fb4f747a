import { type Document } from '../openapi-types';
import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';

/** Stores files, to which a verification can then refer. */
export class DocumentsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /**
   * Uploads a file of at most 10 MiB: PDF, JPEG, PNG or Word. Its `type` is sent as the media type. A document that
   * nothing refers to is removed after a day. GivingApiError `LIMIT_EXCEEDED` if the account stores too much.
   */
  upload(file: Blob, options?: CreateOptions): Promise<Document> {
    return this.#engine.send({ method: 'POST', path: '/v1/documents', body: file }, options);
  }

  /** Reads a document without its content. */
  get(documentId: string, options?: CallOptions): Promise<Document> {
    return this.#engine.send({ method: 'GET', path: path`/v1/documents/${documentId}` }, options);
  }

  /** Streams the file as it was uploaded. */
  download(documentId: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: path`/v1/documents/${documentId}/content` }, options);
  }
}
