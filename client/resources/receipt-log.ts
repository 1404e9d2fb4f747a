/** The public receipt log, and its tiles, whose names are paths. */
import { ReceiptLogCalls } from '../openapi-resources';
import { type CallOptions, path, type RequestEngine } from '../request';

/**
 * Reads the public receipt log. Take the keys that you trust from a different source, never from the log
 * itself.
 */
export class ReceiptLogResource extends ReceiptLogCalls {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    super(engine);
    this.#engine = engine;
  }

  /**
   * Returns up to 256 hashes of 32 bytes. `tile` is a tile's name as in C2SP tlog-tiles, such as
   * `x001/234.p/5`.
   */
  tile(level: number, tile: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    const rest = tile.split('/').map((part) => path`/${part}`);
    return this.#engine.stream(
      { method: 'GET', path: `/v1/receipt-log/tile/${level}${rest.join('')}`, isAnonymous: true },
      options,
    );
  }
}
