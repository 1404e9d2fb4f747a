/** A handler returns this to answer with text, bytes or a stream in a media type that its route declares. */
import { type Readable } from 'node:stream';

export class Content {
  constructor(
    /** Must be in the route's `success.media`, or `application/json` for streamed JSON. */
    readonly mediaType: string,
    readonly body: string | Buffer | Readable,
    /** A browser saves the body under this name. Without a name, the browser shows the body. */
    readonly fileName?: string,
    /** The `Cache-Control` header. Defaults to `no-store`. */
    readonly cacheControl?: string,
  ) {}
}
