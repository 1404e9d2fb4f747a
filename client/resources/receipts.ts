import { type CallOptions, path, type RequestEngine } from '../request';
import { type Receipt, type YearReceipts } from '../types';

/** Receipts of completed gifts, as data or for print. */
export class Receipts {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** The receipt of a gift, by default its last version; ConflictError when the gift is not completed. */
  get(donationId: string, which: { version?: number } = {}, options?: CallOptions): Promise<Receipt> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/receipt`, query: which },
      options,
    );
  }

  /** The same for print, as the bytes of a PDF file. */
  getPdf(
    donationId: string,
    which: { version?: number } = {},
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    const query = { ...which, format: 'pdf' };
    return this.#engine.stream(
      { method: 'GET', path: path`/v1/donations/${donationId}/receipt`, query },
      options,
    );
  }

  /** The receipts of all gifts that the caller made in a calendar year (UTC), with totals. */
  ofYear(year: number, options?: CallOptions): Promise<YearReceipts> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/receipts/${String(year)}` }, options);
  }

  /** The same for print, as the bytes of a PDF file. */
  pdfOfYear(year: number, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    const query = { format: 'pdf' };
    return this.#engine.stream(
      { method: 'GET', path: path`/v1/users/me/receipts/${String(year)}`, query },
      options,
    );
  }
}
