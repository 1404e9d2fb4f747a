import { type CallOptions, path, type RequestEngine } from '../request';
import { type Receipt, type YearReceipts } from '../openapi-types';

/** Reads receipts of completed gifts, as data or as PDF. */
export class ReceiptsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Reads a gift's receipt, by default its latest version. ConflictError if the gift is not completed. */
  get(donationId: string, which: { version?: number } = {}, options?: CallOptions): Promise<Receipt> {
    return this.#engine.send(
      { method: 'GET', path: path`/v1/donations/${donationId}/receipt`, query: which },
      options,
    );
  }

  /** Streams a gift's receipt as a PDF file. */
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

  /** Reads the receipts of all the caller's gifts in a calendar year (UTC), with totals. */
  ofYear(year: number, options?: CallOptions): Promise<YearReceipts> {
    return this.#engine.send({ method: 'GET', path: path`/v1/users/me/receipts/${String(year)}` }, options);
  }

  /** Streams a summary of the receipts of a year as a PDF file. */
  pdfOfYear(year: number, options?: CallOptions): Promise<ReadableStream<Uint8Array>> {
    const query = { format: 'pdf' };
    return this.#engine.stream(
      { method: 'GET', path: path`/v1/users/me/receipts/${String(year)}`, query },
      options,
    );
  }
}
