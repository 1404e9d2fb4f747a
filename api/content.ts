/** A ready-made response body: text, bytes or a stream, in a media type that the route declares. */
import { type Readable } from 'node:stream';

export class Content {
  constructor(
    /** One of the route's `success.media`, or `application/json` for streamed JSON. */
    readonly mediaType: string,
    readonly body: string | Buffer | Readable,
    /** The file name a browser saves it under. Without one, the browser shows the body. */
    readonly fileName?: string,
    /** The `Cache-Control` header. By default nothing may be stored. */
    readonly cacheControl?: string,
  ) {}
}
