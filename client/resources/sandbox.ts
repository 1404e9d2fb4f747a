import { type CallOptions, type RequestEngine } from '../request';
import { type SandboxContents } from '../types';

/** Test data of a sandbox. */
export class Sandbox {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** The test charity, and payment sources with the outcome each forces. NotFoundError in production. */
  get(options?: CallOptions): Promise<SandboxContents> {
    return this.#engine.send({ method: 'GET', path: '/v1/sandbox' }, options);
  }
}
