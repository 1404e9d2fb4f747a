/** An answer that is no JSON: text, bytes or a stream, in a media type that the route declares. */
import { type Readable } from 'node:stream';

export class Content {
  constructor(
    /** One of the route's `success.media`, or JSON that is streamed. */
    readonly mediaType: string,
    readonly body: string | Buffer | Readable,
    /** What a browser saves it as. */
    readonly fileName: string,
  ) {}
}
