import { type CallOptions, type RequestEngine } from '../request';
import { type SandboxContents } from '../types';

/** Reads the test data of a sandbox. */
export class Sandbox {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Returns the test charity and the payment sources, each with its forced outcome. NotFoundError in production. */
  get(options?: CallOptions): Promise<SandboxContents> {
    return this.#engine.send({ method: 'GET', path: '/v1/sandbox' }, options);
  }
}
