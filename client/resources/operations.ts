import { type CallOptions, type RequestEngine } from '../request';
import { type OperationsSummary } from '../openapi-types';

/** For operators: shows how the platform stands. */
export class OperationsResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Reads money by currency, failures by code, and every queue with the age of its oldest entry. */
  summary(options?: CallOptions): Promise<OperationsSummary> {
    return this.#engine.send({ method: 'GET', path: '/v1/operations/summary' }, options);
  }
}
