import { type CallOptions, type CreateOptions, path, type RequestEngine } from '../request';
import { type Donation, type Sandbox } from '../openapi-types';

/** Reads the test data of a sandbox. */
export class SandboxResource {
  readonly #engine: RequestEngine;

  constructor(engine: RequestEngine) {
    this.#engine = engine;
  }

  /** Returns the test charity and the payment sources, each with its forced outcome. NotFoundError in production. */
  get(options?: CallOptions): Promise<Sandbox> {
    return this.#engine.send({ method: 'GET', path: '/v1/sandbox' }, options);
  }

  /** Replaces the page of the card issuer: approves or refuses a gift from the source `card_requires_action`. */
  authenticate(donationId: string, approve: boolean, options?: CreateOptions): Promise<Donation> {
    return this.#engine.send(
      { method: 'POST', path: path`/v1/sandbox/donations/${donationId}/authenticate`, body: { approve } },
      options,
    );
  }
}
