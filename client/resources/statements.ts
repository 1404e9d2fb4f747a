import { type CallOptions, path, type RequestEngine } from '../request';
import { type CharityStatement, type Currency, type StatementProof } from '../openapi-types';

/** For members of a charity and operators: statements of a month (`2026-11`) or a year (`2026`). */
export class StatementsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Reads a statement. Large ones are better streamed with `export`. */
  get(
    charityId: string,
    period: string,
    which: { currency?: Currency } = {},
    options?: CallOptions,
  ): Promise<CharityStatement> {
    const query = { ...which, format: 'json' };
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/statements/${period}`, query },
      options,
    );
  }

  /** Streams a statement as a file. CSV needs a currency. */
  export(
    charityId: string,
    period: string,
    file: { format: 'json' | 'pdf' | 'csv'; currency?: Currency },
    options?: CallOptions,
  ): Promise<ReadableStream<Uint8Array>> {
    return this.#engine.stream(
      { method: 'GET', path: path`/v1/charities/${charityId}/statements/${period}`, query: file },
      options,
    );
  }

  /** Reads the proof of a closed month. Verify it with `receipts.verifyStatement`. */
  proof(
    charityId: string,
    month: string,
    currency: Currency,
    options?: CallOptions,
  ): Promise<StatementProof> {
    const query = { currency };
    return this.#engine.send(
      { method: 'GET', path: path`/v1/charities/${charityId}/statements/${month}/proof`, query },
      options,
    );
  }
}
