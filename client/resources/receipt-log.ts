import { type CallOptions, path, type RequestEngine } from '../request';
import { type ReceiptLeafProof, type ReceiptLog, type ReceiptLogConsistency } from '../openapi-types';

/**
 * Reads the public receipt log. Take the keys that you trust from a different source, never from the log
 * itself.
 */
export class ReceiptLogResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Returns the log's name, its keys and the logs that were closed before. */
  describe(options?: CallOptions): Promise<ReceiptLog> {
    return this.#engine.send({ method: 'GET', path: '/.well-known/receipt-log.json' }, options);
  }

  /** Returns the bytes of the newest checkpoint, which is a signed note with cosignatures. */
  checkpoint(options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream({ method: 'GET', path: '/v1/receipt-log/checkpoint' }, options);
  }

  /**
   * Returns up to 256 hashes of 32 bytes. `tile` is a tile's name as in C2SP tlog-tiles, such as
   * `x001/234.p/5`.
   */
  tile(level: number, tile: string, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    const rest = tile.split('/').map((part) => path`/${part}`);
    return this.#engine.stream(
      { method: 'GET', path: `/v1/receipt-log/tile/${level}${rest.join('')}` },
      options,
    );
  }

  /** Proves that the tree of `to` leaves extends the tree of `from` leaves. */
  consistency(from: number, to: number, options?: CallOptions): Promise<ReceiptLogConsistency> {
    return this.#engine.send(
      { method: 'GET', path: '/v1/receipt-log/consistency', query: { from, to } },
      options,
    );
  }

  /** Proves a leaf by its hash, 64 lower-case hex digits. The answer does not contain the leaf. */
  proof(leafHash: string, options?: CallOptions): Promise<ReceiptLeafProof> {
    return this.#engine.send(
      { method: 'GET', path: '/v1/receipt-log/proof', query: { leaf_hash: leafHash } },
      options,
    );
  }
}
