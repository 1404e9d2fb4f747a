import { type CallOptions, type RequestEngine } from '../request';
import { type SandboxContents } from '../types';

/** What a sandbox has to test with. */
export class Sandbox {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** The test charity, and the payment sources with the outcome each forces; NotFoundError in production. */
  get(options?: CallOptions): Promise<SandboxContents> {
    return this.#engine.send({ method: 'GET', path: '/v1/sandbox' }, options);
  }
}
